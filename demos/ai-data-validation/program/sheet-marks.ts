import type { SuspectCell, Suspects } from './suspects.ts'
import type { Finding } from './table/findings.ts'

/** By row and column, "12 email"; what is wrong with a whole row has no column. */
export function collectMarks(findings: readonly Finding[]): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, readonly string[]>()
  for (const { kind, columns, text, examples } of findings) {
    const column = (kind === 'order' ? columns[1] : columns[0]) ?? ''
    for (const { row, note } of examples) {
      const key = `${row} ${column}`
      const words = note === undefined ? text : `${text} Here: ${note}.`
      marks.set(key, [...(marks.get(key) ?? []), words])
    }
  }
  return marks
}

export function collectDoubts(suspects: Suspects | undefined): ReadonlyMap<string, SuspectCell> {
  const doubts = new Map<string, SuspectCell>()
  for (const { name, cells, oddForm } of suspects?.columns ?? []) {
    for (const cell of [...cells, ...oddForm.cells]) doubts.set(`${cell.row} ${name}`, cell)
  }
  return doubts
}
