import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartWords, drawChart } from '../../../../shared/calculators/draw-chart.ts'

const words: ChartWords = {
  title: 'Title',
  toX: value => `x ${value}`,
  toY: value => `y ${value}`,
  toNote: ([, , count]) => (count === undefined ? undefined : `${count} counted`),
}

test('a line goes from its lowest to its highest value, with words at the ends of both scales and at zero', () => {
  const points = [
    [0, -10],
    [5, 0],
    [10, 10],
  ] as const
  expect(drawChart({ kind: 'lines', series: [{ name: 'net', points }], mark: 5 }, words)).toEqual({
    kind: 'lines',
    title: 'Title',
    lines: [{ name: 'net', path: 'M0 86L50 49L100 12' }],
    x: [
      { at: 0, text: 'x 0' },
      { at: 100, text: 'x 10' },
    ],
    y: [
      // The line begins there, so the words are at the other end.
      { at: 86, text: 'y -10', isAtEnd: true },
      { at: 12, text: 'y 10', isAtEnd: false },
      { at: 49, text: 'y 0', isAtEnd: false },
    ],
    mark: { at: 50, text: 'x 5' },
  })
})

test('bars are as wide as their values, with their words', () => {
  const bars = [
    { row: ['nothing', 10], isBest: false },
    { row: [0.5, 5, 3], isBest: true },
  ]
  expect(drawChart({ kind: 'bars', bars }, words)).toEqual({
    kind: 'bars',
    title: 'Title',
    bars: [
      { label: 'nothing', text: 'y 10', note: undefined, width: 100, isBest: false },
      { label: 'x 0.5', text: 'y 5', note: '3 counted', width: 50, isBest: true },
    ],
  })
})

test('whatever the values, everything is within the drawing', () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true })
  const points = fc.array(fc.tuple(value, value), { minLength: 1 })
  fc.assert(
    fc.property(points, points => {
      const drawn = drawChart({ kind: 'lines', series: [{ name: 'a', points }] }, words)
      if (drawn.kind !== 'lines') return expect.fail('the chart has no lines')
      const numbers = drawn.lines.flatMap(({ path }) => path.split(/[ML ]/).filter(Boolean).map(Number))
      for (const number of [...numbers, ...[...drawn.x, ...drawn.y].map(({ at }) => at)]) {
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThanOrEqual(100)
      }
    }),
  )
})
