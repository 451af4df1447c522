import type { Price } from './read-catalogs.ts'

/**
 * The assumed work: invoices of about a page and a half with instructions and a list of fields in, and an object of
 * fields and lines out. In tokens of each invoice.
 */
export const work = { invoices: 10_000, inputTokens: 2_500, outputTokens: 400 } as const

export const inputMillions = (work.invoices * work.inputTokens) / 1e6
export const outputMillions = (work.invoices * work.outputTokens) / 1e6

/** What all the invoices cost, in dollars. */
export function costInvoices({ input, output }: Price): number {
  return inputMillions * input + outputMillions * output
}

/** The middle value, or the mean of the two in the middle. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  if (middle.length === 0) throw new Error('A median needs values')
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
