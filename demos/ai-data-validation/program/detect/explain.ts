import type { Evidence } from './evidence.ts'

export type Explanation = Pick<Evidence, 'kind' | 'why' | 'likely'>

/** Says why a cell is suspect. `isTaught` cells became suspect by the visitor's marks. */
export function explain([first]: readonly Evidence[], isTaught: boolean): Explanation {
  const { kind, why, likely } = first ?? { kind: 'value', why: 'Several weak signs together.', likely: undefined }
  if (!isTaught) return { kind, why, likely }
  return { kind, why: ['Like cells that you marked.', ...(first === undefined ? [] : [why])].join(' '), likely }
}
