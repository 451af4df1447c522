import { ChartError, findColumn, findRow, findRows } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import { type Drawing, labelSize, type Mark, textLines, wrapLabel } from './drawing.ts'

const lineHeight = labelSize * 1.35
const padding = 12

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly title?: string
  readonly text: string
  readonly tone?: 'first' | 'second'
}

/** A box with a bold title and text, and its height. */
function drawBox({ x, y, width, title, text, tone = 'first' }: Box): {
  readonly marks: readonly Mark[]
  readonly height: number
} {
  const inner = width - 2 * padding
  const titleLines = title === undefined ? [] : wrapLabel(title, inner * 0.94)
  const lines = text === '' ? [] : wrapLabel(text, inner)
  const height = (titleLines.length + lines.length) * lineHeight + 2 * padding - 4
  const marks: Mark[] = [
    { kind: 'box', x, y, width, height, tone },
    ...textLines(titleLines, { x: x + padding, y: y + padding + labelSize - 2, lineHeight, isStrong: true }),
    ...textLines(lines, {
      x: x + padding,
      y: y + padding + labelSize - 2 + titleLines.length * lineHeight,
      lineHeight,
    }),
  ]
  return { marks, height }
}

/** Steps below each other; after each the check that must hold, and beside it (below it on narrow charts) what happens if it does not. */
export function drawFlow(spec: SpecOf<'flow'>, table: ChartTable, width: number): Drawing {
  const text = spec.text === undefined ? undefined : findColumn(table, spec.text)
  const check = spec.check === undefined ? undefined : findColumn(table, spec.check)
  const fails = spec.fails === undefined ? undefined : findColumn(table, spec.fails)
  const rows = findRows(table, spec.rows)
  const isNarrow = width < 480
  const boxWidth = isNarrow || fails === undefined ? width - 2 : Math.round(width * 0.56)
  const marks: Mark[] = []
  let y = 1
  for (const [index, row] of rows.entries()) {
    const box = drawBox({ x: 1, y, width: boxWidth, title: row.label, text: text?.toText(row) ?? '' })
    marks.push(...box.marks)
    let bottom = y + box.height
    const checked = check?.toText(row) ?? ''
    const failed = fails?.toText(row) ?? ''
    if (checked !== '') {
      const lines = wrapLabel(`✓ ${checked}`, boxWidth - 40)
      marks.push(...textLines(lines, { x: 28, y: bottom + 20, lineHeight, tone: 'gain' }))
      bottom += lines.length * lineHeight + 12
    }
    if (failed !== '') {
      if (isNarrow) {
        const lines = wrapLabel(`✗ ${failed}`, boxWidth - 40)
        marks.push(...textLines(lines, { x: 28, y: bottom + 18, lineHeight, tone: 'loss' }))
        bottom += lines.length * lineHeight + 8
      } else {
        const other = drawBox({ x: boxWidth + 44, y, width: width - boxWidth - 46, text: failed, tone: 'second' })
        const middle = y + Math.min(box.height, other.height) / 2
        marks.push(...other.marks, ...arrow(boxWidth + 4, middle, 36, 'right'))
        bottom = Math.max(bottom, y + other.height)
      }
    }
    if (index < rows.length - 1)
      marks.push(...arrow(14, y + box.height + 2, Math.max(bottom - y - box.height + 18, 22), 'down'))
    y = bottom + 26
  }
  return { width, height: y - 22, marks }
}

function arrow(x: number, y: number, length: number, direction: 'down' | 'right'): readonly Mark[] {
  const [shaft, head] =
    direction === 'down'
      ? [`M${x},${y}v${length - 4}`, `M${x - 4},${y + length - 9}l4,6l4,-6`]
      : [`M${x},${y}h${length - 4}`, `M${x + length - 9},${y - 4}l6,4l-6,4`]
  return [
    { kind: 'line', tone: 'quiet', path: shaft },
    { kind: 'line', tone: 'quiet', path: head },
  ]
}

/** Dates below each other on a line, with what happens then. */
export function drawTimeline(spec: SpecOf<'timeline'>, table: ChartTable, width: number): Drawing {
  const text = findColumn(table, spec.text)
  const rows = findRows(table, spec.rows)
  const isNarrow = width < 480
  const left = isNarrow ? 10 : 170
  const marks: Mark[] = []
  let y = 12
  for (const row of rows) {
    const isPoint = spec.highlight === undefined || spec.highlight.includes(row.label)
    const tone = isPoint ? 'first' : 'quiet'
    marks.push({ kind: 'dot', tone, x: left, y })
    const x = left + 18
    const lines = wrapLabel(text.toText(row), width - x)
    if (isNarrow) {
      marks.push({ kind: 'text', x, y: y + 5, text: row.label, isStrong: true, tone })
      marks.push(...textLines(lines, { x, y: y + 5 + lineHeight, lineHeight }))
      y += (lines.length + 1) * lineHeight + 18
    } else {
      marks.push({ kind: 'text', x: left - 16, y: y + 5, text: row.label, anchor: 'end', isStrong: true, tone })
      marks.push(...textLines(lines, { x, y: y + 5, lineHeight }))
      y += Math.max(lines.length, 1) * lineHeight + 16
    }
  }
  marks.unshift({ kind: 'line', tone: 'rule', path: `M${left},12V${y - 24}` })
  return { width, height: y - 4, marks }
}

/** A decision tree as an indented list of questions: `Yes` and `No` lead to the next question or to an outcome. */
export function drawTree(spec: SpecOf<'tree'>, table: ChartTable, width: number): Drawing {
  const branches = [
    { label: 'Yes', column: findColumn(table, spec.yes) },
    { label: 'No', column: findColumn(table, spec.no) },
  ]
  const rows = findRows(table, spec.rows)
  const [first] = rows
  if (first === undefined) throw new ChartError('the table has no rows')
  const indent = width < 480 ? 22 : 44
  const marks: Mark[] = []
  let y = 1
  const visit = (row: ChartRow, depth: number, path: readonly ChartRow[]): void => {
    if (path.includes(row)) throw new ChartError(`the question "${row.label}" leads back to itself`)
    const x = 1 + depth * indent
    const box = drawBox({ x, y, width: width - x - 1, title: row.label, text: '' })
    marks.push(...box.marks)
    const bottom = y + box.height
    y = bottom + 12
    let last = bottom
    for (const { label, column } of branches) {
      const target = column.toText(row)
      const next = rows.find(candidate => candidate.label === target)
      const at = y + 15
      marks.push({
        kind: 'text',
        x: x + indent - 2,
        y: at + 4,
        text: label,
        isStrong: true,
        tone: label === 'Yes' ? 'gain' : 'loss',
      })
      marks.push({ kind: 'line', tone: 'quiet', path: `M${x + 10},${at}h${indent - 18}` })
      last = at
      if (next === undefined) {
        const lines = wrapLabel(target, width - x - indent - 40)
        marks.push(...textLines(lines, { x: x + indent + 32, y: at + 4, lineHeight }))
        y += lines.length * lineHeight + 12
      } else {
        y += 30
        visit(next, depth + 1, [...path, row])
      }
    }
    marks.push({ kind: 'line', tone: 'quiet', path: `M${x + 10},${bottom}V${last}` })
  }
  visit(findRow(rows, first.label), 0, [])
  return { width, height: y, marks }
}
