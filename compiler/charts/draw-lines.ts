import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { drawAxisLabels, drawAxisTitle, drawVerticalAxis } from './axis.ts'
import type { ChartTable } from './chart-table.ts'
import { type Drawing, isNarrow, type Mark } from './drawing.ts'
import { frameLines, type Line } from './line-frame.ts'
import { drawEndLabels, drawLevelLabels, drawValueLabels } from './line-labels.ts'
import { frameText } from './place-label.ts'
import { drawStroke, toPath } from './strokes.ts'

/** One or more columns over the rows of a table, as lines. */
export function drawLines(spec: SpecOf<'line'>, table: ChartTable, width: number): Drawing {
  const frame = frameLines(spec, table, width)
  const { plot, lines, levels, head, height } = frame
  const axis = drawVerticalAxis(frame.ticks, frame.y, plot)
  const marks: Mark[] = [
    ...axis,
    ...drawAxisLabels(frame.labels, plot.bottom),
    ...levels.map(({ y }) => drawStroke({ x: plot.left, y }, { x: plot.right, y }, { tone: 'quiet', isDashed: true })),
    ...head.marks,
    ...lines.map(drawSeries),
    ...lines.flatMap(({ tone, points, named }) =>
      points.filter((_, index) => named.includes(index)).map((point): Mark => ({ kind: 'dot', tone, ...point })),
    ),
  ]
  if (frame.xTitle !== undefined) marks.push(drawAxisTitle(frame.xTitle, plot.right, height))
  const bounds = { left: 0, right: width, top: 0, bottom: plot.bottom }
  const paths = [...lines.map(({ points }) => points), ...frame.marked]
  const across = levels.map(({ y }) => [plot.left, plot.right].map(x => ({ x, y })))
  const obstacles = { lines: paths, rectangles: [...axis, ...head.marks].flatMap(toFrame), bounds }
  const ends = isNarrow(width) ? [] : drawEndLabels(lines)
  const values = drawValueLabels(lines, {
    ...obstacles,
    lines: [...paths, ...across],
    rectangles: [...obstacles.rectangles, ...ends.map(frameText)],
  })
  const taken = [...obstacles.rectangles, ...[...ends, ...values].map(frameText)]
  const names = drawLevelLabels(levels, plot, { ...obstacles, rectangles: taken })
  return { width, height, marks: [...marks, ...ends, ...values, ...names] }
}

function drawSeries({ tone, points }: Line): Mark {
  return { kind: 'line', tone, path: toPath(points), isDashed: tone !== 'first' }
}

function toFrame(mark: Mark) {
  return mark.kind === 'text' ? [frameText(mark)] : []
}
