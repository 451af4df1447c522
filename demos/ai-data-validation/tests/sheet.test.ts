import { expect, test } from 'vitest'
import { repairAll, undoRepairs } from '../program/repairs.ts'
import { buildSample } from '../program/sample.ts'
import { openSession, type Session, takeFix } from '../program/session.ts'
import type { SheetRow } from '../program/sheet.ts'
import { toView } from '../program/view.ts'
import { settingsWith, tableFrom } from './tables.ts'

function open(text: string): Session {
  return openSession({ name: 'table.csv', notes: [], table: tableFrom(text), settings: settingsWith() })
}

/** "row: what is wrong" of each marked cell and row. */
function notesOf(rows: readonly SheetRow[]): readonly string[] {
  return rows.flatMap(({ row, notes, cells }) =>
    [...notes, ...cells.flatMap(cell => cell.notes)].map(() => String(row)),
  )
}

test('the sheet marks as many cells and rows as there are findings, and says what the repair would write', () => {
  const { sheet, analysis } = toView(open(buildSample()))
  const found = analysis.findings.flatMap(({ examples }) => examples.map(({ row }) => row))
  const last = sheet.rows.faulty.at(-1)?.row ?? 0

  expect(sheet.rows.first.map(({ row }) => row)).toEqual(Array.from({ length: 50 }, (_, index) => index + 2))
  expect(notesOf(sheet.rows.faulty)).toHaveLength(found.filter(row => row <= last).length)
  const date = sheet.rows.first.find(({ row }) => row === 19)?.cells[sheet.columns.indexOf('start_date')]
  expect([date?.value, date?.repair]).toEqual(['03/14/2023', '2023-03-14'])
})

test('repairing all shows before and after, counts what it does, and taking it back leaves the other fixes', () => {
  const flagged = takeFix(open(buildSample()), { fix: { kind: 'flag' }, title: 'Flag' })
  expect(toView(flagged).repairs).toEqual({ offered: 10, done: 0 })

  const repaired = repairAll(flagged)
  const view = toView(repaired)
  const changed = view.sheet.rows.repaired.find(({ row }) => row === 66)
  const removed = view.sheet.rows.first.concat(view.sheet.rows.repaired).filter(({ isRemoved }) => isRemoved)

  expect(view.repairs).toEqual({ offered: 0, done: 10 })
  expect(changed?.cells[view.sheet.columns.indexOf('state')]).toMatchObject({ value: 'PA', before: 'Pennsylvania' })
  expect(removed.map(({ row }) => row)).toEqual([122, 123])
  expect(undoRepairs(repaired).table.columns.map(({ name }) => name)).toEqual(
    flagged.table.columns.map(({ name }) => name),
  )
  expect(toView(undoRepairs(repaired)).repairs).toEqual({ offered: 10, done: 0 })
})

test('a title above the row of names is left out, said, and counts in row numbers', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `North,${index},2024-07-${10 + index}`)
  const text = ['Sales report,,', 'Exported by finance,,', ',,', 'Region,Units,Closed', ...rows].join('\n')
  const table = tableFrom(text)

  expect(table.columns.map(({ name }) => name)).toEqual(['Region', 'Units', 'Closed'])
  expect(table.rowNumbers[0]).toBe(5)
})

test('one column of names and values is no title', () => {
  expect(tableFrom('name\nAnna\n\nBen').rowNumbers).toEqual([2, 4])
})
