import { expect, test } from 'vitest'
import { toChartTable } from '../../../../compiler/charts/chart-table.ts'
import { drawChart } from '../../../../compiler/charts/draw-chart.ts'
import type { Drawing, Mark } from '../../../../compiler/charts/drawing.ts'
import { spreadLevels } from '../../../../compiler/charts/line-labels.ts'
import { chartSchema } from '../../../../shared/content/schemas/chart.ts'

/** A chart of a table, whose cells stand between bars and whose first row is its header. */
function draw(spec: object, rows: readonly string[], width = 640): Drawing {
  const texts = rows.map(row => row.split('|').map(cell => cell.trim()))
  return drawChart(chartSchema.parse({ title: 'T', alt: 'A', ...spec }), toChartTable(texts), width)
}

function marksOf<Kind extends Mark['kind']>({ marks }: Drawing, kind: Kind) {
  return marks.filter((mark): mark is Mark & { readonly kind: Kind } => mark.kind === kind)
}

/** Starts and ends of bars. */
const barsOf = (drawing: Drawing) => marksOf(drawing, 'bar').map(({ x, width }) => [x, x + width] as const)

/** The points of the first line of the first tone. */
function pointsOf(drawing: Drawing) {
  const path = marksOf(drawing, 'line').find(({ tone }) => tone === 'first')?.path ?? ''
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

const wordsOf = (drawing: Drawing) => marksOf(drawing, 'text').map(({ text }) => text)

/** How many times as far the third of three numbers is from the first as the second is. */
const ratio = ([a = 0, b = 0, c = 0]: readonly number[]) => (c - a) / (b - a)

const costs = ['Item|Amount|Plan|Rest', 'One|$100|$50|$0', 'Two|$200|$150|$10', 'Three|$400|$350|$20']
const steps = ['Step|What happens|If not', 'Read|The letter is read|Ask again', 'Check|Numbers are compared|Stop']

for (const width of [640, 280]) {
  test(`at ${width}, bars begin together and are as long as their values`, () => {
    const bars = marksOf(draw({ kind: 'bars', value: 'Amount' }, costs, width), 'bar')
    expect(new Set(bars.map(({ x }) => x)).size).toBe(1)
    const unit = (bars[0]?.width ?? 0) / 100
    expect(bars.map(bar => Math.round(bar.width / unit))).toEqual([100, 200, 400])
  })

  test(`at ${width}, each step of a waterfall begins where the one above it ended, and sums begin at zero`, () => {
    const spec = { kind: 'waterfall', value: 'Amount', totals: ['Sum', 'Left'] }
    const rows = ['Item|Amount', 'Build|$60', 'Run|$40', 'Sum|$100', 'Saved|−$30', 'Left|$70']
    const [build = [], run = [], sum = [], saved = [], left = []] = barsOf(draw(spec, rows, width))
    const pairs = [
      [run[0], build[1]],
      [sum[0], build[0]],
      [sum[1], run[1]],
      [saved[1], sum[1]],
      [left[1], saved[0]],
    ]
    for (const [one = Number.NaN, other = 0] of [...pairs, [left[0], build[0]]]) expect(one).toBeCloseTo(other)
  })

  test(`at ${width}, parts of a bar follow each other, are as long as their values, and their sum is written`, () => {
    const drawing = draw({ kind: 'stacked', series: ['Amount', 'Plan', 'Rest'] }, costs, width)
    const last = marksOf(drawing, 'bar').slice(-3)
    const unit = ((last[0]?.width ?? 0) + 2) / 400
    expect(last.map(part => Math.round((part.width + 2) / unit))).toEqual([400, 350, 20])
    expect(last[1]?.x).toBeCloseTo((last[0]?.x ?? 0) + (last[0]?.width ?? 0) + 2)
    expect(wordsOf(drawing).some(text => text.endsWith('$770'))).toBe(true)
  })

  test(`at ${width}, the points of a line are in the order of the rows and as high as their values`, () => {
    const points = pointsOf(draw({ kind: 'line', series: ['Amount'] }, costs, width))
    const xs = points.map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect(ratio(points.map(({ y }) => y))).toBeCloseTo(3, 1)
    expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0)
  })

  test(`at ${width}, an estimate lies between its limits`, () => {
    const rows = ['Group|Rate|Range', 'A|30%|28% to 32%', 'B|22%|13% to 34%']
    const drawing = draw({ kind: 'intervals', value: 'Rate', range: 'Range' }, rows, width)
    const lines = marksOf(drawing, 'line').flatMap(({ tone, path }) => {
      const [, from, , to] = /^M([\d.]+),([\d.]+)L([\d.]+),\2$/.exec(path) ?? []
      return tone === 'first' && from !== undefined ? [[Number(from), Number(to)] as const] : []
    })
    const [a, b] = marksOf(drawing, 'dot').map(({ x }) => x)
    const [[start, end] = [0, 0], [from, to] = [0, 0]] = lines
    expect(a).toBeCloseTo((start + end) / 2, 0)
    expect([from, b, to]).toEqual([from, b, to].toSorted((one = 0, other = 0) => one - other))
  })
}

test('negative bars end where the others begin', () => {
  const [loss = [], gain = []] = barsOf(draw({ kind: 'bars', value: 'Net' }, ['Year|Net', '1|−$50', '2|$100']))
  expect(loss[1]).toBeCloseTo(gain[0] ?? 0)
  expect(ratio([gain[0] ?? 0, 2 * (gain[0] ?? 0) - (loss[0] ?? 0), gain[1] ?? 0])).toBeCloseTo(2)
})

test('a part of zero is not drawn', () => {
  expect(barsOf(draw({ kind: 'stacked', series: ['Amount', 'Rest'] }, costs))).toHaveLength(5)
})

test('on a scale of values points are as far apart as their numbers', () => {
  const rows = ['Documents|Cost', '0|$10', '10|$20', '40|$30']
  const points = pointsOf(draw({ kind: 'line', series: ['Cost'], spacing: 'values' }, rows))
  expect(ratio(points.map(({ x }) => x))).toBeCloseTo(4, 1)
})

test('the values of highlighted rows are written at the line, in the words of the cells', () => {
  const drawing = draw({ kind: 'line', series: ['Amount'], highlight: ['Two'] }, costs)
  expect(marksOf(drawing, 'dot')).toHaveLength(1)
  expect(wordsOf(drawing)).toContain('$200')
})

test('points of a scatter are where their two values are', () => {
  const rows = ['Band|Score|Truth', 'Low|10%|10%', 'Middle|20%|40%', 'High|40%|80%']
  const dots = marksOf(draw({ kind: 'scatter', x: 'Score', y: 'Truth' }, rows), 'dot')
  expect(ratio(dots.map(({ x }) => x))).toBeCloseTo(3)
  expect(ratio(dots.map(({ y }) => y))).toBeCloseTo(7 / 3)
})

test('a map draws each place once, north above south, and a line through the stops of a route', () => {
  const rows = ['Stop|Place|Van', 'Depot|0, 0|Van 1', 'A|0, 4|Van 1', 'Depot|0, 0|Van 2', 'B|4, 0|Van 2']
  const drawing = draw({ kind: 'map', place: 'Place', route: 'Van' }, rows)
  const [depot, north, east, ...others] = marksOf(drawing, 'dot')
  expect(others).toEqual([])
  expect(north?.y).toBeLessThan(depot?.y ?? 0)
  expect(east?.x).toBeGreaterThan(depot?.x ?? 0)
  expect(pointsOf(drawing)).toHaveLength(2)
})

test.each([640, 280])('at %d, a flow has a box for each step, in order, and says what happens otherwise', width => {
  const drawing = draw({ kind: 'flow', text: 'What happens', fails: 'If not' }, steps, width)
  expect(wordsOf(drawing).filter(word => /^(Read|Check|Stop)$/.test(word))).toEqual(['Read', 'Check', 'Stop'])
  const boxes = marksOf(draw({ kind: 'flow', text: 'What happens' }, steps, width), 'box')
  expect(boxes).toHaveLength(2)
  expect(new Set(boxes.map(({ x, y }) => (width === 640 ? y : x))).size, 'beside or below each other').toBe(1)
})

test('names at the ends of lines keep their order and are a line apart', () => {
  expect(spreadLevels([100, 40, 102])).toEqual([100, 40, 117])
})
