import type { SpecOf } from '../../shared/content/schemas/chart.ts'
import { findColumn, findRows } from './chart-data.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import { drawRow } from './draw-flow-row.ts'
import { type Drawing, isNarrow, labelSize, type Mark } from './drawing.ts'
import { drawNarrowStep, drawWideStep, type Step, secondColumn } from './flow-step.ts'
import { drawArrow } from './strokes.ts'
import { drawText, lineHeight } from './text.ts'

/** Higher boxes have long texts in short lines. */
const maxRowHeight = 200

/** Steps below each other with what must hold to go on and what happens otherwise; few simple ones beside each other. */
export function drawFlow(spec: SpecOf<'flow'>, table: ChartTable, width: number): Drawing {
  const toStep = readColumns(spec, table)
  const steps = findRows(table, spec.rows).map(toStep)
  const isSimple = spec.check === undefined && spec.fails === undefined
  const row = !isNarrow(width) && isSimple && steps.length <= 4 ? drawRow(steps, width) : undefined
  if (row !== undefined && row.height <= maxRowHeight) return row
  return drawColumn(steps, { width, headings: spec.fails === undefined ? [] : [table.columns[0] ?? '', spec.fails] })
}

function readColumns(spec: SpecOf<'flow'>, table: ChartTable): (row: ChartRow) => Step {
  const reader = (name: string | undefined) => (name === undefined ? () => '' : findColumn(table, name).toText)
  const [text, group, check, fails] = [spec.text, spec.group, spec.check, spec.fails].map(reader)
  return row => ({
    title: row.label,
    text: text?.(row) ?? '',
    group: group?.(row) ?? '',
    check: check?.(row) ?? '',
    fails: fails?.(row) ?? '',
  })
}

type ColumnOptions = { readonly width: number; readonly headings: readonly string[] }

function drawColumn(steps: readonly Step[], { width, headings }: ColumnOptions): Drawing {
  const marks: Mark[] = []
  let y = 1
  if (!isNarrow(width) && headings.length > 0) {
    marks.push(...headings.map((text, index) => drawHeading(text, index * secondColumn(width))))
    y += lineHeight + 8
  }
  for (const [index, step] of steps.entries()) {
    const isNewGroup = step.group !== '' && step.group !== steps[index - 1]?.group
    if (isNewGroup) {
      marks.push(drawText(step.group, { x: 1, y: y + labelSize, tone: 'quiet', isStrong: true }))
      y += lineHeight + 6
    }
    const {
      marks: stepMarks,
      boxBottom,
      bottom,
    } = isNarrow(width) ? drawNarrowStep(step, y, width) : drawWideStep(step, y, width)
    marks.push(...stepMarks)
    const next = steps[index + 1]
    const startsGroup = next !== undefined && next.group !== step.group
    if (next !== undefined && !startsGroup)
      marks.push(...drawArrow({ x: 16, y: boxBottom + 3 }, { x: 16, y: bottom + 19 }))
    y = bottom + 22
  }
  return { width, height: y - 20, marks }
}

function drawHeading(text: string, x: number): Mark {
  return drawText(text, { x: x + 1, y: labelSize, tone: 'quiet' })
}
