import { writeFileSync } from 'node:fs'
import { lines } from './study/lines.ts'
import { toCsv, toPriceRows } from './study/price-rows.ts'
import { readNewerDate, readNewerPrice, readOlderDate, readOlderPrice } from './study/read-catalogs.ts'

const thenDate = readOlderDate()
const nowDate = readNewerDate(lines.map(({ providerIds }) => providerIds.newer).concat('openrouter'), '2026-09-23')
const rows = toPriceRows(lines, {
  older: { name: thenDate.slice(0, 4), date: thenDate, priceOf: readOlderPrice },
  newer: { name: nowDate.slice(0, 4), date: nowDate, priceOf: (provider, id) => readNewerPrice(provider, id, nowDate) },
})
writeFileSync('content/data/model-prices.csv', toCsv(rows))
