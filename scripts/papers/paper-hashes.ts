import { createHash } from 'node:crypto'
import { withNotes } from '../../compiler/notes.ts'
import type { Problem } from '../../compiler/problem.ts'
import type { Entries } from '../../compiler/read-entries.ts'

type Paper = Entries['folder']['papers'][number]

/** Those with a PDF. What waits for its day has one, too, and a draft has none yet. */
export function listPrinted({ folder }: Entries): readonly Paper[] {
  return folder.papers.filter(({ value }) => value.downloadable && value.draft !== true)
}

/** Of all that is printed of a paper: its fields and its text with prices and sources. */
export function hashPaper({ value, source }: Paper): string {
  return createHash('sha256')
    .update(JSON.stringify([value, withNotes(source)]))
    .digest('base64url')
    .slice(0, 12)
}

/** The papers without a PDF, or with one that is older than their text. */
export function findStalePapers(entries: Entries, publicPaths: ReadonlySet<string>): readonly Paper[] {
  const printed = entries.single['paper-files.json'].value
  return listPrinted(entries).filter(
    paper => printed[paper.value.id] !== hashPaper(paper) || !publicPaths.has(`/files/${paper.value.id}.pdf`),
  )
}

export function reportStalePapers(entries: Entries, publicPaths: ReadonlySet<string>): readonly Problem[] {
  return findStalePapers(entries, publicPaths).map(({ value: { id }, source }) => {
    const isThere = publicPaths.has(`/files/${id}.pdf`)
    const fault = isThere ? `is newer than public/files/${id}.pdf` : `has no public/files/${id}.pdf`
    return source.problemAt(['id'], fault, 'run "npm run papers"')
  })
}
