import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith, loadAt } from '../../../support/calculator-numbers.ts'

function compute(changes: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> {
  const { results, texts } = computeWith('pugh', changes)
  return { ...results, leader: toPlace(texts.leader), second: toPlace(texts.second) }
}

/** The place of "C. Warranty triage" is 3; NaN when there is none. */
function toPlace(name = ''): number {
  return 'ABCD'.indexOf(name.replace(/\..*/, '')) + 1 || Number.NaN
}

test('warranty triage leads by 0.20 until criticality weighs half', async () => {
  const { leader, second, margin, swap } = compute()
  expect({ leader, second }).toEqual({ leader: 3, second: 1 })
  expect(margin).toBeCloseTo(0.2)
  expect(swap).toBeCloseTo(50)
  const { answer } = await loadAt('pugh', '')
  expect(answer?.results.slice(0, 4).map(({ text }) => text)).toEqual([
    'C. Warranty triage',
    '0.20',
    'A. Supplier delay',
    '50%',
  ])
})

test('the changes of section 4.5 have their results', () => {
  const lessReady = compute({ c3: 4 })
  expect([lessReady.leader, lessReady.margin?.toFixed(2), lessReady.totalC?.toFixed(2)]).toEqual([1, '0.05', '3.85'])
  expect(compute({ a2: 4 }).totalA).toBeCloseTo(4.2)
  const third = 100 / 3
  const equal = compute({ weight1: third, weight2: third, weight3: third })
  expect([equal.totalA, equal.totalB, equal.totalC, equal.totalD].map(total => total?.toFixed(2))).toEqual([
    '3.67',
    '3.67',
    '4.33',
    '3.00',
  ])
})

test('weights that do not add up to 100 are said at their fields, and the result waits', async () => {
  const { fields, answer } = await loadAt('pugh', 'weight1=50')
  const errors = fields.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}: ${error}`]))
  const message = 'The three weights add up to 105%. Make it 100%.'
  expect(errors).toEqual(['weight1', 'weight2', 'weight3'].map(name => `${name}: ${message}`))
  expect(answer).toBeUndefined()
  expect((await loadAt('pugh', 'weight1=33.4&weight2=33.3&weight3=33.3')).answer).toBeDefined()
})

test('without a leader there is no lead, and options that never meet do not change places', async () => {
  const level = await loadAt('pugh', 'weight1=50&weight2=25&weight3=25')
  expect(level.answer?.results[0]?.text).toBe('none, two are level')
  const better = await loadAt('pugh', 'c1=5&a1=4')
  expect(better.answer?.results[3]?.text).toBe('no other weight')
})

test('the leader has the highest total, and at the swap both totals are equal', () => {
  const score = fc.integer({ min: 1, max: 5 })
  const names = ['a', 'b', 'c', 'd'].flatMap(option => [1, 2, 3].map(criterion => option + criterion))
  const scores = fc.record(Object.fromEntries(names.map(name => [name, score])))
  const weights = fc.record({
    weight1: fc.integer({ min: 0, max: 99 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(scores, weights, (given, { weight1, part }) => {
      const others = (weight: number) => ({ weight2: (100 - weight) * part, weight3: (100 - weight) * (1 - part) })
      const results = compute({ ...given, weight1, ...others(weight1) })
      const totalsOf = ({ totalA = 0, totalB = 0, totalC = 0, totalD = 0 }) => [totalA, totalB, totalC, totalD]
      const { leader = 0, second = 0, swap = Number.NaN } = results
      if (Number.isNaN(leader)) return
      expect(totalsOf(results)[leader - 1]).toBe(Math.max(...totalsOf(results)))
      if (Number.isNaN(swap)) return
      const totals = totalsOf(compute({ ...given, weight1: swap, ...others(swap) }))
      expect(totals[leader - 1]).toBeCloseTo(totals[second - 1] ?? Number.NaN, 6)
    }),
  )
})
