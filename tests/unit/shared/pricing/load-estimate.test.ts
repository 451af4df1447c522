import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateFields } from '../../../../shared/addresses/estimate-fields.ts'
import { estimatorSchema } from '../../../../shared/content/schemas/pricing.ts'
import { loadEstimate } from '../../../../shared/pricing/load-estimate.ts'
import { fillTemplate } from '../../../../shared/values/fill-template.ts'

const { estimator } = JSON.parse(readFileSync('content/pages/pricing.json', 'utf8'))
const content = estimatorSchema.parse(estimator)

const load = (query: string) => loadEstimate(content, new URLSearchParams(query))
const errorsOf = (query: string) =>
  Object.fromEntries(load(query).inputs.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error]])))

test('an address without a query shows the initial values and their estimate', () => {
  const { inputs, words } = load('')
  expect(inputs.map(({ value }) => value)).toEqual(['implementation', '2', 'mixed', 'medium', '60', '12'])
  expect(words?.price).toBe('$173,700–$265,700')
  expect(words?.weeks).toBe('14–21 weeks')
  expect(words?.formula).toEqual([
    '(80 + 20 + 15 + 10 + 3 + 18) days × $1,400 = $204,400',
    '$204,400 × 0.85 = $173,740 ≈ $173,700',
    '$204,400 × 1.30 = $265,720 ≈ $265,700',
    '128 days without upkeep × 0.85 ÷ 8 a week = 13.60 ≈ 14 weeks',
    '128 days without upkeep × 1.30 ÷ 8 a week = 20.80 ≈ 21 weeks',
  ])
})

test('a capacity of a year shows its fee of 16 days a month as the article computes it', () => {
  const words = load('kind=capacity&months=12').words
  expect(words?.formula[0]).toBe('12 months × 16 days × $1,400 = $268,800')
  expect(words?.rows.at(-1)).toEqual(['Sum', '', '192', '$268,800'])
  expect(words?.rows.find(([label]) => label === 'Reserve for the unplanned')?.[2]).toBe('28.8')
})

test.each([
  ['systems=two', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=-1', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=1.5', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=1e1', 'systems', 'Enter a whole number from 0 to 20.'],
  ['users=2001', 'users', 'Enter a whole number from 0 to 2,000.'],
  ['users=99999999999999999999999', 'users', 'Enter a whole number from 0 to 2,000.'],
  ['kind=capacity&months=2', 'months', 'Enter a whole number from 3 to 36.'],
  ['kind=capacity&systems=20&months=3', 'months', 'These inputs need 21 months of capacity. Enter 21 or more.'],
  ['risk=none', 'risk', 'Choose one of the options.'],
  ['kind=__proto__', 'kind', 'Choose one of the options.'],
])('%s keeps what was given and has an error at %s', (query, name, error) => {
  expect(errorsOf(query)).toEqual({ [name]: error })
  expect(load(query).inputs.find(input => input.name === name)?.value).toBe(new URLSearchParams(query).get(name))
  expect(load(query).words).toBeUndefined()
})

test('spaces around a number and commas between thousands are accepted', () => {
  expect(load('users=+1,200+').words).toEqual(load('users=1200').words)
  expect(errorsOf('users=1,20')).toHaveProperty('users')
})

test('of a repeated key the first value counts', () => {
  expect(load('systems=3&systems=nine').words).toEqual(load('systems=3').words)
})

test('no address makes it throw, and without an error there is always an estimate', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.constantFrom('capacity', 'poor'))
  const addresses = fc.dictionary(fc.constantFrom(...estimateFields), value)
  fc.assert(
    fc.property(addresses, query => {
      const { inputs, words } = loadEstimate(content, new URLSearchParams(query))
      expect(words === undefined).toBe(inputs.some(({ error }) => error !== undefined))
      expect(JSON.stringify(words ?? '')).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/)
    }),
  )
})

test('a value that looks like a placeholder is not filled in', () => {
  expect(fillTemplate('{a} and {b} of {c}', { a: '{b}', b: 2 })).toBe('{b} and 2 of {c}')
})
