import { countShared } from './count-shared.ts'
import { fillRegions } from './fill-regions.ts'
import { compareClasses, compareLines, rankCosts } from './find-results.ts'
import { lines } from './lines.ts'
import { listFacts, listSellerFacts } from './list-facts.ts'
import { type Catalogs, toPriceRows, toPriceTable, toSellerRows, toSellerTable } from './price-rows.ts'
import { readNewerDate, readNewerPrice, readOlderDate, readOlderPrice, readPriceStart } from './read-catalogs.ts'
import { repriced, sellers } from './sellers.ts'
import { type Repricing, writeClasses, writeLines, writeRepricings, writeSellers } from './write-tables.ts'

/** Day of publication of the pinned @pydantic/genai-prices, by `npm view @pydantic/genai-prices time`. */
const published = '2026-09-23'

const article = 'content/articles/blog-41.md'
const priceHead = 'content/data/model-prices.json'
const sellerHead = 'content/data/open-model-prices.json'

/** What the study writes, by path: tables, the figures of sentences and the article. `read` gives the files as they are. */
export function runStudy(read: (path: string) => string): ReadonlyMap<string, string> {
  const catalogs = openCatalogs()
  const rows = toPriceRows(lines, catalogs)
  const sellerRows = toSellerRows(sellers, catalogs)
  const years = { older: catalogs.older.date.slice(0, 4), newer: catalogs.newer.date.slice(0, 4) }
  const before = new Map(rankCosts(sellerRows, 'older').map(({ row, cost }) => [row.seller, cost]))
  const sellerCosts = rankCosts(sellerRows, 'newer').map(({ row: { seller }, cost }) => {
    return { seller, older: before.get(seller), newer: cost }
  })
  const tables = {
    lines: writeLines(compareLines(rows), years),
    classes: writeClasses(compareClasses(rows), years),
    repricings: writeRepricings(findRepricings(catalogs.newer.date)),
    sellers: writeSellers(sellerCosts, years),
  }
  return new Map([
    ['content/data/model-prices.csv', toPriceTable(rows, catalogs)],
    ['content/data/open-model-prices.csv', toSellerTable(sellerRows, catalogs)],
    [priceHead, withFacts(read(priceHead), listFacts(rows, catalogs, countShared(lines, catalogs.newer.date)))],
    [sellerHead, withFacts(read(sellerHead), listSellerFacts(sellerRows))],
    [article, fillRegions(read(article), tables)],
  ])
}

function openCatalogs(): Catalogs {
  const providers = [
    ...lines.map(({ providerIds }) => providerIds.newer),
    ...sellers.flatMap(({ newer }) => newer?.[0] ?? []),
  ]
  const date = readNewerDate(providers, published)
  return {
    older: { date: readOlderDate(), priceOf: readOlderPrice },
    newer: { date, priceOf: (provider, id) => readNewerPrice(provider, id, date) },
  }
}

function findRepricings(until: string): readonly Repricing[] {
  return repriced.map(({ model, provider, id }) => {
    const day = readPriceStart(provider, id, until)
    const dayBefore = new Date(Date.parse(day) - 1).toISOString().slice(0, 10)
    const [before, after] = [readNewerPrice(provider, id, dayBefore), readNewerPrice(provider, id, day)]
    return { model, day, before, after }
  })
}

function withFacts(json: string, facts: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ ...JSON.parse(json), facts }, null, 2)}\n`
}
