import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutDetail,
  isSliding,
  metricsInView,
  nextStart,
  visibleMetrics,
} from '../../client/pages/industry/metrics-band.ts'

function makeMetrics(count: number): readonly number[] {
  return [...Array(count).keys()]
}

test('three visible at a time; the window wraps: those in view follow one another, in a slide with one more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 0, max: 200 }), (count, stepCount) => {
      let start = 0
      for (let step = 0; step < stepCount; step++) start = nextStart(start, count)
      const metrics = makeMetrics(count)
      const following = [0, 1, 2, 3].map(place => (stepCount + place) % count)
      expect(metricsInView(metrics, start)).toEqual(following.slice(0, 3))
      if (count > 3) expect(metricsInView(metrics, start, visibleMetrics + 1)).toEqual(following)
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
