import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartWords, drawChart } from '../../../../shared/calculators/draw-chart.ts'

const words: ChartWords = {
  title: 'Title',
  toX: value => `x ${value}`,
  toY: value => `y ${value}`,
  toNote: ([, , count]) => (count === undefined ? undefined : `${count} counted`),
}

const toTicks = (texts: Readonly<Record<number, string>>) =>
  expect.arrayContaining(Object.entries(texts).map(([at, text]) => ({ at: Number(at), text })))

test('a line stands between round numbers, of which the highest is above its values, on axes with names', () => {
  const points = [
    [0, -10],
    [5, 0],
    [11, 13.6],
  ] as const
  const named = { ...words, xTitle: 'Month', yTitle: 'Days', toX: String, toY: (value: number) => `$${value}` }
  expect(drawChart({ kind: 'lines', series: [{ name: 'net', points }], mark: 5.5 }, named)).toEqual({
    kind: 'lines',
    title: 'Title',
    xTitle: 'Month',
    yTitle: 'Days',
    lines: [{ name: 'net', path: 'M0 100L45.5 64.8L100 16.9', place: undefined }],
    x: toTicks({ 0: '0', 18.2: '2', 36.4: '4', 54.5: '6', 72.7: '8', 90.9: '10' }),
    y: toTicks({ 100: '−$10', 82.4: '−$5', 64.8: '$0', 47.2: '$5', 29.6: '$10', 12: '$15' }),
    mark: { at: 50, text: '5.5' },
  })
})

test('each of several lines has its name beside it, where no other line passes', () => {
  const level = (name: string, y: number) => ({ name, points: [[0, y] as const, [10, y] as const] })
  const drawn = drawChart({ kind: 'lines', series: [level('Upkeep', 1), level('New work', 10)] }, words)
  if (drawn.kind !== 'lines') return expect.fail('the chart has no lines')
  expect(drawn.lines.map(({ place }) => place)).toEqual([
    { x: 100, y: 87.5, anchor: 'end' },
    { x: 100, y: 21.3, anchor: 'end' },
  ])
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
    // Too near for a step that can be counted.
    { numRuns: 50, examples: [[[5e-324, -5e-324].map((x): [number, number] => [x, 0])]] },
  )
})
