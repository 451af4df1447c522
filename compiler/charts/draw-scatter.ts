import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { drawVerticalAxis, measureTicks, type Plot, toTicks } from './axis.ts'
import { type Column, findColumn, findRow, findRows } from './chart-data.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import { type Drawing, isNarrow, labelSize, type Mark, type Point, type TextMark } from './drawing.ts'
import { frameDot, frameText, type Obstacles, placeIfFree, placeLabel } from './place-label.ts'
import { type Domain, type Scale, scaleLinear, toRoundDomain } from './scale.ts'
import { drawStroke } from './strokes.ts'
import { drawText, halfCap } from './text.ts'

/** Rows as points of two columns, named. */
export function drawScatter(spec: SpecOf<'scatter'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  for (const label of spec.highlight ?? []) findRow(rows, label)
  const { plot, x, y, marks, height } = frameScatter(spec, table, width)
  const points = rows.map((row, index): NamedPoint => {
    const isPoint = spec.highlight === undefined || spec.highlight.includes(row.label)
    const label = spec.names?.[index] ?? row.label
    return { label, isPoint, x: x.scale(x.column.toValue(row)), y: y.scale(y.column.toValue(row)) }
  })
  const diagonal = spec.diagonal === undefined ? undefined : findDiagonal(x, y)
  const line = diagonal && drawStroke(...diagonal, { tone: 'quiet', isDashed: true })
  const obstacles = {
    lines: [
      ...(diagonal ? [diagonal] : []),
      [
        { x: plot.left, y: plot.bottom },
        { x: plot.right, y: plot.bottom },
      ],
    ],
    rectangles: [...points.map(frameDot), ...marks.flatMap(mark => (mark.kind === 'text' ? [frameText(mark)] : []))],
    bounds: { left: 0, right: width, top: 0, bottom: plot.bottom + 6 },
  }
  const names = namePoints(points, obstacles)
  const rectangles = [...obstacles.rectangles, ...names.map(frameText)]
  const meaning = diagonal && nameDiagonal(spec.diagonal ?? '', diagonal, { ...obstacles, rectangles })
  const dots = points.map(
    ({ isPoint, ...at }): Mark => ({ kind: 'dot', tone: isPoint ? 'first' : 'quiet', x: at.x, y: at.y }),
  )
  return { width, height, marks: [...marks, ...(line ? [line] : []), ...dots, ...names, ...(meaning ? [meaning] : [])] }
}

type NamedPoint = Point & { readonly label: string; readonly isPoint: boolean }

type Axis = { readonly column: Column; readonly domain: Domain; readonly scale: Scale }

type Frame = {
  readonly plot: Plot
  readonly x: Axis
  readonly y: Axis
  readonly marks: readonly Mark[]
  readonly height: number
}

/** Both axes, from zero, with their titles: the vertical one above the plot, the horizontal one below. */
function frameScatter(spec: SpecOf<'scatter'>, table: ChartTable, width: number): Frame {
  const rows = findRows(table, spec.rows)
  const [across, up] = [findColumn(table, spec.x), findColumn(table, spec.y)]
  const [top, bottom] = isNarrow(width) ? [28, 240] : [28, 300]
  const upDomain = findDomain(up, rows)
  const y = scaleLinear(upDomain, [bottom, top])
  const ticks = toTicks(upDomain, 5, firstText(up, rows))
  const plot = { left: measureTicks(ticks), right: width - 16, top, bottom }
  const acrossDomain = findDomain(across, rows)
  const x = scaleLinear(acrossDomain, [plot.left, plot.right])
  const height = bottom + 44
  const labels = toTicks(acrossDomain, isNarrow(width) ? 4 : 6, firstText(across, rows)).map(({ value, text }) =>
    drawText(text, { tone: 'quiet', x: x(value), y: bottom + labelSize + 6, anchor: 'middle' }),
  )
  const marks = [
    ...drawVerticalAxis(ticks, y, plot),
    ...labels,
    drawText(spec.y, { tone: 'quiet', x: 0, y: labelSize }),
    drawText(spec.x, { tone: 'quiet', x: plot.right, y: height - 5, anchor: 'end' }),
  ]
  return {
    plot,
    x: { column: across, domain: acrossDomain, scale: x },
    y: { column: up, domain: upDomain, scale: y },
    marks,
    height,
  }
}

function findDomain({ toValue }: Column, rows: readonly ChartRow[]): Domain {
  return toRoundDomain([0, ...rows.map(toValue)], 5)
}

function firstText({ toText }: Column, [row]: readonly ChartRow[]): string {
  return row === undefined ? '' : toText(row)
}

/** The names, those of the points that matter first, each where it covers least; where it would cover words it is left to the table. */
function namePoints(points: readonly NamedPoint[], obstacles: Obstacles): readonly TextMark[] {
  const names: TextMark[] = []
  for (const { label, isPoint, x, y } of points.toSorted(
    (a, b) => Number(b.isPoint) - Number(a.isPoint) || a.y - b.y,
  )) {
    const at = (dx: number, dy: number, anchor: TextMark['anchor']) =>
      drawText(label, { x: x + dx, y: y + dy + halfCap, anchor, isStrong: isPoint })
    const rectangles = [...obstacles.rectangles, ...names.map(frameText)]
    const places = [
      at(10, 0, 'start'),
      at(-10, 0, 'end'),
      at(8, 12, 'start'),
      at(-8, -12, 'end'),
      at(0, -14, 'middle'),
      at(10, -10, 'start'),
      at(0, 15, 'middle'),
      at(20, -20, 'start'),
    ] as const
    const name = placeIfFree(places, { ...obstacles, rectangles })
    if (name !== undefined) names.push(name)
  }
  return names
}

/** From the least to the greatest value that both axes have. */
function findDiagonal(x: Axis, y: Axis): readonly [Point, Point] {
  const start = Math.max(x.domain[0], y.domain[0])
  const end = Math.min(x.domain[1], y.domain[1])
  return [
    { x: x.scale(start), y: y.scale(start) },
    { x: x.scale(end), y: y.scale(end) },
  ]
}

/** What the diagonal means, along it. */
function nameDiagonal(text: string, [start, end]: readonly [Point, Point], obstacles: Obstacles): TextMark {
  const at = (part: number, dx: number, anchor: TextMark['anchor']) =>
    drawText(text, {
      tone: 'quiet',
      x: start.x + (end.x - start.x) * part + dx,
      y: start.y + (end.y - start.y) * part + halfCap,
      anchor,
    })
  return placeLabel([at(0.66, 22, 'start'), at(0.6, -22, 'end'), at(0.5, 22, 'start'), at(0.8, -22, 'end')], obstacles)
}
