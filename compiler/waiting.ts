import { linkTo } from '../shared/addresses/links.ts'
import { findStrings } from '../shared/content/find-strings.ts'
import { parseLongDate } from '../shared/values/dates.ts'
import { toDisplayTitle } from './display-title.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'
import type { ParsedSource } from './source.ts'

/** What has a page of its own and can be a draft, or appear on a day to come. */
export type Piece = {
  readonly id: string
  readonly title: string
  /** The path of its page. */
  readonly path: string
  readonly source: ParsedSource
  readonly isDraft: boolean
  /** The calendar date at whose first moment in UTC it appears; undefined when it has no date. */
  readonly day: string | undefined
}

export function listPieces(entries: Entries): readonly Piece[] {
  const { articles, posts, papers, jobs, work, topics } = entries.folder
  const toPiece = (
    { value, source }: Entry<{ readonly id: string; readonly draft?: boolean | undefined }>,
    { title, path, day }: Pick<Piece, 'title' | 'path' | 'day'>,
  ): Piece => ({ id: value.id, title, path, source, isDraft: value.draft === true, day })
  return [
    ...articles.map(entry => {
      const { id, title, datePublished } = entry.value
      const path = linkTo('blogsPost', { postId: id })
      return toPiece(entry, { title: toDisplayTitle(title, entries), path, day: parseLongDate(datePublished) })
    }),
    ...posts.map(entry => {
      const { id, title, publishDate } = entry.value
      return toPiece(entry, { title, path: linkTo('blogsPost', { postId: id }), day: publishDate.slice(0, 10) })
    }),
    ...papers.map(entry => {
      const { id, title, datePublished: day } = entry.value
      return toPiece(entry, { title, path: linkTo('whitePaper', { paperId: id }), day })
    }),
    ...jobs.map(entry => {
      const { id, title, datePosted: day } = entry.value
      return toPiece(entry, { title, path: linkTo('job', { jobId: id }), day })
    }),
    ...work.map(entry => {
      const { id, hero, appears: day } = entry.value
      return toPiece(entry, { title: hero.heading, path: linkTo('engagement', { engagementId: id }), day })
    }),
    ...topics.map(entry => {
      const { id, hero, appears: day } = entry.value
      return toPiece(entry, { title: hero.heading, path: linkTo('topic', { topicId: id }), day })
    }),
  ]
}

/** The pieces that nobody may see on a day; without one, the drafts. */
export function listWaiting(entries: Entries, on: string | undefined): readonly Piece[] {
  return listPieces(entries).filter(({ isDraft, day = '' }) => isDraft || (on !== undefined && day > on))
}

/** Such as "is a draft" or "waits until 2026-12-01". */
export function toReason({ isDraft, day }: Piece): string {
  return isDraft ? 'is a draft' : `waits until ${day}`
}

/** The content without pieces and without what only they use: calculators and files to download. */
export function withoutPieces(entries: Entries, pieces: readonly Piece[]): Entries {
  const { single, folder, tables, renderBody } = entries
  const files = new Set(pieces.map(({ source }) => source.path))
  const stays = ({ source }: Entry<unknown>) => !files.has(source.path)
  const toPublic = <T extends { readonly draft?: unknown; readonly appears?: unknown }>(list: readonly Entry<T>[]) =>
    list.filter(stays).map(({ value: { draft, appears, ...value }, source }) => ({ value, source }))
  const written = [...folder.articles, ...folder.posts, ...folder.papers]
  const inTexts = (list: readonly Entry<unknown>[]) =>
    new Set(list.flatMap(({ source }) => renderBody(source).calculators.map(({ id }) => id)))
  const [shown, hidden] = [inTexts(written.filter(stays)), inTexts(written.filter(entry => !stays(entry)))]
  const { calculators, files: offered, data, sources, ...rest } = folder
  const users: readonly Entry<unknown>[] = [...listSingles(single), ...Object.values(rest).flat()]
  const ownFiles = [offered, data].flat().map(({ value }) => value.id)
  const ofWaiting = findNamed(
    users.filter(entry => !stays(entry)),
    ownFiles,
  )
  const ofPublic = findNamed(users.filter(stays), ofWaiting)
  const remains = ({ value: { id } }: { readonly value: { readonly id: string } }) =>
    ofPublic.includes(id) || !ofWaiting.includes(id)
  const publicData = data.filter(remains)
  return {
    ...entries,
    folder: {
      ...folder,
      articles: toPublic(folder.articles),
      posts: toPublic(folder.posts),
      papers: toPublic(folder.papers),
      jobs: toPublic(folder.jobs),
      work: toPublic(folder.work),
      topics: toPublic(folder.topics),
      calculators: calculators.filter(({ value: { id } }) => shown.has(id) || !hidden.has(id)),
      files: offered.filter(remains),
      data: publicData,
    },
    tables: new Map(
      [...tables].filter(([id]) => publicData.some(({ value }) => value.id === id) || !ownFiles.includes(id)),
    ),
  }
}

/** The files to download, of those, that entries offer in a field, or to which their text links. */
function findNamed(entries: readonly Entry<unknown>[], ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return []
  const texts = entries.flatMap(({ value, source }) => [...findStrings(value).map(({ text }) => text), source.body])
  const named = new Set(texts)
  const all = texts.join('\n')
  return ids.filter(id => named.has(id) || all.includes(`/files/${id}.`))
}
