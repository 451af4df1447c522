import { formatLongDate } from '../../shared/values/dates.ts'
import type { ClassResult, LineResult } from './find-results.ts'
import { formatChange, formatCost, formatPrice } from './format-figures.ts'
import { costInvoices } from './invoices.ts'
import type { Price } from './read-catalogs.ts'

/** A model whose own list price changed, with the day of the change. */
export type Repricing = {
  readonly model: string
  readonly day: string
  readonly before: Price
  readonly after: Price
}

/** What a seller of the open model asks for the invoices; undefined where the edition does not list it. */
export type SellerCost = { readonly seller: string; readonly older: number | undefined; readonly newer: number }

type Years = { readonly older: string; readonly newer: string }

/** What each line's model costs for the invoices. The chart of the article draws it. */
export function writeLines(results: readonly LineResult[], { older, newer }: Years): string {
  const head = ['Line', `${older} model`, `${newer} model`, older, newer, 'Change']
  const rows = results.map(({ line, olderModel, newerModel, ...cost }) => {
    const change = formatChange(cost.older, cost.newer)
    return [line, olderModel, newerModel, formatCost(cost.older), formatCost(cost.newer), change]
  })
  return writeTable(head, 3, rows)
}

/** The middle list prices of a million tokens in each class, and what the invoices cost. */
export function writeClasses(results: readonly ClassResult[], { older, newer }: Years): string {
  const measures = ['Input', 'Output', 'Invoices'].flatMap(name => [`${name} ${older}`, `${name} ${newer}`])
  const rows = results.map(({ class: name, ...of }) => [
    `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    ...[of.older.input, of.newer.input, of.older.output, of.newer.output].map(formatPrice),
    ...[of.older.cost, of.newer.cost].map(formatCost),
  ])
  return writeTable(['Class', ...measures], 1, rows)
}

/** Models that have another list price than before, by the day of the change. */
export function writeRepricings(repricings: readonly Repricing[]): string {
  const rows = repricings
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ model, day, before, after }) => [
      ...[model, formatLongDate(day)],
      ...[before.input, after.input, before.output, after.output].map(formatPrice),
      formatChange(costInvoices(before), costInvoices(after)),
    ])
  const head = ['Model', 'From', 'Input before', 'Input after', 'Output before', 'Output after', 'Invoices']
  return writeTable(head, 2, rows)
}

/** What the invoices cost with the open model at each seller, the cheapest first. The second chart draws it. */
export function writeSellers(costs: readonly SellerCost[], { older, newer }: Years): string {
  const rows = costs.map(cost => {
    const before = cost.older === undefined ? 'not listed' : formatCost(cost.older)
    return [cost.seller, before, formatCost(cost.newer)]
  })
  return writeTable(['Seller', older, newer], 1, rows)
}

/** A table in Markdown whose first columns, `texts` of them, have words and the others figures. */
function writeTable(head: readonly string[], texts: number, rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index < texts ? '---' : '---:'))
  return [head, rule, ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
