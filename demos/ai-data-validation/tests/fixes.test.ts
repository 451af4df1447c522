import { expect, test } from 'vitest'
import type { FixOffer } from '../program/fixes.ts'
import { parseCsv, toCsv } from '../program/parse-csv.ts'
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

function fixed(text: string, title: string): readonly string[] {
  const session = open(text)
  return toCsv(takeFix(session, offerCalled(session, title)).table)
    .split('\r\n')
    .slice(1)
}

test('trimming takes the spaces from every column', () => {
  expect(fixed('a,b\n x,1\ny, 2 \nz,3', 'Trim spaces')).toEqual(['x,1', 'y,2', 'z,3'])
})

test('dates take the form that most of the column has', () => {
  expect(fixed('day\n2024-01-01\n2024-01-02\n1/3/2024\n"Jan 4, 2024"', 'Unify day')).toEqual([
    '2024-01-01',
    '2024-01-02',
    '2024-01-03',
    '2024-01-04',
  ])
})

test('phones and states take the form that most of the column has', () => {
  expect(fixed('phone\n(215) 555-0101\n(215) 555-0102\n+1 215 555 0103', 'Unify phone')[2]).toBe('(215) 555-0103')
  expect(fixed('state\nPennsylvania\nNew York\nnj', 'Unify state')[2]).toBe('New Jersey')
  expect(fixed('country\nGermany\nFrance\nUSA', 'Unify country')[2]).toBe('United States')
})

test('only copies cell by cell are removed, the first stays, and rows keep their numbers', () => {
  const session = open('id,name\n1,a\n2,b\n1,a\n1,c')

  const after = takeFix(session, offerCalled(session, 'Remove exact duplicates'))

  expect(after.table.rowNumbers).toEqual([2, 3, 5])
})

test('gaps in numbers are filled with the median, in words with the most frequent', () => {
  const rows = ['Basic,1', 'Basic,2', 'Pro,3', 'Basic,4', ',N/A', 'Pro,5', 'Basic,6', 'Basic,7', 'Pro,8', 'Basic,9']
  const text = ['plan,seats', ...rows, 'Basic,10', 'Pro,11'].join('\n')

  expect(fixed(text, 'Fill gaps in seats')[4]).toBe(',6')
  expect(fixed(text, 'Fill gaps in plan')[4]).toBe('Basic,N/A')
})

test('flagging names each row’s gaps in a new column that is not checked itself', () => {
  const session = open('a,b\nx,1\n,2\n,\ny,4\nz,5')

  const after = takeFix(session, offerCalled(session, 'Flag missing values'))

  expect(after.table.columns[2]?.cells).toEqual(['', 'a', 'a; b', '', ''])
  expect(after.analysis.checks).toEqual(session.analysis.checks)
})

test('a dropped leading zero of a ZIP code is put back', () => {
  expect(fixed('zip\n18901\n08541\n08542\n08543\n8540', 'Restore zeros in zip')[4]).toBe('08540')
})

test('a preview tells what would change and changes nothing', () => {
  const session = open('state\nPA\nPA\nnj')

  const preview = previewFix(session, offerCalled(session, 'Unify state').fix)

  expect(preview.examples).toEqual([{ row: 4, column: 'state', before: 'nj', after: 'NJ' }])
  expect(session.table.columns[0]?.cells[2]).toBe('nj')
})

test('undo brings back the table and its findings, step by step', () => {
  const first = open('a,b\n x,1\ny,2\ny,2')
  const second = takeFix(first, offerCalled(first, 'Trim spaces'))
  const third = takeFix(second, offerCalled(second, 'Remove exact duplicates'))

  const back = undoFix(third, { kind: 'removeCopies' })
  const start = undoFix(back, { kind: 'trim' })

  expect(toView(third).applied.map(({ result }) => result)).toEqual(['1 cell changed', '1 row removed'])
  expect(back.table).toBe(second.table)
  expect(toView(start)).toEqual(toView(first))
  expect(undoFix(start, { kind: 'trim' })).toBe(start)
})

test('undoing an earlier fix keeps the later ones', () => {
  const first = open('a,b\n x,1\ny,2\ny,2')
  const trimmed = takeFix(first, offerCalled(first, 'Trim spaces'))

  const back = undoFix(takeFix(trimmed, offerCalled(trimmed, 'Remove exact duplicates')), { kind: 'trim' })

  expect(back.table.columns[0]?.cells).toEqual([' x', 'y'])
  expect(toView(back).fixes.map(({ title, state }) => [title, state])).toEqual([
    ['Trim spaces', 'offered'],
    ['Remove exact duplicates', 'applied'],
  ])
})

test('every fix stays in its place while others are applied and undone, also when nothing is left for it to do', () => {
  let session = open(buildSample())
  const titles = () => toView(session).fixes.map(({ title }) => title)
  const start = titles()
  for (const { fix, title } of toView(session).fixes) {
    session = takeFix(session, { fix, title })
    expect(titles()).toEqual(start)
  }
  session = undoFix(session, { kind: 'trim' })
  expect(titles()).toEqual(start)

  const flagged = open('a,b\nx,1\ny,2\nz,3\nv,4\nw,')
  const filled = takeFix(flagged, offerCalled(flagged, 'Fill gaps in b'))
  expect(toView(filled).fixes.map(({ title, state }) => [title, state])).toEqual([
    ['Fill gaps in b', 'applied'],
    ['Flag missing values', 'idle'],
  ])
})

test('new rules hold for the table as opened too, so before and after compare', () => {
  const first = open('a,b\n x,\ny,2\nz,3')
  const changed = changeSettings(
    takeFix(first, offerCalled(first, 'Trim spaces')),
    settingsWith({ columns: { 1: { isRequired: false } } }),
  )

  expect(changed.first.checks.completeness).toEqual({ passed: 3, made: 3 })
  expect(changed.first.checks.validity).toEqual({ passed: 4, made: 5 })
  expect(changed.analysis.checks.validity).toEqual({ passed: 5, made: 5 })
})

test('after every fix on offer for the sample, only what needs a person is left', () => {
  let session = open(buildSample())
  for (const { title } of toView(session).fixes) session = takeFix(session, offerCalled(session, title))

  const left = new Set(session.analysis.findings.map(({ kind, columns }) => `${kind} ${columns[0] ?? ''}`.trim()))

  expect([...left].sort()).toEqual(
    [
      'alike',
      'future last_confirmed',
      'invalid email',
      'invalid phone',
      'invalid seats',
      'invalid start_date',
      'missing email',
      'missing phone',
      'order start_date',
      'outlier annual_value',
      'outlier seats',
      'reference referred_by',
      'repeatedKey customer_id',
      'stale last_confirmed',
      'zipState zip',
    ].sort(),
  )
  expect(parseCsv(toCsv(session.table)).kind).toBe('parsed')
})
