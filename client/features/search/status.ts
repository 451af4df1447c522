import type { ResultsText } from '../../../shared/content/schemas/search.ts'
import { fillTemplate } from '../../../shared/values/fill-template.ts'

/** How many results there are. */
export function toStatus(text: Pick<ResultsText, 'none' | 'one' | 'many'>, count: number, query: string): string {
  const template = count === 0 ? text.none : count === 1 ? text.one : text.many
  return fillTemplate(template, { count, query })
}
