import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCalculator } from '../../../../shared/calculators/load-calculator.ts'
import { computeWith } from '../../../support/calculator-numbers.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

type Group = { readonly applicants: number; readonly advanced: number }

/** The row of a group beside one of which nobody advanced. */
function toRow({ applicants, advanced }: Group) {
  const other = { applicantsB: 1, advancedB: 0, applicantsC: 1, advancedC: 0 }
  const [, rate, from, to] =
    computeWith('audit', { applicantsA: applicants, advancedA: advanced, ...other }).table[0] ?? []
  return { rate: Number(rate), from: Number(from), to: Number(to) }
}

/** The p-value of two groups; the one with the higher rate has none. */
function comparePair(one: Group, other: Group): number {
  const { table } = computeWith('audit', {
    ...{ applicantsA: one.applicants, advancedA: one.advanced },
    ...{ applicantsB: other.applicants, advancedB: other.advanced },
    ...{ applicantsC: 1, advancedC: 0 },
  })
  return Number([table[0]?.at(-1), table[1]?.at(-1)].find(value => value !== '–') ?? 1)
}

test('a ratio to the highest rate below four fifths is flagged', () => {
  const rows = computeWith('audit').rows?.map(([group, rate, , , ratio, flag]) => [group, rate, ratio, flag])
  expect(rows).toEqual([
    ['A', '30.0%', '1.00', '–'],
    ['B', '24.8%', '0.83', 'Passes'],
    ['C', '21.7%', '0.72', 'Flagged'],
  ])
})

test('so large a gap from A appears in 1 audit of 760 for B and in 1 of 6 for C', () => {
  const [, b = [], c = []] = computeWith('audit').rows ?? []
  expect([b.at(-1), c.at(-1)]).toEqual(['0.0013', '0.16'])
  const highest = { applicants: 2000, advanced: 600 }
  expect(Math.round(1 / comparePair({ applicants: 1250, advanced: 310 }, highest) / 10)).toBe(76)
  expect(Math.round(1 / comparePair({ applicants: 60, advanced: 13 }, highest))).toBe(6)
})

test('the interval of C runs from 13 to 34 percent', () => {
  const { from, to } = toRow({ applicants: 60, advanced: 13 })
  expect([from, to].map(Math.round)).toEqual([13, 34])
  expect(computeWith('audit').rows?.[2]?.slice(2, 4)).toEqual(['13.1%', '33.6%'])
})

test('15 advanced in place of 13 lift the flag of C', () => {
  expect(computeWith('audit', { advancedC: 15 }).rows?.[2]?.slice(4, 6)).toEqual(['0.83', 'Passes'])
})

test('a ratio of exactly four fifths passes', () => {
  const counts = { applicantsA: 100, advancedA: 30, applicantsB: 100, advancedB: 24, applicantsC: 100, advancedC: 23 }
  expect(computeWith('audit', counts).rows?.map(row => row[5])).toEqual(['–', 'Passes', 'Flagged'])
})

test('more advanced than applicants is an error at the field, with the number it may have', async () => {
  const content = await siteLibrary.read('calculators/audit')
  const words = await siteLibrary.read('pages/calculator')
  const query = new URLSearchParams({ applicantsB: '1,300', advancedB: '1301' })
  const { fields, answer } = loadCalculator(content, words, query)
  expect(answer).toBeUndefined()
  expect(fields.filter(({ error }) => error !== undefined)).toEqual([
    expect.objectContaining({ name: 'advancedB', error: 'Of 1,300 applicants, at most 1,300 can advance.' }),
  ])
})

const group = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([applicants, share]) => ({ applicants, advanced: Math.round(applicants * share) }))

test('an interval contains its rate and stays between 0 and 100 percent', () => {
  fc.assert(
    fc.property(group, ({ applicants, advanced }) => {
      const { rate, from, to } = toRow({ applicants, advanced })
      expect(rate).toBe((100 * advanced) / applicants)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(from).toBeLessThanOrEqual(rate + 1e-9)
      expect(to).toBeGreaterThanOrEqual(rate - 1e-9)
      expect(to).toBeLessThanOrEqual(100)
    }),
  )
})

test('a p-value does not depend on the order of the groups, is 1 for equal groups and falls as both grow', () => {
  fc.assert(
    fc.property(group, group, (one, other) => {
      const value = comparePair(one, other)
      expect(value).toBeCloseTo(comparePair(other, one), 12)
      expect(comparePair(one, one)).toBeCloseTo(1, 12)
      const double = ({ applicants, advanced }: typeof one) => ({ applicants: 2 * applicants, advanced: 2 * advanced })
      expect(comparePair(double(one), double(other))).toBeLessThanOrEqual(value + 1e-12)
    }),
  )
})
