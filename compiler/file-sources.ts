import type { ChartFiles } from '../shared/content/charts.ts'
import type { FileSources, PaperSummary } from '../shared/content/library.ts'
import type { FileSummary } from '../shared/content/schemas/files.ts'
import type { Entries } from './read-entries.ts'

/** What there is to download. */
export function toFileSources(
  { folder, tables }: Entries,
  papers: readonly PaperSummary[],
  charts: readonly ChartFiles[],
): FileSources {
  return {
    offered: [...folder.files.map(({ value }) => value), ...papers.filter(paper => paper.downloadable)].map(
      ({ id }) => id,
    ),
    tables: folder.data.map(({ value: { id } }) => ({ id, csv: tables.get(id)?.text ?? '' })),
    charts,
  }
}

/** Title and description of all files to download. */
export function listFileHeads({ folder }: Entries): readonly FileSummary[] {
  return [...folder.files, ...folder.data].map(({ value: { id, title, description } }) => {
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
