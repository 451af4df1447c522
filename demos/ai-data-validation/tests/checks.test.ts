import { expect, test } from 'vitest'
import { analyzeText, column, faultsIn, typeOf } from './tables.ts'

const range = (size: number) => Array.from({ length: size }, (_, index) => index)

test('types are inferred from the cells, with the name’s help where cells alone cannot tell', () => {
  expect(typeOf('when', ['2024-01-05', '2024-02-01', '2024-03-01'])).toBe('date')
  expect(typeOf('zip', ['18901', '08540', '8540', '19103', '10520'])).toBe('zip')
  expect(typeOf('price', ['18901', '08540', '19103'])).toBe('integer')
  expect(typeOf('customer_id', ['18901', '18540', '19103'])).toBe('code')
  expect(typeOf('active', ['yes', 'no', 'yes', 'yes'])).toBe('boolean')
  expect(typeOf('site', ['https://a.example', 'http://b.example/x'])).toBe('url')
  expect(typeOf('plan', ['Basic', 'Basic', 'Pro', 'Basic', 'Pro', 'Basic', 'Pro', 'Pro', 'Basic', 'Pro'])).toBe(
    'category',
  )
  expect(typeOf('note', ['late', 'call again', 'ok then', 'moved'])).toBe('text')
})

test('one invalid cell in five still leaves the type, and is reported', () => {
  const analysis = analyzeText(column('email', ['a@x.example', 'b@x.example', 'nope', 'c@x.example', 'd@x.example']))

  expect(faultsIn(analysis)).toEqual(['invalid 4'])
})

test('impossible dates with two-digit years and wrong prices with decimal commas are found', () => {
  const dates = range(30).map(index => (index === 3 ? '13/45/24' : `${1 + (index % 12)}/${10 + (index % 18)}/24`))
  const rows = range(31).map(index => `${index};${index === 7 ? '999999,00' : `${12 + index},50`}`)
  const prices = analyzeText(['id;price', ...rows].join('\n'))

  expect(faultsIn(analyzeText(column('date', dates)))).toEqual(['invalid 5'])
  expect(prices.columns[1]).toMatchObject({ type: 'number', typical: '28,5' })
  expect(faultsIn(prices)).toEqual(['outlier 9'])
})

test('a cell fails validity once, for the most severe of its faults', () => {
  const { checks } = analyzeText(column('date', ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', ' 1/5/2024 ']))

  expect(checks.validity).toEqual({ passed: 4, made: 5 })
})

test('words for nothing count as missing, and missing cells as neither valid nor invalid', () => {
  const { checks } = analyzeText('id,name\n1,Ash\n2,N/A\n3,\n4,-\n5,Elm\n6,Fir\n7,Gum')

  expect(checks.completeness).toEqual({ passed: 11, made: 14 })
  expect(checks.validity.made).toBe(11)
})

test('a number far outside the middle half is an outlier; a long tail alone is not', () => {
  const plain = analyzeText(
    column('seats', [...range(40).map(index => (20 + (index % 9) + index / 100).toFixed(2)), '400']),
  )
  const tail = analyzeText(
    column(
      'income',
      range(200).map(index => (1000 * 1.03 ** index).toFixed(2)),
    ),
  )

  expect(faultsIn(plain)).toEqual(['outlier 42'])
  expect(faultsIn(tail)).toEqual([])
})

test('the only negative number among many is an outlier', () => {
  const analysis = analyzeText(column('quantity', [...range(60).map(index => String(1 + index)), '-3']))

  expect(faultsIn(analysis)).toEqual(['outlier 62'])
})

test('too few numbers to judge are not checked for accuracy', () => {
  expect(analyzeText(column('seats', ['1', '2', '900'])).checks.accuracy).toEqual({ passed: 0, made: 0 })
})

test('exact copies, repeated keys and rows alike but for the key are told apart', () => {
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

  expect(faultsIn(analysis).filter(fault => /duplicate|repeated|alike/.test(fault))).toEqual([
    'duplicate 5',
    'repeatedKey 6',
    'alike 7',
  ])
  expect(analysis.checks.uniqueness).toEqual({ passed: 3, made: 6 })
})

test('numbers that differ by a point are not taken for alike', () => {
  const analysis = analyzeText('id,a,b,c\nA-1,1.5,2,3\nA-2,15,2,3\nA-3,7,8,9')

  expect(analysis.checks.uniqueness).toEqual({ passed: 3, made: 3 })
})

test('references are recognized by their values, and the broken ones found', () => {
  const people = range(12).map(index => `E-${index + 1},Person ${index},${index < 2 ? '' : `E-${1 + (index % 4)}`}`)
  const analysis = analyzeText(['emp,name,boss', ...people, 'E-13,Person 13,E-99'].join('\n'))

  expect(analysis.rules).toEqual(['Each boss is found in emp'])
  expect(faultsIn(analysis)).toContain('reference 14')
  expect(analysis.checks.consistency).toEqual({ passed: 10, made: 11 })
})

test('a reference chosen by the visitor is checked, and one refused is not', () => {
  const text = 'id,parent\n1,\n2,1\n3,7\n4,2'

  const chosen = analyzeText(text, { columns: { 1: { refersTo: 0 } } })
  const refused = analyzeText(text, { columns: { 1: { refersTo: 'none' } } })

  expect(faultsIn(chosen)).toContain('reference 4')
  expect(refused.rules).toEqual([])
})

test('dates are fresh up to the very day, stale before it, and never in the future', () => {
  const text = column('last_checked', ['2024-06-30', '2024-06-29', '2025-06-30', '2025-07-01', ''])

  const analysis = analyzeText(text)

  expect(faultsIn(analysis).filter(fault => !fault.startsWith('missing'))).toEqual(['stale 3', 'future 5'])
  expect(analysis.checks.timeliness).toEqual({ passed: 2, made: 4 })
})

test('without a date of confirmation timeliness is not measured', () => {
  expect(analyzeText(column('birth_date', ['1980-01-01', '1990-05-05'])).checks.timeliness.made).toBe(0)
})

test('a chosen type and a column made optional change the checks', () => {
  const text = 'ref,note\nA1,\nA2,x\nB-3,y'

  const { checks, columns } = analyzeText(text, { columns: { 0: { type: 'integer' }, 1: { isRequired: false } } })

  expect(columns[0]?.type).toBe('integer')
  expect(checks.completeness).toEqual({ passed: 3, made: 3 })
  expect(checks.validity).toEqual({ passed: 2, made: 5 })
})

test('a value in a long tail has neighbors; one beyond a wide gap is an outlier', () => {
  const stock = ['2', '4', '5', '9', '18', '22', '38', '60', '85', '140', '240', '900', '1400', '1750', '2100', '5200']

  expect(faultsIn(analyzeText(column('stock', stock)))).toEqual([])
  expect(faultsIn(analyzeText(column('stock', [...stock, '1000000000'])))).toEqual(['outlier 18'])
})

test('several values beyond a gap are a group of their own, as freight by sea beside parcels', () => {
  const parcels = range(19).map(index => String(12 + index * 48))
  const freight = ['9600', '11250', '7400', '10100', '6900']

  expect(faultsIn(analyzeText(column('weight_kg', [...parcels, ...freight])))).toEqual([])
  expect(faultsIn(analyzeText(column('weight_kg', [...parcels, ...freight, '-8'])))).toEqual(['outlier 26'])
})

test('a few negative counts are outliers, a few negative amounts may be refunds', () => {
  const numbers = [...range(60).map(index => String(20 + index)), '-50', '-51', '-52']

  expect(faultsIn(analyzeText(column('age', numbers)))).toEqual(['outlier 62', 'outlier 63', 'outlier 64'])
  expect(faultsIn(analyzeText(column('amount', numbers)))).toEqual([])
})

test('gaps that another column explains are not missing, other gaps are', () => {
  const day = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '', '', '']
  const rows = (statuses: readonly string[]) =>
    ['id,status,shipped', ...day.map((cell, index) => `${index},${statuses[index]},${cell}`)].join('\n')
  const sent = ['sent', 'sent', 'sent', 'sent']

  expect(faultsIn(analyzeText(rows([...sent, 'open', 'open', 'open'])))).toEqual([])
  expect(faultsIn(analyzeText(rows([...sent, 'open', 'open', 'sent'])))).toEqual([
    'missing 6',
    'missing 7',
    'missing 8',
  ])
})

test('the top of a hierarchy refers to nobody, and that is no gap', () => {
  const people = range(12).map(index => `E-${index + 1},Person ${index},${index === 0 ? '' : `E-${1 + (index % 4)}`}`)

  expect(faultsIn(analyzeText(['emp,name,boss', ...people].join('\n')))).toEqual([])
})

test('one country written in several ways is one finding, and a fix writes it like most of the column', () => {
  const cells = ['Germany', 'Germany', 'United States', 'Germany', 'Germany', 'USA', 'DE', 'U.S.']

  const { columns, findings } = analyzeText(column('country', cells))

  expect(columns[0]?.type).toBe('country')
  expect(findings.filter(({ kind }) => kind !== 'duplicate').map(({ kind, count }) => [kind, count])).toEqual([
    ['mixed', 3],
  ])
  expect(typeOf('country', ['DE', 'FR', 'US', 'NL', 'ES'])).toBe('country')
})
