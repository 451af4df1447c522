import { expect, test } from 'vitest'
import { formatNumber } from '../../../../shared/calculators/format-number.ts'
import { loadAt } from '../../../support/calculator-numbers.ts'

test.each([
  ['2', true],
  [' 1,200 ', true],
  ['$1,200.50', true],
  ['12%', true],
  ['', false],
  ['1,20', false],
  ['1e3', false],
  ['0x10', false],
  ['many', false],
])('the number %j is accepted: %j', async (users, isAccepted) => {
  const { fields, answer } = await loadAt('roi', `users=${encodeURIComponent(users)}`)
  expect(fields[0]).toMatchObject({ value: users })
  expect(fields[0]?.error).toBe(isAccepted ? undefined : 'Enter a number, such as 40 or 1,200')
  expect(answer !== undefined).toBe(isAccepted)
})

test('a number out of its range is said at its field', async () => {
  const { fields, answer } = await loadAt('roi', 'conversion=101&users=-1')
  expect(fields.flatMap(({ name, error }) => (error ? [[name, error]] : []))).toEqual([
    ['users', 'Enter a number from 0 to 1,000,000'],
    ['conversion', 'Enter a number from 0 to 100'],
  ])
  expect(answer).toBeUndefined()
})

test('steps are in the computation, not among the results', async () => {
  const { answer } = await loadAt('roi', 'users=200')
  expect(answer?.results.map(({ label }) => label)).not.toContain('Hours saved per quarter')
  expect(answer?.formula[0]).toBe('200 users × 2 hours × 12.5 weeks = 5,000 hours a quarter')
})

test('what the address has for another calculator is kept beside the fields', async () => {
  expect((await loadAt('roi', 'users=1&share=90')).others).toEqual([['share', '90']])
})

test('a result that does not exist has its words', async () => {
  const { answer } = await loadAt('roi', 'users=0')
  expect(answer?.results.find(({ label }) => label === 'Paid back after')?.text).toBe('never')
})

test.each([
  [-1200, 'dollars', '−$1,200'],
  [0.1 + 0.2, 'dollars', '$0.30'],
  [472_000.000_000_1, 'dollars', '$472,000'],
  [0.15, 'percent', '0.15%'],
  [45.4545, 'percent', '45.5%'],
  [1 / 30, 'score', '0.033'],
  [0.5, 'score', '0.50'],
  [3.9, 'total', '3.90'],
  [4.84, 'margin', '±4.8 points'],
  [-0.001, 'total', '0.00'],
] as const)('%d as %s is %s', (value, format, expected) => {
  expect(formatNumber(value, format)).toBe(expected)
})
