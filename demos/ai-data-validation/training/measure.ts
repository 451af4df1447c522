import { at, type CodedTable, encodeTable } from '../program/detect/coded-table.ts'
import { createWitness } from '../program/detect/evidence.ts'
import { createFlagger } from '../program/detect/flags.ts'
import type { Lesson } from '../program/detect/shared-lesson.ts'
import { type Looks, suspectCells } from '../program/detect/suspect.ts'
import { createTeacher } from '../program/detect/teach.ts'
import type { Table } from '../program/table/table.ts'
import type { MadeTable } from './made-table.ts'

/** A table and, by column and row, 1 where its cell is wrong. */
export type Judged = { readonly coded: CodedTable; readonly wrong: readonly Uint8Array[] }

export type Quality = { readonly precision: number; readonly recall: number; readonly f1: number }

export type Measured = {
  readonly alone: Quality
  /** What `alone` rates, by column and row. */
  readonly aloneFlags: readonly Uint8Array[]
  readonly taught: Quality
  /** Without the rows that were marked. */
  readonly taughtUnseen: Quality
  readonly aloneSeconds: number
  readonly allSeconds: number
}

/** A cell is wrong where the two tables differ. Columns are compared by place: their names may differ. */
export function judge(dirty: Table, clean: Table): Judged {
  if (dirty.rowNumbers.length !== clean.rowNumbers.length)
    throw new Error('The two tables differ in their number of rows.')
  return {
    coded: encodeTable(dirty.columns),
    wrong: dirty.columns.map(({ cells }, column) =>
      Uint8Array.from(cells, (cell, row) => (cell === clean.columns[column]?.cells[row] ? 0 : 1)),
    ),
  }
}

export function judgeMade({ names, dirty, clean }: MadeTable): Judged {
  const toTable = (rows: MadeTable['clean']): Table => ({
    columns: names.map((name, index) => ({ name, cells: rows.map(row => row[index] ?? '') })),
    rowNumbers: rows.map((_, index) => index + 2),
  })
  return judge(toTable(dirty), toTable(clean))
}

/** Finds errors without labels, then with the marks of as many rows as the program asks for, answered from the truth. */
export function measure({ coded, wrong }: Judged, looks: Looks, rows: number): Measured {
  const start = readSeconds()
  const suspicion = suspectCells(coded, looks)
  const flag = createFlagger(coded, suspicion, createWitness(coded, suspicion))
  const aloneFlags = flag(suspicion.scores, 0)
  const aloneSeconds = readSeconds() - start
  const teacher = createTeacher(coded, suspicion)
  const lessons: Lesson[] = []
  while (lessons.length < rows) {
    const row = teacher.nextRow(lessons)
    if (row === undefined) break
    lessons.push({ row, wrong: wrong.map(column => at(column, row) === 1) })
  }
  const flags = flag(teacher.scoresAfter(lessons), lessons.length)
  const allSeconds = readSeconds() - start
  const marked = new Set(lessons.map(({ row }) => row))
  return {
    alone: rate(aloneFlags, wrong),
    aloneFlags,
    taught: rate(flags, wrong),
    taughtUnseen: rate(flags, wrong, marked),
    aloneSeconds,
    allSeconds,
  }
}

/** Precision, recall and their harmonic mean over all cells, leaving out some rows. */
export function rate(
  flags: readonly Uint8Array[],
  wrong: readonly Uint8Array[],
  without: ReadonlySet<number> = new Set(),
): Quality {
  let [right, flagged, all] = [0, 0, 0]
  for (const [index, column] of wrong.entries()) {
    for (let row = 0; row < column.length; row += 1) {
      if (without.has(row)) continue
      const isFlagged = at(flags[index] ?? [], row)
      right += isFlagged * at(column, row)
      flagged += isFlagged
      all += at(column, row)
    }
  }
  const precision = flagged === 0 ? 0 : right / flagged
  const recall = all === 0 ? 0 : right / all
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

/** Of the processor, so that other work on the machine does not count. */
function readSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
