import { expect, test } from 'vitest'
import { spreadLevels } from '../../../../compiler/charts/line-labels.ts'
import { drawTable, marksOf, pointsOf } from '../../../support/drawn-charts.ts'

const widths = [640, 280]

const costs = [
  ['Item', 'Amount', 'Plan', 'Rest'],
  ['One', '$100', '$50', '$0'],
  ['Two', '$200', '$150', '$10'],
  ['Three', '$400', '$350', '$20'],
]

test.each(widths)('at %d, bars begin together and are as long as their values', width => {
  const bars = marksOf(drawTable({ kind: 'bars', value: 'Amount' }, costs, width), 'bar')
  expect(new Set(bars.map(({ x }) => x)).size).toBe(1)
  const unit = (bars[0]?.width ?? 0) / 100
  expect(unit).toBeGreaterThan(0)
  expect(bars.map(bar => Math.round(bar.width / unit))).toEqual([100, 200, 400])
})

test('negative bars end where the others begin', () => {
  const bars = marksOf(
    drawTable({ kind: 'bars', value: 'Net' }, [
      ['Year', 'Net'],
      ['1', '−$50'],
      ['2', '$100'],
    ]),
    'bar',
  )
  expect((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0)).toBeCloseTo(bars[1]?.x ?? 0)
  expect((bars[1]?.width ?? 0) / (bars[0]?.width ?? 1)).toBeCloseTo(2)
})

test.each(widths)(
  'at %d, each step of a waterfall begins where the one above it ended, and sums begin at zero',
  width => {
    const spec = { kind: 'waterfall', value: 'Amount', totals: ['Sum', 'Left'] }
    const rows = [
      ['Item', 'Amount'],
      ['Build', '$60'],
      ['Run', '$40'],
      ['Sum', '$100'],
      ['Saved', '−$30'],
      ['Left', '$70'],
    ]
    const [build, run, sum, saved, left] = marksOf(drawTable(spec, rows, width), 'bar').map(({ x, width }) => ({
      start: x,
      end: x + width,
    }))
    expect(run?.start).toBeCloseTo(build?.end ?? 0)
    expect(sum?.start).toBeCloseTo(build?.start ?? 0)
    expect(sum?.end).toBeCloseTo(run?.end ?? 0)
    expect(saved?.end).toBeCloseTo(sum?.end ?? 0)
    expect(left?.end).toBeCloseTo(saved?.start ?? 0)
    expect(left?.start).toBeCloseTo(build?.start ?? 0)
  },
)

test.each(widths)(
  'at %d, parts of a bar follow each other, are as long as their values, and their sum is written',
  width => {
    const drawing = drawTable({ kind: 'stacked', series: ['Amount', 'Plan', 'Rest'] }, costs, width)
    const last = marksOf(drawing, 'bar').slice(-3)
    const unit = ((last[0]?.width ?? 0) + 2) / 400
    expect(last.map(part => Math.round((part.width + 2) / unit))).toEqual([400, 350, 20])
    expect(last[1]?.x).toBeCloseTo((last[0]?.x ?? 0) + (last[0]?.width ?? 0) + 2)
    const words = marksOf(drawing, 'text').map(({ text }) => text)
    expect(words.some(text => text.endsWith('$770'))).toBe(true)
  },
)

test('a part of zero is not drawn', () => {
  const drawing = drawTable({ kind: 'stacked', series: ['Amount', 'Rest'] }, costs)
  expect(marksOf(drawing, 'bar')).toHaveLength(5)
})

test.each(widths)('at %d, the points of a line are in the order of the rows, higher for greater values', width => {
  const points = pointsOf(drawTable({ kind: 'line', series: ['Amount'] }, costs, width), 'first')
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  expect(ys).toEqual(ys.toSorted((a, b) => b - a))
  expect(((ys[0] ?? 0) - (ys[1] ?? 0)) * 2).toBeCloseTo((ys[1] ?? 0) - (ys[2] ?? 0), 0)
})

test('on a scale of values points are as far apart as their numbers', () => {
  const rows = [
    ['Documents', 'Cost'],
    ['0', '$10'],
    ['10', '$20'],
    ['40', '$30'],
  ]
  const [a = [0], b = [0], c = [0]] = pointsOf(
    drawTable({ kind: 'line', series: ['Cost'], spacing: 'values' }, rows),
    'first',
  )
  expect((c[0] - a[0]) / (b[0] - a[0])).toBeCloseTo(4, 1)
})

test('the values of highlighted rows are written at the line, in the words of the cells', () => {
  const drawing = drawTable({ kind: 'line', series: ['Amount'], highlight: ['Two'] }, costs)
  expect(marksOf(drawing, 'dot')).toHaveLength(1)
  expect(marksOf(drawing, 'text').filter(({ text }) => text === '$200' && text !== undefined)).not.toEqual([])
})

test.each(widths)('at %d, an estimate lies between its limits', width => {
  const drawing = drawTable(
    { kind: 'intervals', value: 'Rate', range: 'Range' },
    [
      ['Group', 'Rate', 'Range'],
      ['A', '30%', '28% to 32%'],
      ['B', '22%', '13% to 34%'],
    ],
    width,
  )
  const [a, b] = marksOf(drawing, 'dot')
  const lines = marksOf(drawing, 'line').filter(
    ({ tone, path }) => tone === 'first' && /^M[\d.]+,([\d.]+)L[\d.]+,\1$/.test(path),
  )
  const [first = [], second = []] = lines.map(({ path }) => [...path.matchAll(/([\d.]+),/g)].map(([, x]) => Number(x)))
  expect(a?.x).toBeCloseTo(((first[0] ?? 0) + (first[1] ?? 0)) / 2, 0)
  expect(b?.x).toBeGreaterThan(second[0] ?? 0)
  expect(b?.x).toBeLessThan(second[1] ?? 0)
})

test('points of a scatter are where their two values are', () => {
  const rows = [
    ['Band', 'Score', 'Truth'],
    ['Low', '10%', '10%'],
    ['Middle', '20%', '40%'],
    ['High', '40%', '80%'],
  ]
  const [low, middle, high] = marksOf(drawTable({ kind: 'scatter', x: 'Score', y: 'Truth' }, rows), 'dot')
  expect(((high?.x ?? 0) - (low?.x ?? 0)) / ((middle?.x ?? 0) - (low?.x ?? 0))).toBeCloseTo(3)
  expect(((low?.y ?? 0) - (high?.y ?? 0)) / ((low?.y ?? 0) - (middle?.y ?? 0))).toBeCloseTo(7 / 3)
})

test('a map draws each place once, north above south, and a line through the stops of a route', () => {
  const drawing = drawTable({ kind: 'map', place: 'Place', route: 'Van' }, [
    ['Stop', 'Place', 'Van'],
    ['Depot', '0, 0', 'Van 1'],
    ['A', '0, 4', 'Van 1'],
    ['Depot', '0, 0', 'Van 2'],
    ['B', '4, 0', 'Van 2'],
  ])
  const [depot, north, east] = marksOf(drawing, 'dot')
  expect(marksOf(drawing, 'dot')).toHaveLength(3)
  expect(north?.y).toBeLessThan(depot?.y ?? 0)
  expect(east?.x).toBeGreaterThan(depot?.x ?? 0)
  expect(pointsOf(drawing, 'first')).toHaveLength(2)
})

const steps = [
  ['Step', 'What happens', 'If not'],
  ['Read', 'The letter is read', 'Ask again'],
  ['Check', 'The numbers are compared', 'Stop'],
]

test.each(widths)('at %d, a flow has a box for each step, in order, and says what happens otherwise', width => {
  const drawing = drawTable({ kind: 'flow', text: 'What happens', fails: 'If not' }, steps, width)
  const words = marksOf(drawing, 'text').map(({ text }) => text)
  expect(words.indexOf('Read')).toBeLessThan(words.indexOf('Check'))
  expect(words).toContain('Stop')
  expect(marksOf(drawing, 'box').filter(({ tone }) => tone === 'first')).toHaveLength(2)
})

test('a few simple steps are beside each other on wide charts and below each other on narrow ones', () => {
  const boxes = (width: number) => marksOf(drawTable({ kind: 'flow', text: 'What happens' }, steps, width), 'box')
  expect(new Set(boxes(640).map(({ y }) => y)).size).toBe(1)
  expect(new Set(boxes(280).map(({ x }) => x)).size).toBe(1)
})

test('names at the ends of lines keep their order and are a line apart', () => {
  expect(spreadLevels([100, 40, 102])).toEqual([100, 40, 117])
})
