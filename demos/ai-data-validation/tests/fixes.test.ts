import { expect, test } from 'vitest'
import type { FixOffer } from '../program/fixes.ts'
import { toCsv } from '../program/parse-csv.ts'
import { repairAll, undoRepairs } from '../program/repairs.ts'
import { buildSample } from '../program/sample.ts'
import { changeSettings, openSession, previewFix, type Session, takeFix, undoFix } from '../program/session.ts'
import { toView } from '../program/view.ts'
import { settingsWith, tableFrom } from './tables.ts'

function open(text: string): Session {
  return openSession({ name: 'test.csv', notes: [], table: tableFrom(text), settings: settingsWith() })
}

function offerCalled(session: Session, title: string): FixOffer {
  const offer = toView(session).fixes.find(each => each.state === 'offered' && each.title === title)
  if (offer === undefined) throw new Error(`No fix called "${title}" is offered`)
  return offer
}

const take = (session: Session, title: string) => takeFix(session, offerCalled(session, title))
const statesOf = (session: Session) => toView(session).fixes.map(({ title, state }) => `${title}: ${state}`)
const plans = 'Basic,1/Basic,2/Pro,3/Basic,4/,N/A/Pro,5/Basic,6/Basic,7/Pro,8/Basic,9/Basic,10/Pro,11'

test.each([
  ['Trim spaces', 'a,b\n x,1\ny, 2 \nz,3', ['x,1', 'y,2', 'z,3']],
  ['Unify day', 'day\n2024-01-01\n2024-01-02\n1/3/2024\n"Jan 4, 2024"', ['2024-01-03', '2024-01-04']],
  ['Unify phone', 'phone\n(215) 555-0101\n(215) 555-0102\n+1 215 555 0103', ['(215) 555-0103']],
  ['Unify state', 'state\nPennsylvania\nNew York\nnj', ['New Jersey']],
  ['Unify country', 'country\nGermany\nFrance\nUSA', ['United States']],
  ['Fill gaps in seats', `plan,seats\n${plans.replaceAll('/', '\n').replace('N\nA', 'N/A')}`, [',6']],
  ['Fill gaps in plan', `plan,seats\n${plans.replaceAll('/', '\n').replace('N\nA', 'N/A')}`, ['Basic,N/A']],
  ['Flag missing values', 'a,b\nx,1\n,2\n,\ny,4\nz,5', ['x,1,', ',2,a', ',,a; b', 'y,4,', 'z,5,']],
  ['Restore zeros in zip', 'zip\n18901\n08541\n08542\n08543\n8540', ['08540']],
  ['Remove exact duplicates', 'id,name\n1,a\n2,b\n1,a\n1,c', ['1,a', '2,b', '1,c']],
])('“%s” writes what most of the column has, and changes no more', (title, text, lines) => {
  const written = toCsv(take(open(text), title).table)
    .split('\r\n')
    .slice(1)
  expect(written).toEqual(expect.arrayContaining(lines))
  const rest = text.replaceAll('"', '').split('\n').slice(1)
  if (title.startsWith('Unify') || title.startsWith('Fill')) {
    expect(written.filter(line => !rest.includes(line)).sort()).toEqual(lines.toSorted())
  }
})

test('copies are removed cell by cell, the first stays, and rows keep their numbers', () => {
  const after = take(open('id,name\n1,a\n2,b\n1,a\n1,c'), 'Remove exact duplicates')
  expect(after.table.rowNumbers).toEqual([2, 3, 5])
})

test('the column of flags is not checked itself', () => {
  const session = open('a,b\nx,1\n,2\n,\ny,4\nz,5')
  expect(take(session, 'Flag missing values').analysis.checks).toEqual(session.analysis.checks)
})

test('a preview tells what would change and changes nothing', () => {
  const session = open('state\nPA\nPA\nnj')
  const { examples } = previewFix(session, offerCalled(session, 'Unify state').fix)
  expect(examples).toEqual([{ row: 4, column: 'state', before: 'nj', after: 'NJ' }])
  expect(session.table.columns[0]?.cells[2]).toBe('nj')
})

test('undo brings back the table and its findings, and undoing an earlier fix keeps the later ones', () => {
  const first = open('a,b\n x,1\ny,2\ny,2')
  const second = take(first, 'Trim spaces')
  const third = take(second, 'Remove exact duplicates')
  expect(toView(third).applied.map(({ result }) => result)).toEqual(['1 cell changed', '1 row removed'])
  const back = undoFix(third, { kind: 'removeCopies' })
  expect(back.table).toBe(second.table)
  expect(toView(undoFix(back, { kind: 'trim' }))).toEqual(toView(first))
  const later = undoFix(third, { kind: 'trim' })
  expect(later.table.columns[0]?.cells).toEqual([' x', 'y'])
  expect(statesOf(later)).toEqual(['Trim spaces: offered', 'Remove exact duplicates: applied'])
})

test('every fix stays in its place while others are applied and undone, also when nothing is left for it to do', () => {
  let session = open(buildSample())
  const titles = () => toView(session).fixes.map(({ title }) => title)
  const start = titles()
  for (const { fix, title } of toView(session).fixes) {
    session = takeFix(session, { fix, title })
    expect(titles()).toEqual(start)
  }
  const left = new Set(session.analysis.findings.map(({ kind }) => kind))
  expect((['mixed', 'spaces', 'duplicate'] as const).filter(kind => left.has(kind))).toEqual([])
  const filled = take(open('a,b\nx,1\ny,2\nz,3\nv,4\nw,'), 'Fill gaps in b')
  expect(statesOf(filled)).toEqual(['Fill gaps in b: applied', 'Flag missing values: idle'])
})

test('new rules hold for the table as opened too, so before and after compare', () => {
  const optional = settingsWith({ columns: { 1: { isRequired: false } } })
  const changed = changeSettings(take(open('a,b\n x,\ny,2\nz,3'), 'Trim spaces'), optional)
  expect(changed.first.checks).toMatchObject({
    completeness: { passed: 3, made: 3 },
    validity: { passed: 4, made: 5 },
  })
  expect(changed.analysis.checks.validity).toEqual({ passed: 5, made: 5 })
})

test('the sheet marks as many cells and rows as there are findings, and says what the repair would write', () => {
  const { sheet, analysis } = toView(open(buildSample()))
  const last = sheet.rows.faulty.at(-1)?.row ?? 0
  const found = analysis.findings.flatMap(({ examples }) => examples).filter(({ row }) => row <= last)
  const notes = sheet.rows.faulty.flatMap(row => [...row.notes, ...row.cells.flatMap(cell => cell.notes)])
  expect(notes).toHaveLength(found.length)
  expect(sheet.rows.first.map(({ row }) => row)).toEqual(Array.from({ length: 50 }, (_, index) => index + 2))
  const date = sheet.rows.first.find(({ row }) => row === 19)?.cells[sheet.columns.indexOf('start_date')]
  expect(date).toMatchObject({ value: '03/14/2023', repair: '2023-03-14' })
})

test('repairing all shows before and after, counts what it does, and taking it back leaves the other fixes', () => {
  const flagged = takeFix(open(buildSample()), { fix: { kind: 'flag' }, title: 'Flag' })
  const { offered } = toView(flagged).repairs
  const repaired = repairAll(flagged)
  const { repairs, sheet } = toView(repaired)
  expect(repairs).toEqual({ offered: 0, done: offered })
  const changed = sheet.rows.repaired.find(({ row }) => row === 66)?.cells[sheet.columns.indexOf('state')]
  expect(changed).toMatchObject({ value: 'PA', before: 'Pennsylvania' })
  const removed = [...sheet.rows.first, ...sheet.rows.repaired].filter(({ isRemoved }) => isRemoved)
  expect(removed.map(({ row }) => row)).toEqual([122, 123])
  const back = undoRepairs(repaired)
  expect(toView(back).repairs).toEqual({ offered, done: 0 })
  expect(back.table.columns.length).toBe(flagged.table.columns.length)
})
