import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutDetail,
  isSliding,
  metricsInView,
  nextStart,
  visibleMetrics,
} from '../../client/pages/industry/metrics-band.ts'

const counts = fc.integer({ min: 1, max: 40 })
const steps = fc.integer({ min: 0, max: 200 })

function makeMetrics(count: number): readonly number[] {
  return [...Array(count).keys()]
}

function startAfter(count: number, stepCount: number): number {
  let start = 0
  for (let step = 0; step < stepCount; step++) start = nextStart(start, count)
  return start
}

test('three visible at a time, whatever the count and the step', () => {
  fc.assert(
    fc.property(counts, steps, (count, stepCount) => {
      const metrics = makeMetrics(count)
      const shown = metricsInView(metrics, startAfter(count, stepCount))
      expect(shown).toHaveLength(visibleMetrics)
      expect(shown.every(metric => metrics.includes(metric))).toBe(true)
    }),
  )
})

test('the window wraps: with three or more, those in view follow one another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 40 }), steps, (count, stepCount) => {
      const shown = metricsInView(makeMetrics(count), startAfter(count, stepCount))
      for (const [place, metric] of shown.entries()) expect(metric).toBe((stepCount + place) % count)
    }),
  )
})

test('after as many steps as there are metrics the band shows what it began with', () => {
  fc.assert(
    fc.property(counts, count => {
      expect(startAfter(count, count)).toBe(0)
    }),
  )
})

test('the window of a slide shows the next window behind its first metric', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 40 }), steps, (count, stepCount) => {
      const metrics = makeMetrics(count)
      const start = startAfter(count, stepCount)
      const sliding = metricsInView(metrics, start, visibleMetrics + 1)
      expect(sliding.slice(1)).toEqual(metricsInView(metrics, nextStart(start, count)))
    }),
  )
})

test.each([
  [0, []],
  [1, [0, 0, 0]],
  [2, [0, 1, 0]],
  [3, [0, 1, 2]],
])(
  'With 3 or fewer it is static; with 1 or 2 the first is repeated to fill 3 slots: %i fill it as %j',
  (count, shown) => {
    expect(metricsInView(makeMetrics(count), 0)).toEqual(shown)
    expect(isSliding(count)).toBe(false)
  },
)

test('with more than 3 metrics it slides', () => {
  expect(isSliding(4)).toBe(true)
})

test('Metric detail: cut above 60 characters to first 60 plus an ellipsis', () => {
  expect(cutDetail('x'.repeat(60))).toBe('x'.repeat(60))
  expect(cutDetail('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
})
