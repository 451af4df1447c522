import { createHash } from 'node:crypto'
import { compileContent } from '../compiler/compile.ts'
import { ContentError } from '../compiler/problem.ts'
import type { KeepBody } from '../compiler/render-body.ts'
import type { CompiledLibrary } from '../shared/content/library.ts'
import type { PreviewNotice } from '../shared/content/schemas/preview.ts'
import { readBuildDay } from './build-day.ts'
import { keepTexts, openCache } from './cache/cache.ts'
import { readContent } from './read-content.ts'

/** A library with its version, a short hash of all documents. */
export type VersionedLibrary = { readonly library: CompiledLibrary; readonly version: string }

/** What is public today, what later days add, and what a preview shows. */
export type FolderEditions = VersionedLibrary & {
  readonly later: readonly (VersionedLibrary & { readonly from: string })[]
  /** Undefined when nothing waits. */
  readonly preview: (VersionedLibrary & { readonly notice: PreviewNotice }) | undefined
}

function openBodyCache(root: string): KeepBody {
  return keepTexts(openCache({ root, name: 'bodies', sources: ['compiler', 'shared'] }))
}

/** The libraries of a project's content/ folder on this day. Throws ContentError. */
export function compileFolder(root: string): FolderEditions {
  const today = readBuildDay(process.env)
  const outcome = compileContent({ ...readContent(root), today, keepBody: openBodyCache(root) })
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  const { library, later, preview, waiting, previewText } = outcome
  const pieces = waiting.map(({ path, title, isDraft, day }) => ({ path, title, ...(!isDraft && { day }) }))
  return {
    ...withVersion(library),
    later: later.map(({ from, library }) => ({ from, ...withVersion(library) })),
    preview: preview && { ...withVersion(preview), notice: { ...previewText, pieces } },
  }
}

function withVersion(library: CompiledLibrary): VersionedLibrary {
  const hash = createHash('sha256')
  for (const [name, document] of library.documents) hash.update(`${name}\n${JSON.stringify(document)}\n`)
  return { library, version: hash.digest('base64url').slice(0, 10) }
}
