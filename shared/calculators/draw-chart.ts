import type { CellValue } from '../sheets/formula-functions.ts'
import { formatTick, toEnclosingNumbers, toRoundNumbers } from '../values/ticks.ts'
import { type NamePlace, placeNames } from './place-names.ts'

export type CalculatorChart =
  | {
      readonly kind: 'lines'
      readonly series: readonly {
        readonly name: string
        readonly points: readonly (readonly [x: number, y: number])[]
      }[]
      /** A vertical line at x. */
      readonly mark?: number
    }
  | {
      readonly kind: 'bars'
      /** A row begins with the name and the value. */
      readonly bars: readonly { readonly row: readonly CellValue[]; readonly isBest: boolean }[]
    }

/** Texts at percents of the chart's width or height. */
export type Tick = { readonly at: number; readonly text: string }

/** A chart in percents of its own size, so that its words keep their size on any screen. */
export type DrawnChart = { readonly title: string } & (
  | {
      readonly kind: 'lines'
      /** The names of the axes. */
      readonly xTitle: string
      readonly yTitle: string
      /** `path` is the data of an SVG path in a square of 100 by 100; a line that is alone needs no name. */
      readonly lines: readonly {
        readonly name: string
        readonly path: string
        readonly place?: NamePlace | undefined
      }[]
      /** Round numbers, each with its text. */
      readonly x: readonly Tick[]
      readonly y: readonly Tick[]
      readonly mark?: Tick | undefined
    }
  | {
      readonly kind: 'bars'
      readonly bars: readonly {
        readonly label: string
        readonly text: string
        readonly note?: string | undefined
        readonly width: number
        readonly isBest: boolean
      }[]
    }
)

/** The words of a chart, and its scale where it shall not follow from the values. */
export type ChartWords = {
  readonly title: string
  readonly toX: (value: number) => string
  readonly toY: (value: number) => string
  readonly toNote: (row: readonly CellValue[]) => string | undefined
  /** The names of the axes. */
  readonly xTitle?: string | undefined
  readonly yTitle?: string | undefined
  /** Part of the vertical scale, whatever the values; default 0. */
  readonly yValues?: readonly number[] | undefined
}

/** In percents, with room for the words of the mark above the highest rule. */
const plot = { top: 12, bottom: 100, left: 0, right: 100 } as const

export function drawChart(chart: CalculatorChart, words: ChartWords): DrawnChart {
  return chart.kind === 'bars' ? drawBars(chart, words) : drawLines(chart, words)
}

function drawBars({ bars }: Extract<CalculatorChart, { kind: 'bars' }>, words: ChartWords): DrawnChart {
  const values = bars.map(({ row }) => Number(row[1]))
  const toWidth = toScale([0, ...values], 0, 100)
  return {
    kind: 'bars',
    title: words.title,
    bars: bars.map(({ row, isBest }, index) => {
      const [label = '', value = 0] = [row[0], values[index]]
      return {
        label: typeof label === 'number' ? words.toX(label) : label,
        text: words.toY(value),
        note: words.toNote(row),
        width: Math.abs(toWidth(value) - toWidth(0)),
        isBest,
      }
    }),
  }
}

function drawLines({ series, mark }: Extract<CalculatorChart, { kind: 'lines' }>, words: ChartWords): DrawnChart {
  const points = series.flatMap(line => line.points)
  const xs = points.map(([x]) => x)
  const ys = [...points.map(([, y]) => y), ...(words.yValues ?? [0])]
  const rules = toEnclosingNumbers(Math.min(...ys), Math.max(...ys), 4)
  const toX = toScale(xs, plot.left, plot.right)
  const toY = toScale(rules, plot.bottom, plot.top)
  const lines = series.map(({ name, points }) => ({
    name,
    points: points.map(([x, y]) => [toX(x), toY(y)] as const),
  }))
  const at = mark === undefined ? undefined : toX(mark)
  const places = lines.length > 1 ? placeNames(lines, at, plot) : []
  return {
    kind: 'lines',
    title: words.title,
    xTitle: words.xTitle ?? '',
    yTitle: words.yTitle ?? '',
    lines: lines.map(({ name, points }, index) => ({
      name,
      path: `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`,
      place: places[index],
    })),
    x: toTicks(toRoundNumbers(Math.min(...xs), Math.max(...xs), 4), toX, words.toX(1)),
    y: toTicks(rules, toY, words.toY(1)),
    mark: mark === undefined || at === undefined ? undefined : { at, text: words.toX(mark) },
  }
}

function toTicks(values: readonly number[], scale: (value: number) => number, sample: string): readonly Tick[] {
  const greatest = Math.max(...values.map(Math.abs))
  return values.map(value => ({ at: scale(value), text: formatTick(value, sample, greatest) }))
}

/** A linear scale from the extent of the values to two ends, rounded to a tenth. */
function toScale(values: readonly number[], start: number, end: number): (value: number) => number {
  const low = Math.min(...values)
  const extent = Math.max(...values) - low || 1
  return value => Math.round((start + ((value - low) / extent) * (end - start)) * 10) / 10
}
