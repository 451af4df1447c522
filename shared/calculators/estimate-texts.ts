import type { CalculatorAnswer } from './load-calculator.ts'

/** The calculator of the pricing page. Its page and its message know these results by name. */
export const estimateId = 'estimate'
export const estimateResults = ['price', 'weeks', 'fit', 'reason', 'note'] as const

/** By name. A file of its own, so that the page does not load the engine at first. */
type EstimateTexts = Readonly<Partial<Record<string, string>>>

/** The results by their names. */
export function toEstimateTexts({ results }: CalculatorAnswer): EstimateTexts {
  return Object.fromEntries(results.map(({ name, text }) => [name, text]))
}
