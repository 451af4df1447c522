import type { CellValue } from '../sheets/formula-functions.ts'

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
      /** `path` is the data of an SVG path in a square of 100 by 100. */
      readonly lines: readonly { readonly name: string; readonly path: string }[]
      readonly x: readonly Tick[]
      /** The words stand at the left end of their rule, or at the right one where no line crosses them. */
      readonly y: readonly (Tick & { readonly isAtEnd: boolean })[]
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
  /** Part of the vertical scale, whatever the values; default 0. */
  readonly yValues?: readonly number[] | undefined
}

/** Room for the words above the highest rule and below the lowest. */
const plot = { top: 12, bottom: 86, left: 0, right: 100 } as const
/** Words of two rules nearer to each other would overlap. */
const leastGap = 14

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
  const toX = toScale(xs, plot.left, plot.right)
  const toY = toScale(ys, plot.bottom, plot.top)
  const ends = [Math.min(...ys), Math.max(...ys)]
  const hasZero = ends.every(end => Math.abs(toY(end) - toY(0)) > leastGap)
  const isBetween = ends.some(end => end < 0) && ends.some(end => end > 0)
  return {
    kind: 'lines',
    title: words.title,
    lines: series.map(({ name, points }) => ({
      name,
      path: `M${points.map(([x, y]) => `${toX(x)} ${toY(y)}`).join('L')}`,
    })),
    x: [Math.min(...xs), Math.max(...xs)].map(x => ({ at: toX(x), text: words.toX(x) })),
    y: [...new Set([...ends, ...(isBetween && hasZero ? [0] : [])])].map(y => {
      const at = toY(y)
      /** Words stand above their rule, and above the highest one there is no line. */
      const isCrossed = (place: number) =>
        at > plot.top &&
        series.some(({ points }) => {
          const [, value = 0] = points.at(place) ?? []
          return toY(value) <= at && toY(value) > at - leastGap
        })
      return { at, text: words.toY(y), isAtEnd: isCrossed(0) && !isCrossed(-1) }
    }),
    mark: mark === undefined ? undefined : { at: toX(mark), text: words.toX(mark) },
  }
}

/** A linear scale from the extent of the values to two ends, rounded to a tenth. */
function toScale(values: readonly number[], start: number, end: number): (value: number) => number {
  const low = Math.min(...values)
  const extent = Math.max(...values) - low || 1
  return value => Math.round((start + ((value - low) / extent) * (end - start)) * 10) / 10
}
