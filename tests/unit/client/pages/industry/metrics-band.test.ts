import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutDetail,
  isSliding,
  metricsInView,
  nextStart,
  visibleMetrics,
} from '../../../../../client/pages/industry/metrics-band.ts'

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

test('whatever the count and the step, exactly three metrics of the list are in view', () => {
  fc.assert(
    fc.property(counts, steps, (count, stepCount) => {
      const metrics = makeMetrics(count)
      const shown = metricsInView(metrics, startAfter(count, stepCount))
      expect(shown).toHaveLength(visibleMetrics)
      expect(shown.every(metric => metrics.includes(metric))).toBe(true)
    }),
  )
})

test('with three or more, those in view follow one another and wrap around', () => {
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
])('%i metric(s) fill the band as %j, at rest', (count, shown) => {
  expect(metricsInView(makeMetrics(count), 0)).toEqual(shown)
  expect(isSliding(count)).toBe(false)
})

test('four metrics slide', () => {
  expect(isSliding(4)).toBe(true)
})

test('a detail of 60 characters is shown whole, a longer one is cut after 60 with an ellipsis', () => {
  expect(cutDetail('x'.repeat(60))).toBe('x'.repeat(60))
  expect(cutDetail('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
})
