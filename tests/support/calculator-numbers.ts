import { expect } from 'vitest'
import { computeCalculator } from '../../shared/calculators/compute-calculator.ts'
import type { ScoredCase, Values } from '../../shared/calculators/sheets.ts'
import type { CalculatorContent } from '../../shared/content/schemas/calculator.ts'
import { siteLibrary } from './site-pages.ts'

const words = await siteLibrary.read('pages/calculator')
const contents = new Map(
  await Promise.all(
    (await siteLibrary.read('calculators')).map(
      async ({ id }) => [id, await siteLibrary.read(`calculators/${id}`)] as const,
    ),
  ),
)

export const calculatorIds = [...contents.keys()]

/** Throws for an unknown calculator. */
export function readCalculator(id: string): CalculatorContent {
  const content = contents.get(id)
  if (content === undefined) throw new Error(`there is no calculator "${id}"`)
  return content
}

/** What the sheet computes from the numbers of the article, with some of them changed; `results` has the numbers. */
export function computeWith(id: string, changes: Values = {}, cases?: readonly ScoredCase[]) {
  const content = readCalculator(id)
  const initial = Object.fromEntries(content.fields.map(({ name, initial }) => [name, initial]))
  const computed = computeCalculator(content, words.spreadsheet, { ...initial, ...changes }, cases)
  expect(computed.faults).toEqual([])
  const results: Record<string, number> = {}
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(computed.results)) {
    if (typeof value === 'number') results[name] = value
    else texts[name] = value
  }
  return { ...computed, results, texts }
}
