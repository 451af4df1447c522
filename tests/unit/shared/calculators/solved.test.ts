import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Values } from '../../../../shared/calculators/sheets.ts'
import { computeWith, loadAt } from '../../../support/calculator-numbers.ts'

/** Of Claude Sonnet on the newer date: $2 and $10 for a million tokens, so $0.02 for 6,000 in and 800 out. */
const attempt = (6000 * 2 + 800 * 10) / 1_000_000

test('the numbers of the article, worked by hand', () => {
  // 900 right, 100 wrong. Checked: 450 and 50. Stopped: 22.5 right and 40 wrong, 62.5 together.
  // Of these again 90 percent are right: 53.4375 pass, 6.25 × 0.2 = 1.25 wrong ones pass, the other 7.8125 stop.
  const { results } = computeWith('solved')
  expect(results).toMatchObject({ attemptCost: attempt, retried: 62.5, toPerson: 7.8125, personCost: 4.2 })
  expect(results.wrongThrough).toBeCloseTo(50 + 10 + 1.25, 9)
  const total = 1062.5 * attempt + (500 + 62.5) * 0.7 + 7.8125 * 4.2 + 61.25 * 25
  expect(total).toBeCloseTo(1979.0625, 9)
  expect(results.solvedCost).toBeCloseTo(1979.0625 / 938.75, 9)
  expect(results.modelShare).toBeCloseTo((100 * 21.25) / 1979.0625, 6)
})

test('without a check, the break-even follows from the cost of a wrong one alone', () => {
  const { results } = computeWith('solved', { accuracy: 80, checked: 0 })
  expect(results.solvedCost).toBeCloseTo((1000 * attempt + 200 * 25) / 800, 9)
  // The share wrong at which 0.02 + 25 × wrong = 4.20 × (1 − wrong).
  expect(results.breakEven).toBeCloseTo(100 * (1 - (4.2 - attempt) / (25 + 4.2)), 9)
  // 6,000 × $3 + 800 × $15 for a million a year before.
  expect(results.breakEvenThen).toBeCloseTo(100 * (1 - (4.2 - 0.03) / (25 + 4.2)), 9)
})

test('a model that checks itself without a mistake costs two runs for each answer, and the rest is a person', () => {
  const changes = { accuracy: 50, checked: 100, catches: 100, alarms: 0, checkMinutes: 0 }
  const { results } = computeWith('solved', changes)
  expect(results).toMatchObject({ wrongThrough: 0, retried: 500, toPerson: 250 })
  expect(results.solvedCost).toBeCloseTo((3000 * attempt + 250 * 4.2) / 1000, 9)
})

test('a person who costs less than an attempt is cheaper at any accuracy', async () => {
  const { answer } = await loadAt('solved', 'minutes=0.1&hourly=1')
  const texts = Object.fromEntries((answer?.results ?? []).map(({ name, text }) => [name, text]))
  expect(texts).toMatchObject({ breakEven: '100% is not enough', breakEvenThen: '100% is not enough' })
})

test('a line that was not sold on a date has no price there, which is said, and no row', async () => {
  const { fields, answer } = await loadAt('solved', 'family=claude-fable&priced=2025-09-11')
  expect(answer).toBeUndefined()
  expect(fields.find(({ name }) => name === 'priced')?.error).toBe('There is no price of this line on 2025-09-11.')
  const { texts, rows } = computeWith('solved', { family: 'claude-fable' })
  expect(texts.breakEvenThen).toBe('no price')
  expect(rows.map(([label]) => label)).not.toContain('At the prices of 2025-09-11')
})

test('the two dates are those of the prices, the older one first', () => {
  const [header = '', ...rows] = readFileSync('content/data/model-prices.csv', 'utf8').trimEnd().split('\n')
  const place = header.split(',').indexOf('edition_date')
  const dates = [...new Set(rows.map(row => row.split(',')[place]))]
  expect([dates[0], dates[1]]).toEqual(dates.toSorted())
  const { texts } = computeWith('solved')
  expect([texts.older, texts.newer]).toEqual(dates)
})

const percent = fc.integer({ min: 0, max: 100 })
const inputs = fc
  .record({
    checked: percent,
    catches: percent,
    alarms: percent,
    checkMinutes: fc.integer({ min: 0, max: 10 }),
    minutes: fc.integer({ min: 1, max: 60 }),
    wrongCost: fc.integer({ min: 0, max: 500 }),
    tokensIn: fc.integer({ min: 0, max: 500_000 }),
  })
  .filter(({ alarms, catches }) => alarms <= catches)

test('at the break-even both cost the same, below it a person is cheaper, and above it the model', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 100 }), (changes, accuracy) => {
      const { breakEven = Number.NaN } = computeWith('solved', changes).results
      const differ = (at: number) => {
        const { solvedCost = Number.NaN, personCost = Number.NaN } = computeWith('solved', {
          ...changes,
          accuracy: at,
        }).results
        // Nothing is solved at an accuracy of 0 that nobody checks.
        return Number.isNaN(solvedCost) ? 1 : solvedCost - personCost
      }
      if (Number.isNaN(breakEven)) expect(differ(accuracy)).toBeGreaterThan(-1e-9)
      else if (breakEven > 0) expect(differ(breakEven)).toBeCloseTo(0, 6)
      if (accuracy > breakEven + 0.01) expect(differ(accuracy)).toBeLessThan(0)
      if (accuracy < breakEven - 0.01) expect(differ(accuracy)).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})

const settings: readonly Values[] = [
  {},
  { accuracy: 75, checked: 100, catches: 60, alarms: 10, checkMinutes: 0 },
  { accuracy: 60, checked: 30, catches: 95, alarms: 0, wrongCost: 3 },
]

test.each(settings)('cases that are drawn one by one cost what the sheet says, with %j', changes => {
  const { results } = computeWith('solved', changes)
  const given = (name: string, initial: number) => Number(changes[name] ?? initial)
  const { attemptCost = 0, checkCost = 0, personCost = 0, solvedCost = 0, wrongThrough = 0 } = results
  const random = createRandom(48)
  const isHit = (share: number) => random() * 100 < share
  let [cost, wrong] = [0, 0]
  const tries = 200_000
  for (let index = 0; index < tries; index++) {
    let isChecked = isHit(given('checked', 50))
    for (let round = 1; ; round++) {
      if (round === 3) {
        cost += personCost
        break
      }
      cost += attemptCost
      const isRight = isHit(given('accuracy', 90))
      if (isChecked) cost += checkCost
      const isStopped = isChecked && isHit(isRight ? given('alarms', 5) : given('catches', 80))
      if (isStopped) {
        isChecked = true
        continue
      }
      if (!isRight) {
        cost += given('wrongCost', 25)
        wrong += 1
      }
      break
    }
  }
  expect(Math.abs((1000 * wrong) / tries - wrongThrough)).toBeLessThan(4)
  expect(Math.abs(cost / (tries - wrong) / solvedCost - 1)).toBeLessThan(0.03)
})

/** Marsaglia's xorshift, so that the draws are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
