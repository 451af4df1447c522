import { drawBox } from './box.ts'
import { ChartError, type Column, findColumn, findRows } from './chart-data.ts'
import type { SpecOf } from './chart-spec.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import { type Drawing, isNarrow, type Mark } from './drawing.ts'
import { drawStroke } from './strokes.ts'
import { drawText, drawTextLines, lineHeight, wrapText } from './text.ts'

/** An answer with where it leads: to another question or to an outcome. */
type Branch = { readonly answer: string; readonly column: Column }

type Tree = { readonly rows: readonly ChartRow[]; readonly branches: readonly Branch[]; readonly width: number }

/** A part of the drawing that ends at `bottom` user units. */
type Part = { readonly marks: readonly Mark[]; readonly bottom: number }

/** A decision tree as an indented list of questions; the answers lead to the next question or to an outcome. */
export function drawTree(spec: SpecOf<'tree'>, table: ChartTable, width: number): Drawing {
  const rows = findRows(table, spec.rows)
  const branches = [
    { answer: 'Yes', column: findColumn(table, spec.yes) },
    { answer: 'No', column: findColumn(table, spec.no) },
  ]
  const [first] = rows
  if (first === undefined) throw new ChartError('the table has no rows')
  const { marks, bottom } = drawQuestion({ rows, branches, width }, first, { x: 1, y: 1, path: [] })
  return { width, height: bottom, marks }
}

type Place = { readonly x: number; readonly y: number; readonly path: readonly ChartRow[] }

function drawQuestion(tree: Tree, row: ChartRow, { x, y, path }: Place): Part {
  if (path.includes(row)) throw new ChartError(`the question "${row.label}" leads back to itself`)
  const box = drawBox({ x, y, width: tree.width - x - 1, title: row.label })
  const marks: Mark[] = [...box.marks]
  const stem = { x: x + 10, y: y + box.height }
  let [bottom, last] = [stem.y, stem.y]
  for (const branch of tree.branches) {
    last = bottom + 26
    const part = drawBranch(tree, branch, row, { x, y: last, path: [...path, row] })
    marks.push(...part.marks)
    bottom = part.bottom
  }
  return { marks: [...marks, drawStroke(stem, { x: stem.x, y: last }, { tone: 'quiet' })], bottom }
}

/** The answer on a line at `y` from the stem; beside it the outcome or the next question, below it on narrow charts. */
function drawBranch(tree: Tree, { answer, column }: Branch, row: ChartRow, { x, y, path }: Place): Part {
  const indent = isNarrow(tree.width) ? 26 : 34
  const marks = [
    drawStroke({ x: x + 10, y }, { x: x + indent - 4, y }, { tone: 'quiet' }),
    drawText(answer, { x: x + indent, y: y + 4.5, isStrong: true }),
  ]
  const target = column.toText(row)
  const next = tree.rows.find(({ label }) => label === target)
  const beside = x + indent + 32
  if (next === undefined) {
    const lines = wrapText(target, tree.width - beside)
    marks.push(...drawTextLines(lines, { x: beside, y: y + 4.5 }))
    return { marks, bottom: y + (lines.length - 1) * lineHeight + 8 }
  }
  const place = isNarrow(tree.width) ? { x: x + indent, y: y + 12 } : { x: beside, y: y - 17 }
  const part = drawQuestion(tree, next, { ...place, path })
  return { marks: [...marks, ...part.marks], bottom: part.bottom }
}
