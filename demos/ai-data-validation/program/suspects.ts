import { writeCsv } from '../../kit/csv.ts'
import { at, encodeTable } from './detect/coded-table.ts'
import { createWitness } from './detect/evidence.ts'
import { explain } from './detect/explain.ts'
import { createFlagger } from './detect/flags.ts'
import type { Lesson } from './detect/shared-lesson.ts'
import { type Looks, suspectCells } from './detect/suspect.ts'
import { createTeacher } from './detect/teach.ts'
import { cellAt, rowNumberAt, type Table } from './table/table.ts'

export type SuspectCell = {
  readonly row: number
  readonly value: string
  readonly why: string
  readonly likely: string | undefined
}

export type SuspectColumn = {
  readonly name: string
  readonly count: number
  /** The most suspect cells, at most `maxShown`. */
  readonly cells: readonly SuspectCell[]
  /** Cells of which only the form is suspect: one remark for the column. */
  readonly oddForm: { readonly count: number; readonly cells: readonly SuspectCell[] }
}

/** A row to mark, with its number as in a spreadsheet. */
export type Question = {
  readonly row: number
  readonly cells: readonly { readonly column: string; readonly value: string; readonly isSuspect: boolean }[]
}

/** What the marks of a row changed in all other rows. */
export type Answer = {
  readonly row: number
  readonly wrong: number
  readonly found: number
  readonly dropped: number
}

/** What the screen shows of the suspect cells. */
export type Suspects = {
  readonly count: number
  readonly columns: readonly SuspectColumn[]
  readonly question: Question | undefined
  readonly answers: readonly Answer[]
}

export type Investigation = {
  readonly view: () => Suspects
  readonly answer: (wrong: readonly boolean[]) => void
  readonly undo: () => void
  readonly toCsv: () => string
}

export const maxQuestions = 20
const maxShown = 40
const maxFormShown = 5
const minRows = 20

/** Why nothing can be learned from a table, in words for the visitor; undefined if it can. */
export function refuseToJudge({ columns, rowNumbers }: Table): string | undefined {
  if (rowNumbers.length < minRows) {
    return `This table is too small to judge: cells are compared with other rows, and that takes at least ${minRows}.`
  }
  if (columns.every(({ cells }) => cells.every(cell => cell === cells[0]))) {
    return 'Every column holds one single value, so there is nothing to compare.'
  }
  return undefined
}

/** Finds suspect cells, then asks for the rows that would teach most, and learns from the answers. */
export function investigate(table: Table, looks: Looks, onProgress: (share: number) => void): Investigation {
  const coded = encodeTable(table.columns)
  const suspicion = suspectCells(coded, looks, onProgress)
  const teacher = createTeacher(coded, suspicion)
  const witness = createWitness(coded, suspicion)
  const flag = createFlagger(coded, suspicion, witness)
  let lessons: readonly Lesson[] = []
  let answers: readonly Answer[] = []
  let scores = suspicion.scores
  let flags = flag(scores, 0)
  let asked = teacher.nextRow(lessons)

  function learn(next: readonly Lesson[]): void {
    lessons = next
    scores = teacher.scoresAfter(lessons)
    flags = flag(scores, lessons.length)
    asked = lessons.length < maxQuestions ? teacher.nextRow(lessons) : undefined
  }

  function toCell(column: number, row: number): SuspectCell {
    const isTaught = at(suspicion.scores[column] ?? [], row) <= 0
    const { why, likely } = explain(witness(column, row), isTaught)
    return { row: rowNumberAt(table, row), value: cellAt(table.columns[column], row), why, likely }
  }

  function toColumn(name: string, column: number): SuspectColumn {
    const rows = listRows(column)
    const isOfForm = (row: number) => witness(column, row)[0]?.kind === 'form'
    const odd = rows.filter(isOfForm)
    const others = rows.filter(row => !isOfForm(row)).slice(0, maxShown)
    return {
      name,
      count: rows.length,
      cells: others.map(row => toCell(column, row)),
      oddForm: { count: odd.length, cells: odd.slice(0, maxFormShown).map(row => toCell(column, row)) },
    }
  }

  function listRows(column: number): readonly number[] {
    const own = scores[column] ?? new Float32Array()
    const isFlagged = flags[column] ?? []
    return [...own.keys()].filter(row => at(isFlagged, row) === 1).sort((one, other) => at(own, other) - at(own, one))
  }

  return {
    answer: wrong => {
      if (asked === undefined) return
      const before = flags
      const row = asked
      learn([...lessons, { row, wrong }])
      const { found, dropped } = compareFlags(before, flags, new Set(lessons.map(lesson => lesson.row)))
      answers = [
        ...answers,
        { row: rowNumberAt(table, row), wrong: wrong.filter(isWrong => isWrong).length, found, dropped },
      ]
    },
    undo: () => {
      const last = lessons.at(-1)
      if (last === undefined) return
      answers = answers.slice(0, -1)
      learn(lessons.slice(0, -1))
      asked = last.row
    },
    view: () => {
      const columns = table.columns.map(({ name }, column) => toColumn(name, column)).filter(({ count }) => count > 0)
      return {
        columns: columns.toSorted((one, other) => other.count - one.count),
        count: columns.reduce((sum, { count }) => sum + count, 0),
        question: asked === undefined ? undefined : toQuestion(table, asked, flags),
        answers,
      }
    },
    toCsv: () => {
      const data = table.columns.flatMap(({ name }, column) =>
        listRows(column).map(index => {
          const { row, value, why, likely = '' } = toCell(column, index)
          return [String(row), name, value, likely, why]
        }),
      )
      return writeCsv([['row', 'column', 'value', 'likely value', 'why'], ...data])
    },
  }
}

function toQuestion(table: Table, row: number, flags: readonly Uint8Array[]): Question {
  const cells = table.columns.map((column, index) => ({
    column: column.name,
    value: cellAt(column, row),
    isSuspect: at(flags[index] ?? [], row) === 1,
  }))
  return { row: rowNumberAt(table, row), cells }
}

/** How many cells became suspect, and how many no longer are, in the rows that are not marked. */
function compareFlags(
  before: readonly Uint8Array[],
  after: readonly Uint8Array[],
  marked: ReadonlySet<number>,
): { readonly found: number; readonly dropped: number } {
  let found = 0
  let dropped = 0
  for (const [index, column] of after.entries()) {
    for (let row = 0; row < column.length; row += 1) {
      const change = at(column, row) - at(before[index] ?? [], row)
      if (change === 0 || marked.has(row)) continue
      if (change > 0) found += 1
      else dropped += 1
    }
  }
  return { found, dropped }
}
