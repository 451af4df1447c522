import Papa from 'papaparse'
import { at, encodeTable } from './detect/coded-table.ts'
import { createExplainer } from './detect/explain.ts'
import type { Lesson } from './detect/shared-lesson.ts'
import { type Looks, suspectCells } from './detect/suspect.ts'
import { createTeacher } from './detect/teach.ts'
import { cellAt, rowNumberAt, type Table } from './table.ts'

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
  const explain = createExplainer(coded, suspicion)
  let lessons: readonly Lesson[] = []
  let answers: readonly Answer[] = []
  let scores = suspicion.scores
  let asked = teacher.nextRow(lessons)

  function learn(next: readonly Lesson[]): void {
    lessons = next
    scores = teacher.scoresAfter(lessons)
    asked = lessons.length < maxQuestions ? teacher.nextRow(lessons) : undefined
  }

  function toCell(column: number, row: number): SuspectCell {
    const isTaught = at(suspicion.scores[column] ?? [], row) <= 0
    const value = cellAt(table.columns[column], row)
    return { row: rowNumberAt(table, row), value, ...explain(column, row, isTaught) }
  }

  function listRows(column: number): readonly number[] {
    const own = scores[column] ?? new Float32Array()
    return [...own.keys()].filter(row => at(own, row) > 0).sort((one, other) => at(own, other) - at(own, one))
  }

  return {
    answer: wrong => {
      if (asked === undefined) return
      const before = scores
      const row = asked
      learn([...lessons, { row, wrong }])
      const { found, dropped } = compareFlags(before, scores, new Set(lessons.map(lesson => lesson.row)))
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
      const columns = table.columns
        .map(({ name }, column) => {
          const rows = listRows(column)
          return { name, count: rows.length, cells: rows.slice(0, maxShown).map(row => toCell(column, row)) }
        })
        .filter(({ count }) => count > 0)
      return {
        columns: columns.toSorted((one, other) => other.count - one.count),
        count: columns.reduce((sum, { count }) => sum + count, 0),
        question: asked === undefined ? undefined : toQuestion(table, asked, scores),
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
      return Papa.unparse({ fields: ['row', 'column', 'value', 'likely value', 'why'], data }, { newline: '\r\n' })
    },
  }
}

function toQuestion(table: Table, row: number, scores: readonly Float32Array[]): Question {
  const cells = table.columns.map((column, index) => ({
    column: column.name,
    value: cellAt(column, row),
    isSuspect: at(scores[index] ?? [], row) > 0,
  }))
  return { row: rowNumberAt(table, row), cells }
}

/** How many cells became suspect, and how many no longer are, in the rows that are not marked. */
function compareFlags(
  before: readonly Float32Array[],
  after: readonly Float32Array[],
  marked: ReadonlySet<number>,
): { readonly found: number; readonly dropped: number } {
  let found = 0
  let dropped = 0
  for (const [index, column] of after.entries()) {
    for (let row = 0; row < column.length; row += 1) {
      const change = Number(at(column, row) > 0) - Number(at(before[index] ?? [], row) > 0)
      if (change === 0 || marked.has(row)) continue
      if (change > 0) found += 1
      else dropped += 1
    }
  }
  return { found, dropped }
}
