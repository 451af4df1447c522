import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { ChartError, findColumn, findRows } from './chart-data.ts'
import type { ChartTable } from './chart-table.ts'
import {
  type Drawing,
  isNarrow,
  labelSize,
  type Mark,
  type Point,
  seriesTone,
  type TextMark,
  type Tone,
} from './drawing.ts'
import { frameDot, frameText, placeLabel } from './place-label.ts'
import { drawStroke, toPath } from './strokes.ts'
import { drawText, lineHeight } from './text.ts'

/** A place in units of the grid, and the route that stops there. */
type Stop = { readonly label: string; readonly east: number; readonly north: number; readonly route: string }

type Route = { readonly name: string; readonly tone: Tone; readonly points: readonly Point[] }

/** Places on a grid, named, joined by routes in the order of the rows. */
export function drawMap(spec: SpecOf<'map'>, table: ChartTable, width: number): Drawing {
  const stops = readStops(spec, table)
  const size = Math.min(width, 460)
  const maxNorth = Math.max(...stops.map(({ north }) => north))
  const step = (size - 60) / Math.max(...stops.map(({ east }) => east), 1)
  const offset = (width - size) / 2 + 30
  const toPoint = ({ east, north }: Pick<Stop, 'east' | 'north'>): Point => ({
    x: offset + east * step,
    y: 26 + (maxNorth - north) * step,
  })
  const routes = [...new Set(stops.map(({ route }) => route))].filter(Boolean).map(
    (name, index): Route => ({
      name,
      tone: seriesTone(index),
      points: stops.filter(({ route }) => route === name).map(toPoint),
    }),
  )
  const bottom = toPoint({ east: 0, north: 0 }).y
  const marks = [
    ...drawGrid(Math.max(...stops.map(({ east }) => east)), maxNorth, toPoint),
    ...routes.flatMap(drawRoute),
    ...drawStops(stops, routes, toPoint, { left: 0, right: width, top: 0, bottom: bottom + 22 }),
    ...drawLegend(routes, { x: isNarrow(width) ? 30 : offset, y: bottom + 42 }),
  ]
  return { width, height: bottom + 30 + routes.length * (lineHeight + 3), marks }
}

function readStops(spec: SpecOf<'map'>, table: ChartTable): readonly Stop[] {
  const place = findColumn(table, spec.place)
  const route = spec.route === undefined ? undefined : findColumn(table, spec.route)
  return findRows(table, spec.rows).map(row => {
    const [east, north] = [...place.toText(row).matchAll(/\d+(\.\d+)?/g)].map(([text]) => Number(text))
    if (east === undefined || north === undefined)
      throw new ChartError(`the row "${row.label}" has no place in the column "${spec.place}"`)
    return { label: row.label, east, north, route: route?.toText(row) ?? '' }
  })
}

type ToPoint = (place: Pick<Stop, 'east' | 'north'>) => Point

function drawGrid(maxEast: number, maxNorth: number, toPoint: ToPoint): readonly Mark[] {
  const upTo = (max: number) => Array.from({ length: Math.floor(max) + 1 }, (_, index) => index)
  return [
    ...upTo(maxEast).map(east => drawStroke(toPoint({ east, north: maxNorth }), toPoint({ east, north: 0 }))),
    ...upTo(maxNorth).map(north => drawStroke(toPoint({ east: 0, north }), toPoint({ east: maxEast, north }))),
  ]
}

/** A line with an arrowhead on each leg, past its middle, where few lines cross. */
function drawRoute({ tone, points }: Route): readonly Mark[] {
  const heads = points.slice(1).map((end, index): Mark => {
    const start = points[index] ?? end
    const length = Math.hypot(end.x - start.x, end.y - start.y) || 1
    const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length]
    const tip = { x: start.x + dx * length * 0.64, y: start.y + dy * length * 0.64 }
    const wing = (side: 1 | -1) => ({ x: tip.x - dx * 10 - side * dy * 5, y: tip.y - dy * 10 + side * dx * 5 })
    return { kind: 'area', tone, path: `${toPath([wing(-1), tip, wing(1)])}Z` }
  })
  return [{ kind: 'line', tone, path: toPath(points), isDashed: tone !== 'first' }, ...heads]
}

/** Each place once, with its name where it covers least. */
function drawStops(
  stops: readonly Stop[],
  routes: readonly Route[],
  toPoint: ToPoint,
  bounds: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): readonly Mark[] {
  const isSame = (a: Stop, b: Stop) => a.east === b.east && a.north === b.north
  const places = stops.filter((stop, index) => stops.findIndex(other => isSame(other, stop)) === index)
  const dots = places.map(stop => ({ ...stop, ...toPoint(stop) }))
  const lines = routes.map(({ points }) => points)
  const names: TextMark[] = []
  for (const { label, x, y } of dots) {
    const at = (dx: number, dy: number, anchor: TextMark['anchor']) =>
      drawText(label, { x: x + dx, y: y + dy, anchor, isStrong: true })
    const rectangles = [...dots.map(frameDot), ...names.map(frameText)]
    const around = [
      at(8, -8, 'start'),
      at(-8, -8, 'end'),
      at(8, 16, 'start'),
      at(-8, 16, 'end'),
      at(0, -10, 'middle'),
      at(0, 19, 'middle'),
      at(10, 5, 'start'),
      at(-10, 5, 'end'),
    ] as const
    names.push(placeLabel(around, { rectangles, lines, bounds }))
  }
  const marks = dots.map(({ x, y, route }): Mark => {
    return { kind: 'dot', tone: routes.find(({ name }) => name === route)?.tone ?? 'first', x, y }
  })
  return [...marks, ...names]
}

function drawLegend(routes: readonly Route[], { x, y }: Point): readonly Mark[] {
  return routes.flatMap(({ name, tone }, index) => {
    const top = y + index * (lineHeight + 3)
    return [
      drawStroke({ x, y: top }, { x: x + 26, y: top }, { tone, isDashed: tone !== 'first' }),
      drawText(name, { tone, isStrong: true, x: x + 34, y: top + labelSize * 0.35 }),
    ]
  })
}
