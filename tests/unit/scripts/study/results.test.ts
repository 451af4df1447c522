import { expect, test } from 'vitest'
import { compareClasses, compareLines, findRepriced, rankCosts } from '../../../../scripts/study/find-results.ts'
import type { Line } from '../../../../scripts/study/lines.ts'
import {
  type Catalogs,
  toPriceRows,
  toPriceTable,
  toSellerRows,
  toSellerTable,
} from '../../../../scripts/study/price-rows.ts'

// Two lines of an invented provider; its main line has a price in both lists, its top line only in the newer one.
const provider = { provider: 'Acme', providerIds: { older: 'acme', newer: 'acme-ai' } }
const lines: readonly Line[] = [
  {
    line: 'Anvil',
    class: 'main',
    ...provider,
    older: { model: 'Anvil 1', id: 'a1' },
    newer: { model: 'Anvil 2', id: 'a2' },
  },
  { line: 'Bell', class: 'top', ...provider, newer: { model: 'Bell 1', id: 'b1' } },
  {
    line: 'Cog',
    class: 'small',
    ...provider,
    older: { model: 'Cog 1', id: 'c1' },
    newer: { model: 'Cog 2', id: 'c2' },
  },
]
const prices: Readonly<Record<string, readonly [number, number]>> = {
  'acme/a1': [2, 10],
  'acme-ai/a1': [2, 10],
  'acme-ai/a2': [1, 5],
  'acme-ai/b1': [10, 50],
  'acme/c1': [0.1, 0.5],
  'acme-ai/c1': [0.1, 0.4],
  'acme-ai/c2': [0.2, 1],
}
const priceOf = (provider: string, id: string) => {
  const [input = Number.NaN, output = Number.NaN] = prices[`${provider}/${id}`] ?? []
  return { input, output }
}
const catalogs: Catalogs = { older: { date: '2025-09-11', priceOf }, newer: { date: '2026-09-22', priceOf } }
const rows = toPriceRows(lines, catalogs)

test('the table has the model of each line in its edition, and the older one in the newer edition', () => {
  expect(toPriceTable(rows, catalogs)).toBe(
    [
      'class,line,provider,model,edition,edition_date,input_dollars,output_dollars,newest',
      'main,Anvil,Acme,Anvil 1,2025,2025-09-11,2,10,yes',
      'main,Anvil,Acme,Anvil 1,2026,2026-09-22,2,10,no',
      'main,Anvil,Acme,Anvil 2,2026,2026-09-22,1,5,yes',
      'top,Bell,Acme,Bell 1,2026,2026-09-22,10,50,yes',
      'small,Cog,Acme,Cog 1,2025,2025-09-11,0.1,0.5,yes',
      'small,Cog,Acme,Cog 1,2026,2026-09-22,0.1,0.4,no',
      'small,Cog,Acme,Cog 2,2026,2026-09-22,0.2,1,yes',
      '',
    ].join('\n'),
  )
})

test('sellers have a row for each edition that lists them', () => {
  const sellers = [
    { seller: 'Acme', older: ['acme', 'a1'], newer: ['acme-ai', 'a2'] },
    { seller: 'Late', newer: ['acme-ai', 'c2'] },
  ] as const
  expect(toSellerTable(toSellerRows(sellers, catalogs), catalogs).split('\n').slice(1)).toEqual([
    'gpt-oss-120b,Acme,2025,2025-09-11,2,10',
    'gpt-oss-120b,Acme,2026,2026-09-22,1,5',
    'gpt-oss-120b,Late,2026,2026-09-22,0.2,1',
    '',
  ])
})

test('lines are compared by their newest models, the greatest fall first, without a line that had no model before', () => {
  expect(compareLines(rows)).toEqual([
    { line: 'Anvil', olderModel: 'Anvil 1', newerModel: 'Anvil 2', older: 90, newer: 45 },
    { line: 'Cog', olderModel: 'Cog 1', newerModel: 'Cog 2', older: 4.5, newer: 9 },
  ])
})

test('the figures of a class are the medians of its newest models', () => {
  const both = toPriceRows(
    [...lines, ...lines].map(line => ({ ...line, class: 'main' as const })),
    catalogs,
  )
  const found = compareClasses([...both, ...both.map(row => ({ ...row, class: 'top' as const })), ...rows])
  expect(found[1]).toEqual({
    class: 'main',
    older: { input: 2, output: 10, cost: 90 },
    newer: { input: 1, output: 5, cost: 45 },
  })
})

test('an older model counts as repriced when either of its prices differs in the newer list', () => {
  expect(findRepriced(rows)).toEqual(['Cog 1'])
})

test('models are ranked by cost within an edition, without those that have a successor', () => {
  expect(rankCosts(rows, 'newer').map(({ row }) => row.model)).toEqual(['Cog 2', 'Anvil 2', 'Bell 1'])
})
