import { costInvoices, median } from './invoices.ts'
import { classes } from './lines.ts'
import type { EditionName, PriceRow, SellerRow } from './price-rows.ts'

/** A line with a model in both editions, and what the invoices cost with each. */
export type LineResult = {
  readonly line: string
  readonly olderModel: string
  readonly newerModel: string
  readonly older: number
  readonly newer: number
}

/** The middle list prices of a class in both editions, and the middle cost of the invoices. */
export type ClassResult = {
  readonly class: (typeof classes)[number]
} & Readonly<Record<EditionName, { readonly input: number; readonly output: number; readonly cost: number }>>

/** The lines that have a model in both editions, the greatest fall first. */
export function compareLines(rows: readonly PriceRow[]): readonly LineResult[] {
  const newest = rows.filter(({ isNewest }) => isNewest)
  return newest
    .flatMap(older => {
      const newer = newest.find(({ line, edition }) => line === older.line && edition === 'newer')
      if (older.edition !== 'older' || newer === undefined) return []
      const costs = { older: costInvoices(older), newer: costInvoices(newer) }
      return [{ line: older.line, olderModel: older.model, newerModel: newer.model, ...costs }]
    })
    .sort((one, other) => one.newer / one.older - other.newer / other.older)
}

export function compareClasses(rows: readonly PriceRow[]): readonly ClassResult[] {
  return classes.map(name => {
    const findMedians = (edition: EditionName) => {
      const members = rows.filter(row => row.class === name && row.edition === edition && row.isNewest)
      return {
        input: median(members.map(({ input }) => input)),
        output: median(members.map(({ output }) => output)),
        cost: median(members.map(costInvoices)),
      }
    }
    return { class: name, older: findMedians('older'), newer: findMedians('newer') }
  })
}

/** The older models whose list price in the newer edition is another one than in the older. */
export function findRepriced(rows: readonly PriceRow[]): readonly string[] {
  return rows.flatMap(({ model, edition, input, output }) => {
    const later = rows.find(row => row.model === model && row.edition === 'newer')
    const isSame = later?.input === input && later.output === output
    return edition === 'newer' || isSame ? [] : [model]
  })
}

/** The models or sellers of an edition with the cost of the invoices, the cheapest first. */
export function rankCosts<Row extends PriceRow | SellerRow>(rows: readonly Row[], edition: EditionName) {
  return rows
    .filter(row => row.edition === edition && !('isNewest' in row && !row.isNewest))
    .map(row => ({ row, cost: costInvoices(row) }))
    .sort((one, other) => one.cost - other.cost)
}
