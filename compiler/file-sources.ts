import type { ChartFiles } from '../shared/content/charts.ts'
import type { FileSource, FileSources, PaperSummary } from '../shared/content/library.ts'
import type { FileSummary, SheetCell, Workbook } from '../shared/content/schemas/files.ts'
import { isFormula } from '../shared/sheets/compute-workbook.ts'
import { formatLongDate } from '../shared/values/dates.ts'
import { fillTemplate } from '../shared/values/fill-template.ts'
import { typeset } from '../shared/values/typeset.ts'
import { withNotes } from './notes.ts'
import type { Entries } from './read-entries.ts'

/** What the build makes files from. `papers` are those of the library, which have authors with roles. */
export function toFileSources(
  { single, folder, tables }: Entries,
  papers: readonly PaperSummary[],
  charts: readonly ChartFiles[],
): FileSources {
  const { sample } = single['site.json'].value
  const words = single['paper-edition.json']?.value
  const ofSample = sample ? single['pages/sample.json']?.value : undefined
  return {
    sources: [
      ...folder.workbooks.map(({ value }) => ({ kind: 'workbook' as const, workbook: typesetWorkbook(value) })),
      ...folder.documents.map(({ value, source }) => {
        return { kind: 'document' as const, document: { ...typesetHead(value), markdown: withNotes(source) } }
      }),
      ...folder.data.map(({ value }) => {
        return { kind: 'data' as const, data: { ...typesetHead(value), csv: tables.get(value.id)?.text ?? '' } }
      }),
      ...folder.papers.flatMap(({ value: { id, changes, reviewed }, source }): readonly FileSource[] => {
        const paper = papers.find(paper => paper.downloadable && paper.id === id)
        if (paper === undefined || words === undefined) return []
        const review = reviewed && { name: reviewed.by, date: formatLongDate(reviewed.date) }
        const line = review && fillTemplate(ofSample?.checked ?? words.reviewed, review)
        return [{ kind: 'paper', paper: { ...paper, changes, reviewed: line, markdown: withNotes(source), words } }]
      }),
    ],
    charts,
    sample: ofSample && typeset(ofSample.files),
  }
}

/** Title and description of all files to download. */
export function listFileHeads({ folder }: Entries): readonly FileSummary[] {
  return [...folder.workbooks, ...folder.documents, ...folder.data].map(({ value: { id, title, description } }) => {
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

function typesetHead<Head extends FileSummary>(head: Head): Head {
  return { ...head, title: typeset(head.title), description: typeset(head.description) }
}

/** Formulas and number formats keep their quotes. */
function typesetWorkbook(workbook: Workbook): Workbook {
  const setContent = (content: string | number) =>
    typeof content === 'number' || isFormula(content) ? content : typeset(content)
  const setCell = (cell: SheetCell) =>
    typeof cell === 'object' ? { ...cell, value: setContent(cell.value) } : setContent(cell)
  return {
    ...typesetHead(workbook),
    sheets: workbook.sheets.map(({ empty = 0, ...sheet }) => ({
      ...sheet,
      text: sheet.text === undefined ? undefined : typeset(sheet.text),
      columns: sheet.columns.map(column => ({ ...column, header: typeset(column.header) })),
      rows: [
        ...sheet.rows.map(row => row.map(setCell)),
        ...Array.from({ length: empty }, () => sheet.columns.map(() => '')),
      ],
      notes: sheet.notes?.map(note => typeset(note)),
    })),
  }
}
