import type { FileSources } from '../library.ts'
import type { FileSummary, SheetCell, Workbook } from '../schemas/files.ts'
import { isFormula } from '../workbooks/compute-workbook.ts'
import { withNotes } from './notes.ts'
import type { Entries } from './read-entries.ts'
import { typeset } from './typeset.ts'

/** What the build makes files from, with all texts of workbooks set. */
export function toFileSources({ single, folder }: Entries): FileSources {
  const { sample } = single['site.json'].value
  return {
    sources: [
      ...folder.workbooks.map(({ value }) => ({ kind: 'workbook' as const, workbook: typesetWorkbook(value) })),
      ...folder.documents.map(({ value, source }) => {
        const { title, description } = value
        const head = { ...value, title: typeset(title), description: typeset(description) }
        return { kind: 'document' as const, document: { ...head, markdown: withNotes(source) } }
      }),
    ],
    sample: sample ? typeset(single['pages/sample.json'].value.files) : undefined,
  }
}

/** Title and description of all files to download. */
export function listFileHeads({ folder }: Entries): readonly FileSummary[] {
  return [...folder.workbooks, ...folder.documents].map(({ value: { id, title, description } }) => {
    return { id, title, description }
  })
}

/** By id; throws for an unknown one, which the checks have reported. */
export function createFileFinder(entries: Entries): (id: string) => FileSummary {
  const byId = new Map(listFileHeads(entries).map(head => [head.id, head]))
  return id => {
    const head = byId.get(id)
    if (head === undefined) throw new Error(`no file to download has the id "${id}"`)
    return head
  }
}

/** Formulas and number formats keep their quotes. */
function typesetWorkbook(workbook: Workbook): Workbook {
  const setContent = (content: string | number) =>
    typeof content === 'number' || isFormula(content) ? content : typeset(content)
  const setCell = (cell: SheetCell) =>
    typeof cell === 'object' ? { ...cell, value: setContent(cell.value) } : setContent(cell)
  return {
    ...workbook,
    title: typeset(workbook.title),
    description: typeset(workbook.description),
    sheets: workbook.sheets.map(sheet => ({
      ...sheet,
      text: sheet.text === undefined ? undefined : typeset(sheet.text),
      columns: sheet.columns.map(column => ({ ...column, header: typeset(column.header) })),
      rows: sheet.rows.map(row => row.map(setCell)),
      notes: sheet.notes?.map(note => typeset(note)),
    })),
  }
}
