import type { CalculatorContent } from '../content/schemas/calculator.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import { fillTemplate } from '../values/fill-template.ts'

/** The picture of 1,000 cases knows these fields and results by name. */
export const flowFields = ['accuracy', 'checked'] as const
const counts = [
  'uncheckedRight',
  'uncheckedWrong',
  'passed',
  'stopped',
  'missed',
  'caught',
  'retryRight',
  'retryMissed',
  'toPerson',
] as const
const costs = ['modelCost', 'checksCost', 'lastCost', 'wrongsCost'] as const
const marks = ['breakEven', 'breakEvenThen'] as const
export const flowResults = [...counts, ...costs, ...marks, 'personCost'] as const

type Words = NonNullable<CalculatorContent['flow']>
type Cells = Readonly<Record<string, CellValue>>

/** The words filled in, and the numbers that the picture draws. */
export type Flow = {
  readonly words: Omit<Words, 'parts' | 'always' | 'never'>
  /** In percent. */
  readonly handles: Readonly<Partial<Record<(typeof flowFields)[number], number>>>
  /** Of 1,000 cases. */
  readonly counts: Readonly<Partial<Record<(typeof counts)[number], number>>>
  /** Accuracies in percent at which a person costs the same: at these prices, then at the older ones. */
  readonly marks: readonly number[]
  /** Dollars of one solved case: of the model, its checks, the person and the wrong ones. */
  readonly costs: readonly { readonly name: string; readonly text: string; readonly dollars: number }[]
  readonly personDollars: number
}

type Source = { readonly values: Cells; readonly results: Cells; readonly texts: Readonly<Record<string, string>> }

export function toFlow({ parts, always, never, breakEven, ...words }: Words, { values, results, texts }: Source): Flow {
  const toNumbers = (names: readonly string[], from: Cells) =>
    Object.fromEntries(names.map(name => [name, round(Number(from[name]))]))
  const mark = Number.isNaN(results.breakEven) ? always : results.breakEven === 0 ? never : breakEven
  const filled = Object.entries({ ...words, breakEven: mark }).map(([name, text]) => [name, fillTemplate(text, texts)])
  return {
    words: { ...words, breakEven: mark, ...Object.fromEntries(filled) },
    handles: toNumbers(flowFields, values),
    counts: toNumbers(counts, results),
    marks: marks.map(name => round(Number(results[name]))).filter(value => value > 0),
    costs: costs.map(name => {
      return { name, text: fillTemplate(parts[name], texts), dollars: round(Number(results[name])) }
    }),
    personDollars: round(Number(results.personCost)),
  }
}

/** The picture needs no more digits, and has no place for a cost that does not exist. */
function round(value: number): number {
  return Number.isNaN(value) ? 0 : Math.round(value * 1000) / 1000
}
