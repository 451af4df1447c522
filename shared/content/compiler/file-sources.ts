import type { FileSource, FileSources, PaperSummary } from '../library.ts'
import type { FileSummary, Workbook } from '../schemas/files.ts'
import { isFormula } from '../workbooks/compute-workbook.ts'
import { withNotes } from './notes.ts'
import type { Entries } from './read-entries.ts'
import { typeset } from './typeset.ts'

/** What the build makes files from. `papers` are those of the library, which have authors with roles. */
export function toFileSources({ single, folder }: Entries, papers: readonly PaperSummary[]): FileSources {
  const { sample } = single['site.json'].value
  const words = single['paper-edition.json'].value
  return {
    sources: [
      ...folder.workbooks.map(({ value }) => ({ kind: 'workbook' as const, workbook: typesetWorkbook(value) })),
      ...folder.documents.map(({ value, source }) => {
        const { title, description } = value
        const head = { ...value, title: typeset(title), description: typeset(description) }
        return { kind: 'document' as const, document: { ...head, markdown: withNotes(source) } }
      }),
      ...folder.papers.flatMap(({ value: { id, changes, reviewed }, source }): readonly FileSource[] => {
        const paper = papers.find(paper => paper.downloadable && paper.id === id)
        if (paper === undefined) return []
        return [{ kind: 'paper', paper: { ...paper, changes, reviewed, markdown: withNotes(source), words } }]
      }),
    ],
    sample: sample ? typeset(single['pages/sample.json'].value.files) : undefined,
  }
}

/** By id; throws for an unknown one, which the checks have reported. */
export function createFileFinder({ folder }: Entries): (id: string) => FileSummary {
  const heads = [...folder.workbooks, ...folder.documents].map(({ value: { id, title, description } }) => {
    return [id, { id, title, description }] as const
  })
  const byId = new Map(heads)
  return id => {
    const head = byId.get(id)
    if (head === undefined) throw new Error(`"${id}" is not in content/workbooks or content/documents`)
    return head
  }
}

/** Formulas and number formats keep their quotes. */
function typesetWorkbook(workbook: Workbook): Workbook {
  const setCell = (cell: string | number) => (typeof cell === 'number' || isFormula(cell) ? cell : typeset(cell))
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
