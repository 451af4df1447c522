import { expect, test } from 'vitest'
import packed from '../program/detect/looks.json' with { type: 'json' }
import { unpackLooks } from '../program/detect/pack-looks.ts'
import { analyze } from '../program/model.ts'
import { describeRepairs, equalWeights, gradeOf, scoreTable } from '../program/score.ts'
import { investigate } from '../program/suspects.ts'
import { type MarkedTable, readMarkedTable, readMarkedTables } from '../training/marked-tables.ts'
import { settingsWith } from './tables.ts'

const looks = unpackLooks(packed)
const settings = settingsWith({ freshness: { asOf: '2025-03-31', maxAgeMonths: 12, column: 'auto' } })
const cleanNames = ['clinic-clean', 'orders-clean', 'school-clean', 'staff-clean', 'weather-clean']
const dirtyNames = ['customers-ruined', 'estate', 'invoices', 'library', 'members', 'shipments', 'stock']

type Shown = {
  readonly row: number
  readonly column: string
  readonly value: string
  readonly likely: string | undefined
}

/** What a visitor who marks nothing is shown: the findings of the fixed rules, and the cells that look wrong. */
function showAll({ table }: MarkedTable): readonly Shown[] {
  const { findings } = analyze(table, settings)
  const { columns } = investigate(table, looks, () => {}).view()
  return [
    ...findings.flatMap(({ columns: names, examples }) =>
      examples.map(({ row, value }) => ({ row, column: names.join(), value, likely: undefined })),
    ),
    ...columns.flatMap(({ name, cells }) => cells.map(cell => ({ ...cell, column: name }))),
  ]
}

function countWrongRows({ table, wrong }: MarkedTable): number {
  return table.rowNumbers.filter((_, row) => wrong.some(column => column[row] === 1)).length
}

/** A finding on two columns is right when one of them is wrong. */
function isWrong({ table, wrong }: MarkedTable, { row, column }: Shown): boolean {
  const place = table.rowNumbers.indexOf(row)
  return table.columns.some(({ name }, index) => column.split(',').includes(name) && wrong[index]?.[place] === 1)
}

test('the tables typed by hand are of twelve subjects, five of them without an error', () => {
  const tables = readMarkedTables()

  expect(tables.map(({ name }) => name)).toEqual([...cleanNames, ...dirtyNames].sort())
  expect(tables.filter(table => countWrongRows(table) === 0).map(({ name }) => name)).toEqual(cleanNames)
})

test.each(cleanNames)('in %s, which has no error, nothing is marked and no row needs repair', name => {
  const marked = readMarkedTable(name)
  const analysis = analyze(marked.table, settings)

  expect(showAll(marked)).toEqual([])
  expect(analysis.faulty.any).toBe(0)
  expect(scoreTable(analysis, equalWeights).total).toBe(100)
})

test.each(dirtyNames)('in %s nine marks in ten are right, and most of the rows with errors are counted', name => {
  const marked = readMarkedTable(name)
  const shown = showAll(marked)
  const { faulty } = analyze(marked.table, settings)

  expect(shown.filter(each => isWrong(marked, each)).length / shown.length).toBeGreaterThanOrEqual(0.9)
  expect(faulty.any).toBeLessThanOrEqual(countWrongRows(marked))
  expect(faulty.any).toBeGreaterThanOrEqual(countWrongRows(marked) * 0.4)
})

test('the ruined table has its ten ruined rows to repair and a poor score, below that of any other', () => {
  const ruined = analyze(readMarkedTable('customers-ruined').table, settings)
  const { total = 0 } = scoreTable(ruined, equalWeights)
  const others = dirtyNames
    .filter(name => name !== 'customers-ruined')
    .map(name => scoreTable(analyze(readMarkedTable(name).table, settings), equalWeights).total ?? 0)

  expect(describeRepairs(ruined)).toBe('10 of 60 rows have something to repair')
  expect(gradeOf(total).id).toBe('poor')
  expect(total).toBeLessThan(85)
  expect(Math.min(...others)).toBeGreaterThan(total)
})

test('countries written in four ways are one remark for their column', () => {
  const { findings } = analyze(readMarkedTable('customers-ruined').table, settings)

  const ofCountry = findings.filter(({ columns }) => columns.includes('country'))

  expect(ofCountry.map(({ kind, count }) => [kind, count])).toEqual([['mixed', 8]])
})

test('no number, date or code gets a likely spelling', () => {
  const figures = new Set(['integer', 'number', 'date', 'phone', 'zip', 'code'])
  for (const marked of readMarkedTables()) {
    const types = new Map(analyze(marked.table, settings).columns.map(({ name, type }) => [name, type]))
    const { columns } = investigate(marked.table, looks, () => {}).view()
    const spelled = columns
      .filter(({ name }) => figures.has(types.get(name) ?? ''))
      .flatMap(({ cells }) => cells.filter(({ why }) => why.includes('spelled')))
    expect(spelled, marked.name).toEqual([])
  }
})
