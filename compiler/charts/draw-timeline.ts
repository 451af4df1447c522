import { findColumn, findRow, findRows } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import type { ChartTable } from './chart-table.ts'
import { type Drawing, isNarrow, type Mark } from './drawing.ts'
import { drawStroke } from './strokes.ts'
import { drawText, drawTextLines, halfCap, lineHeight, measureWidest, wrapText } from './text.ts'

/** Dates below each other on a line, with what happens then; on narrow charts the date stands above the words. */
export function drawTimeline(spec: SpecOf<'timeline'>, table: ChartTable, width: number): Drawing {
  const { toText } = findColumn(table, spec.text)
  const rows = findRows(table, spec.rows)
  for (const label of spec.highlight ?? []) findRow(rows, label)
  const dateWidth = measureWidest(
    rows.map(({ label }) => label),
    true,
  )
  const x = isNarrow(width) ? 6 : dateWidth + 18
  const marks: Mark[] = []
  let [y, last] = [8, 8]
  for (const row of rows) {
    const isPoint = spec.highlight === undefined || spec.highlight.includes(row.label)
    const tone = isPoint ? 'first' : 'quiet'
    const words = { x: x + 18, y: y + halfCap }
    const lines = wrapText(toText(row), width - words.x)
    const date = isNarrow(width) ? words : { x: x - 18, y: words.y, anchor: 'end' as const }
    const textY = isNarrow(width) ? words.y + lineHeight : words.y
    marks.push(drawText(row.label, { ...date, isStrong: true, tone }))
    marks.push(...drawTextLines(lines, { ...words, y: textY }))
    marks.push({ kind: 'dot', tone, x, y })
    last = y
    y += (lines.length + (isNarrow(width) ? 1 : 0)) * lineHeight + 14
  }
  return { width, height: y - 18, marks: [drawStroke({ x, y: 8 }, { x, y: last }, { tone: 'quiet' }), ...marks] }
}
