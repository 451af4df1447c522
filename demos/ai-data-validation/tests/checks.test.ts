import { expect, test } from 'vitest'
import { findFreshnessQuestion } from '../program/freshness.ts'
import { analyzeText, column, faultsIn, settingsWith, typeOf } from './tables.ts'

const range = (size: number) => Array.from({ length: size }, (_, index) => index)
const faultsOf = (name: string, cells: readonly string[]) => faultsIn(analyzeText(column(name, cells)))

test.each([
  ['date', 'when', ['2024-01-05', '2024-02-01', '2024-03-01']],
  ['zip', 'zip', ['18901', '08540', '8540', '19103', '10520']],
  ['integer', 'price', ['18901', '08540', '19103']],
  ['code', 'customer_id', ['18901', '18540', '19103']],
  ['boolean', 'active', ['yes', 'no', 'yes', 'yes']],
  ['url', 'site', ['https://a.example', 'http://b.example/x']],
  ['country', 'country', ['DE', 'FR', 'US', 'NL', 'ES']],
  ['category', 'plan', ['Basic', 'Basic', 'Pro', 'Basic', 'Pro', 'Basic', 'Pro', 'Pro', 'Basic', 'Pro']],
  ['text', 'note', ['late', 'call again', 'ok then', 'moved']],
])(
  'the type %s is inferred from the cells of “%s”, with the name’s help where they cannot tell',
  (type, name, cells) => {
    expect(typeOf(name, cells)).toBe(type)
  },
)

const dates = range(30).map(index => (index === 3 ? '13/45/24' : `${1 + (index % 12)}/${10 + (index % 18)}/24`))
const seats = range(40).map(index => (20 + (index % 9) + index / 100).toFixed(2))
const growth = range(200).map(index => (1000 * 1.03 ** index).toFixed(2))
const stock = ['2', '4', '5', '9', '18', '22', '38', '60', '85', '140', '240', '900', '1400', '1750', '2100', '5200']
const freight = [...range(19).map(index => String(12 + index * 48)), '9600', '11250', '7400', '10100', '6900']
const negative = [...range(60).map(index => String(20 + index)), '-50', '-51', '-52']
const countries = ['Germany', 'Germany', 'United States', 'Germany', 'Germany', 'USA', 'DE', 'U.S.']
const kilos = ['0.20 kg', '6.23 kg', '8.32 kg', '1,200 kg', '5 kg', '7.5 kg', '3 kg', '4 kg', '2.25kg', '1 kg']
const patients = [21, 32, 43, 54, 65, 76, 87, 98, 19].map(count => `${count} patients`)

test.each([
  ['one wrong cell in five leaves the type', 'email', ['a@x.io', 'b@x.io', 'nope', 'c@x.io', 'd@x.io'], ['invalid 4']],
  ['an impossible date with a short year', 'date', dates, ['invalid 5']],
  ['a number far outside the middle half', 'seats', [...seats, '400'], ['outlier 42']],
  ['no long tail', 'income', growth, []],
  ['no value in a long tail with neighbors', 'stock', stock, []],
  ['a value beyond a wide gap', 'stock', [...stock, '1000000000'], ['outlier 18']],
  ['no group of its own beyond a gap', 'weight_kg', freight, []],
  ['one beside such a group', 'weight_kg', [...freight, '-8'], ['outlier 26']],
  ['the only negative number', 'quantity', [...range(60).map(index => String(1 + index)), '-3'], ['outlier 62']],
  ['a few negative counts', 'age', negative, ['outlier 62', 'outlier 63', 'outlier 64']],
  ['no negative amounts: they may be refunds', 'amount', negative, []],
  ['too few numbers to judge', 'seats', ['1', '2', '900'], []],
  ['one unit', 'Unit weight', kilos, []],
  ['another unit', 'Unit weight', [...kilos, '200 g', '3 lb'], ['mixed 12', 'mixed 13']],
  ['no unit among several', 'Size', kilos.map((cell, at) => (at % 2 === 0 ? cell.replace('kg', 'lb') : cell)), []],
  ['no unit beside words that are none', 'Sample', [...patients, '12 kg'], []],
])('marked is %s', (_, name, cells, faults) => {
  expect(faultsOf(name, cells)).toEqual(faults)
})

test('a cell fails validity once; words for nothing are missing, and missing cells neither valid nor invalid', () => {
  const spaced = column('date', ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', ' 1/5/2024 '])
  expect(analyzeText(spaced).checks.validity).toEqual({ passed: 4, made: 5 })
  const { checks } = analyzeText('id,name\n1,Ash\n2,N/A\n3,\n4,-\n5,Elm\n6,Fir\n7,Gum')
  expect(checks).toMatchObject({ completeness: { passed: 11, made: 14 }, validity: { made: 11 } })
})

test('exact copies, repeated keys and rows alike but for the key are told apart, numbers with a point are not alike', () => {
  const analysis = analyzeText(
    [
      'id,company,city,plan',
      'C-1,Ash & Co,Doylestown,Basic',
      'C-2,Birch Tool,Princeton,Basic',
      'C-3,Cedar Mills,Trenton,Pro',
      'C-1,Ash & Co,Doylestown,Basic',
      'C-2,Fir Freight,Princeton,Pro',
      'C-6,CEDAR MILLS,Trenton,Pro',
    ].join('\n'),
  )
  const faults = faultsIn(analysis).filter(fault => /duplicate|repeated|alike/.test(fault))
  expect(faults).toEqual(['duplicate 5', 'repeatedKey 6', 'alike 7'])
  expect(analysis.checks.uniqueness).toEqual({ passed: 3, made: 6 })
  const points = analyzeText('id,a,b,c\nA-1,1.5,2,3\nA-2,15,2,3\nA-3,7,8,9')
  expect(points.checks.uniqueness).toEqual({ passed: 3, made: 3 })
})

test('references are recognized by their values and the broken ones found; the top of a hierarchy is no gap', () => {
  const people = (top: number) =>
    range(12).map(index => `E-${index + 1},Person ${index},${index < top ? '' : `E-${1 + (index % 4)}`}`)
  const analysis = analyzeText(['emp,name,boss', ...people(2), 'E-13,Person 13,E-99'].join('\n'))
  expect(analysis.rules).toEqual(['Each boss is found in emp'])
  expect(faultsIn(analysis)).toContain('reference 14')
  expect(analysis.checks.consistency).toEqual({ passed: 10, made: 11 })
  expect(faultsIn(analyzeText(['emp,name,boss', ...people(1)].join('\n')))).toEqual([])
})

test('what the visitor chooses counts: a reference, none, a type, a column that may be empty', () => {
  const text = 'id,parent\n1,\n2,1\n3,7\n4,2'
  expect(faultsIn(analyzeText(text, { columns: { 1: { refersTo: 0 } } }))).toContain('reference 4')
  expect(analyzeText(text, { columns: { 1: { refersTo: 'none' } } }).rules).toEqual([])
  const chosen = { 0: { type: 'integer' }, 1: { isRequired: false } } as const
  expect(analyzeText('ref,note\nA1,\nA2,x\nB-3,y', { columns: chosen }).checks).toMatchObject({
    completeness: { passed: 3, made: 3 },
    validity: { passed: 2, made: 5 },
  })
})

test('dates are fresh up to the very day, stale before it, and never in the future', () => {
  const days = ['2024-06-30', '2024-06-29', '2025-06-30', '2025-07-01', '']
  const analysis = analyzeText(column('last_checked', days))
  expect(faultsIn(analysis).filter(fault => !fault.startsWith('missing'))).toEqual(['stale 3', 'future 5'])
  expect(analysis.checks.timeliness).toEqual({ passed: 2, made: 4 })
})

test.each([
  ['birth_date', 'auto', 0, undefined],
  ['Last count', 'auto', 0, 'Last count'],
  ['Last count', 0, 5, undefined],
  ['last_confirmed', 'auto', 5, undefined],
] as const)('of “%s”, chosen: %s, the age counts for %d rows, and is asked of %s', (name, chosen, made, asked) => {
  const old = ['2020-01-05', '2020-02-06', '2020-03-07', '2020-04-08', '2020-05-09']
  const freshness = { ...settingsWith().freshness, column: chosen }
  const { checks, faulty, columns } = analyzeText(column(name, old), { freshness })
  expect([checks.timeliness.made, faulty.any]).toEqual([made, made])
  expect(findFreshnessQuestion(columns, freshness)?.name).toBe(asked)
})

test.each([
  ['open', []],
  ['sent', ['missing 6', 'missing 7', 'missing 8']],
])('gaps that another column explains are not missing, other gaps are (%s)', (last, faults) => {
  const days = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '', '', '']
  const statuses = ['sent', 'sent', 'sent', 'sent', 'open', 'open', last]
  const rows = days.map((day, index) => `${index},${statuses[index]},${day}`)
  expect(faultsIn(analyzeText(['id,status,shipped', ...rows].join('\n')))).toEqual(faults)
})

test('one country written in several ways is one finding', () => {
  const { findings } = analyzeText(column('country', countries))
  const kinds = findings.filter(({ kind }) => kind !== 'duplicate').map(({ kind, count }) => [kind, count])
  expect(kinds).toEqual([['mixed', 3]])
})
