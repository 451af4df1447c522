import { toCitation } from '../../shared/blog/citation.ts'
import type { History } from '../../shared/content/library.ts'
import { formatLongDate } from '../../shared/dates.ts'
import { linkTo } from '../../shared/links.ts'
import { escapeText, toHeading, toLink, toList, toStrong } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { writeDownloads, writeHead, writeTexts } from './parts.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

/** Articles, posts and papers. */

export function writePost({ piece, body, series, related }: ScreenData['post'], context: WriterContext) {
  const others = [...series, ...related].filter(({ id }) => id !== piece.id)
  const links = others.map(({ id, displayTitle }) => toLink(displayTitle, linkTo('blogsPost', { postId: id })))
  return writePiece(
    {
      ...piece,
      title: piece.displayTitle,
      authors: [piece.author.name],
      tags: piece.topics,
      path: linkTo('blogsPost', { postId: piece.id }),
      intro: [],
      more: links.length > 0 ? [toHeading(2, 'Related Posts'), toList(links)] : [],
    },
    body,
    context,
  )
}

export function writePaper({ piece, body }: ScreenData['whitePaper'], context: WriterContext) {
  const [file] = context.files[piece.id] ?? []
  return writePiece(
    {
      ...piece,
      publishedOn: piece.datePublished,
      authors: piece.authors.map(({ name }) => name),
      path: linkTo('whitePaper', { paperId: piece.id }),
      intro: [
        ...writeHead({ heading: 'Abstract', text: piece.abstract }),
        ...(file === undefined ? [] : [toLink('PDF edition', file.path)]),
      ],
      more: [],
    },
    body,
    context,
  )
}

type Piece = {
  readonly id: string
  readonly title: string
  readonly authors: readonly string[]
  readonly publishedOn: string
  readonly changedOn?: string | undefined
  readonly tags: readonly string[]
  readonly path: string
  /** Above the text and below it. */
  readonly intro: readonly string[]
  readonly more: readonly string[]
}

async function writePiece(
  { id, title, authors, publishedOn, changedOn, tags, path, intro, more }: Piece,
  { files, history }: ScreenData['post']['body'],
  context: WriterContext,
): Promise<WrittenPage> {
  const { site, sample } = context.library.siteData
  const { markdown } = await context.library.read(`markdown/${id}`)
  const citation = toCitation({ title, authors, publishedOn, changedOn, company: site.name })
  const cite = `${citation} ${context.runtime.publicUrl}${path}`
  return {
    heading: title,
    fields: { title, authors, published: publishedOn, changed: changedOn, topics: tags, cite },
    blocks: [
      ...intro,
      markdown.trim(),
      ...(files === undefined ? [] : [toHeading(2, 'Files to Download'), writeDownloads(files, context.files)]),
      ...more,
      ...writeHistory(history),
      `${toStrong('Cite this:')} ${escapeText(citation)} ${toLink(path, path)}`,
      ...writeTexts(sample?.authors),
    ],
  }
}

function writeHistory({ changes = [], reviewed }: History = {}): readonly string[] {
  return [
    ...(changes.length > 0
      ? [
          toHeading(2, 'Changes'),
          toList(changes.map(({ date, text }) => escapeText(`${formatLongDate(date)}: ${text}`))),
        ]
      : []),
    ...(reviewed === undefined ? [] : [escapeText(`Reviewed by ${reviewed.by} on ${formatLongDate(reviewed.date)}.`)]),
  ]
}
