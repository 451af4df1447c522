import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCalculator } from '../../../../shared/calculators/load-calculator.ts'
import { fillTemplate } from '../../../../shared/values/fill-template.ts'
import { calculatorWords, fixtureCalculator as content } from '../../../support/fixture-calculator.ts'

const words = {
  ...calculatorWords,
  notANumber: 'Enter a number.',
  outOfRange: 'From {min} to {max}.',
  notWhole: 'Whole, from {min} to {max}.',
  noOption: 'Choose one.',
  never: 'never',
}
const doNotFit = '1,001 people in 3 months do not fit.'
const load = (query: string | Record<string, string>) => loadCalculator(content, words, new URLSearchParams(query))
const textsOf = (query: string) => load(query).answer?.results.map(({ text }) => text)
const errorsOf = (query: string) =>
  Object.fromEntries(load(query).fields.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error]])))

test('an address without a query has the initial values, and the results that are neither steps nor empty', () => {
  const { fields, answer, others } = load('')
  expect(fields.map(({ value }) => value)).toEqual(['single', '40', '2.5', '2'])
  expect(answer?.results.map(({ label, text }) => [label, text])).toEqual([
    ['Sum of all', '$200'],
    ['A person pays', '$5'],
    ['Paid back after', '3 months'],
    ['Sold at', 'the jetty'],
  ])
  expect(answer?.query).toEqual({ kind: 'single', people: '40', fare: '2.5', months: '2' })
  expect(answer?.formula).toEqual(['40 people × $2.50 × 2 months × 100% = $200'])
  expect(answer?.chart).toMatchObject({ kind: 'lines', title: '40 people', mark: { text: '2 months' } })
  expect(others).toEqual([])
})

test('rows and lines of the computation stand where their condition holds', () => {
  const { answer } = load('kind=season&months=3')
  expect(answer?.formula[1]).toBe('A Season ticket is cheaper.')
  expect(answer?.table?.rows).toEqual([
    ['Fares', '40 × 2.5', '3', '$300'],
    ['Discount', 'of 300', '3', '−$60'],
    ['Sum', '', '3', '$240'],
  ])
  expect(answer?.results.at(-1)?.text).toBe('Not in July.')
  expect(load('').answer?.table?.rows.map(([line]) => line)).toEqual(['Fares', 'Sum'])
})

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ...['two', '1.5', '-1', '$12', '1e1', '', '2001'].map(
    text => [`people=${text}`, { people: 'Whole, from 0 to 2,000.' }] as const,
  ),
  ...['many', '1,20', '0x10', ''].map(text => [`fare=${text}`, { fare: 'Enter a number.' }] as const),
  ['fare=1000.01&people=x', { fare: 'From 0 to 1,000.', people: 'Whole, from 0 to 2,000.' }],
  ['fare=-1', { fare: 'From 0 to 1,000.' }],
  ...['none', '__proto__'].map(text => [`kind=${text}`, { kind: 'Choose one.' }] as const),
  ['kind=season&months=2', { months: 'Whole, from 3 to 36.' }],
  ['kind=season&months=2&fare=x', { fare: 'Enter a number.', months: 'Whole, from 3 to 36.' }],
  ['people=1001&months=3', { people: doNotFit, months: doNotFit }],
])('%s keeps what was given, has its errors at the fields and no result', (query, errors) => {
  expect(errorsOf(query)).toEqual(errors)
  for (const [name, value] of new URLSearchParams(query)) {
    expect(load(query).fields.find(field => field.name === name)?.value).toBe(value)
  }
  expect(load(query).answer).toBeUndefined()
})

test.each([
  ['people=+1,200+&months=1', '$3,000'],
  ['people=2000&months=1', '$5,000'],
  ['people=1000&months=3', '$7,500'],
  ['people=0', '$0'],
  ['fare=$1,000.00', '$80,000'],
  ['fare=50%25', '$4,000'],
  ['people=3&people=nine', '$15'],
])('%s is accepted', (query, sum) => {
  expect(textsOf(query)?.[0]).toBe(sum)
})

test('a result that does not exist has its own words, or those of all calculators', () => {
  expect(textsOf('people=0')?.slice(1, 3)).toEqual(['nobody pays', 'never'])
})

test('what the address has for another calculator is kept beside the fields', () => {
  expect(load('people=1&share=90').others).toEqual([['share', '90']])
})

test('a value that looks like a placeholder is not filled in', () => {
  expect(fillTemplate('{a} and {b} of {c}', { a: '{b}', b: 2 })).toBe('{b} and 2 of {c}')
})

test('no address makes it throw, and without an error there is always a result in words', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.constantFrom('season', '{fare}'))
  const query = fc.dictionary(fc.constantFrom(...content.fields.map(({ name }) => name)), value)
  fc.assert(
    fc.property(query, given => {
      const { fields, answer } = load(given)
      expect(answer === undefined).toBe(fields.some(({ error }) => error !== undefined))
      expect(JSON.stringify(answer ?? '')).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/)
    }),
    { numRuns: 50 },
  )
})
