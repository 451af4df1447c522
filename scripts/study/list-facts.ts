import { dayMs, formatLongDate } from '../../shared/values/dates.ts'
import type { SharedIds } from './count-shared.ts'
import { compareClasses, compareLines, findRepriced, rankCosts } from './find-results.ts'
import { formatChange, formatCost, formatPrice, formatRatio, joinNames } from './format-figures.ts'
import { inputMillions, outputMillions, work } from './invoices.ts'
import type { Catalogs, EditionName, PriceRow, SellerRow } from './price-rows.ts'

/** The figures that the article's sentences state, by the names of their placeholders, {data.model-prices.name}. */
export function listFacts(
  rows: readonly PriceRow[],
  { older, newer }: Catalogs,
  shared: SharedIds,
): Readonly<Record<string, string>> {
  const lines = compareLines(rows)
  const cheaper = lines.filter(line => line.newer < line.older)
  const repriced = findRepriced(rows)
  const olderModels = rows.filter(({ edition }) => edition === 'older')
  const classes = compareClasses(rows).flatMap(({ class: name, ...of }) => [
    [`${name}Older`, formatCost(of.older.cost)],
    [`${name}Newer`, formatCost(of.newer.cost)],
    [`${name}Change`, formatChange(of.older.cost, of.newer.cost)],
    [`${name}OlderModels`, listModels(rows, name, 'older')],
    [`${name}NewerModels`, listModels(rows, name, 'newer')],
  ])
  return {
    olderDate: formatLongDate(older.date),
    newerDate: formatLongDate(newer.date),
    days: String((Date.parse(newer.date) - Date.parse(older.date)) / dayMs),
    models: String(new Set(rows.map(({ model }) => model)).size),
    lines: String(lines.length),
    cheaper: String(cheaper.length),
    dearer: String(lines.filter(line => line.newer > line.older).length),
    unchanged: String(olderModels.length - repriced.length),
    sharedIds: String(shared.count),
    sharedSame: String(shared.same),
    changes: joinNames(lines.map(line => `${line.line} ${formatChange(line.older, line.newer)}`)),
    ...Object.fromEntries(classes),
    ...listExtremes(rows, 'newer'),
    invoices: work.invoices.toLocaleString('en-US'),
    inputTokens: work.inputTokens.toLocaleString('en-US'),
    outputTokens: work.outputTokens.toLocaleString('en-US'),
    example: writeExample(rows),
    inputMillions: String(inputMillions),
    outputMillions: String(outputMillions),
  }
}

/** The computation of one cost, with the newer model in the middle of its class. */
function writeExample(rows: readonly PriceRow[]): string {
  const ranked = rankCosts(
    rows.filter(row => row.class === 'main'),
    'newer',
  )
  const middle = ranked[Math.floor(ranked.length / 2)]
  if (middle === undefined) throw new Error('The class has no models')
  const { row, cost } = middle
  return `${row.model}: ${inputMillions} × ${formatPrice(row.input)} + ${outputMillions} × ${formatPrice(row.output)} = ${formatCost(cost)}`
}

function listModels(rows: readonly PriceRow[], name: PriceRow['class'], edition: EditionName): string {
  const members = rows.filter(row => row.class === name && row.edition === edition && row.isNewest)
  return joinNames(members.map(({ model }) => model))
}

/** The same for the open model's sellers, {data.open-model-prices.name}. */
export function listSellerFacts(rows: readonly SellerRow[]): Readonly<Record<string, string>> {
  return { ...listExtremes(rows, 'older'), ...listExtremes(rows, 'newer') }
}

/** How many an edition has, what the cheapest and the dearest ask for the invoices, and their ratio. */
function listExtremes(rows: readonly (PriceRow | SellerRow)[], edition: EditionName) {
  const ranked = rankCosts(rows, edition)
  const [low, high] = [ranked.at(0), ranked.at(-1)]
  if (low === undefined || high === undefined) throw new Error(`The ${edition} edition has no prices`)
  return {
    [`${edition}Count`]: String(ranked.length),
    [`${edition}Low`]: formatCost(low.cost),
    [`${edition}High`]: formatCost(high.cost),
    [`${edition}Ratio`]: formatRatio(high.cost, low.cost),
  }
}
