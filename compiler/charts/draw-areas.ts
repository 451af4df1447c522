import { scaleLinear } from 'd3-scale'
import { area } from 'd3-shape'
import { drawAxisLabels, drawAxisTitle, drawVerticalAxis, measureAxisHeight, measureTicks, toTicks } from './axis.ts'
import { findRows, findSeries } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import type { ChartTable } from './chart-table.ts'
import { type Drawing, isNarrow, labelSize, type Mark, seriesTone } from './drawing.ts'
import { type Layer, stackLayers } from './layers.ts'
import { drawText, halfCap, lineHeight, measureText } from './text.ts'

/** Columns stacked over the rows as areas; each is named where it has most room. */
export function drawAreas(spec: SpecOf<'areas'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  const layers = stackLayers(rows, findSeries(table, spec.series, spec.names))
  const top = spec.yTitle === undefined ? 10 : lineHeight + 12
  const bottom = top + (isNarrow(width) ? 200 : 250)
  const sums = layers.at(-1)?.bands.map(({ to }) => to) ?? []
  const y = scaleLinear()
    .domain([0, Math.max(...sums) || 1])
    .range([bottom, top])
  const ticks = toTicks(y, 4, layers[0]?.bands[0]?.text ?? '')
  const [left, right] = [measureTicks(ticks), width - 8]
  const x = scaleLinear()
    .domain([0, Math.max(rows.length - 1, 1)])
    .range([left, right])
  const toPath = area<Layer['bands'][number]>()
    .x((_, index) => x(index))
    .y0(({ from }) => y(from))
    .y1(({ to }) => y(to))
    .digits(1)
  const labels = rows.map(({ label }, index) => ({ text: label, x: Math.round(x(index)) }))
  const xTitle = spec.xTitle ?? table.columns[0] ?? ''
  const height = bottom + measureAxisHeight(labels, xTitle)
  const marks: Mark[] = [
    ...drawVerticalAxis(ticks, y, { left, right, top, bottom }),
    ...layers.map(
      ({ bands }, index): Mark => ({ kind: 'area', isPart: true, tone: seriesTone(index), path: toPath(bands) ?? '' }),
    ),
    ...layers.map((layer, index) => nameLayer(layer, { x, y, tone: seriesTone(index) })),
    ...drawAxisLabels(labels, bottom),
    drawAxisTitle(xTitle, right, height),
  ]
  if (spec.yTitle !== undefined) marks.push(drawText(spec.yTitle, { tone: 'quiet', x: 0, y: labelSize }))
  return { width, height, marks }
}

type Scales = {
  readonly x: (place: number) => number
  readonly y: (value: number) => number
  readonly tone: ReturnType<typeof seriesTone>
}

/** The name in the layer where the layer is thickest over the name's length; the middle wins if it is about as thick. */
function nameLayer({ name, bands }: Layer, { x, y, tone }: Scales): Mark {
  const half = measureText(name, true) / 2 + 8
  const last = bands.length - 1
  const places = bands
    .map((_, index) => Math.min(Math.max(x(index), x(0) + half), x(last) - half))
    .map(at => {
      const covered = bands.filter((_, index) => Math.abs(x(index) - at) <= half + (x(1) - x(0)))
      const [upper, lower] = [
        y(Math.min(...covered.map(({ to }) => to))),
        y(Math.max(...covered.map(({ from }) => from))),
      ]
      const distance = Math.abs(at - (x(0) + x(last)) / 2)
      return { at, middle: (upper + lower) / 2, rank: lower - upper - distance * 0.1 }
    })
  const best = places.toSorted((a, b) => b.rank - a.rank)[0] ?? { at: 0, middle: 0 }
  return drawText(name, {
    x: best.at,
    y: best.middle + halfCap,
    anchor: 'middle',
    tone,
    isStrong: true,
    isInside: true,
  })
}
