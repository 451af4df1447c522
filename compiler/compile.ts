import type { CompiledLibrary } from '../shared/content/library.ts'
import type { PreviewText } from '../shared/content/schemas/preview.ts'
import { assemble } from './assemble.ts'
import { checkAll } from './check-all.ts'
import { collectLinks, findLonelyArticles } from './check-links.ts'
import type { PublicFiles } from './check-pictures.ts'
import { checkSeries } from './check-series.ts'
import { findDueSources } from './check-sources.ts'
import { checkEditions, type Edition, toEditions } from './editions.ts'
import type { Problem } from './problem.ts'
import { type Entries, readEntries } from './read-entries.ts'
import type { KeepBody } from './render-body.ts'
import type { SourceFile } from './source.ts'
import { type Piece, withoutPieces } from './waiting.ts'

export type CompileOutcome =
  | (CompiledEditions & { readonly warnings: readonly Problem[] })
  | { readonly problems: readonly Problem[] }

export type CompiledEditions = {
  /** What is public today. */
  readonly library: CompiledLibrary
  /** What will be public from each later day on which something appears, in their order. */
  readonly later: readonly { readonly from: string; readonly library: CompiledLibrary }[]
  /** All, with drafts; undefined when nothing waits. */
  readonly preview: CompiledLibrary | undefined
  /** What nobody may see today. */
  readonly waiting: readonly Piece[]
  /** What a preview says of them. */
  readonly previewText: PreviewText
}

export type ContentSources = PublicFiles & {
  /** The files of content/; their paths begin with `content/`. */
  readonly files: readonly SourceFile[]
  /** The calendar date in UTC that decides what waits and which sources are due for another look. Without it, drafts wait and no source is due. */
  readonly today?: string
  /** Keeps rendered texts for later processes. */
  readonly keepBody?: KeepBody
}

/** Turns content into the library and warnings, which do not stop a build, or into a list of all its problems. */
export function compileContent({ files, publicPaths, originals, today, keepBody }: ContentSources): CompileOutcome {
  const read = readEntries(files, keepBody)
  if ('problems' in read) return { problems: inReadingOrder(read.problems) }
  const { entries } = read
  const publicFiles = { publicPaths, originals }
  const editions = toEditions(entries, today)
  const [{ waiting }] = editions
  const problems = [...checkAll(entries, publicFiles), ...checkSeries(entries, waiting)]
  if (problems.length === 0) problems.push(...checkEditions(editions, publicFiles))
  if (problems.length > 0) return { problems: inReadingOrder(problems) }
  const due = today === undefined ? [] : findDueSources(entries, today)
  const warnings = [...due, ...findLonelyArticles(entries, collectLinks(entries))]
  return { ...assembleEditions(entries, editions), warnings: inReadingOrder(warnings) }
}

function assembleEditions(entries: Entries, [today, ...later]: readonly [Edition, ...Edition[]]): CompiledEditions {
  const { waiting } = today
  return {
    library: assemble(today.entries),
    later: later.flatMap(({ from, entries }) => (from === undefined ? [] : [{ from, library: assemble(entries) }])),
    preview: waiting.length === 0 ? undefined : assemble(withoutPieces(entries, [])),
    waiting,
    previewText: entries.single['preview.json'].value,
  }
}

function inReadingOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
}
