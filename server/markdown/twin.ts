import { joinBlocks, toHeading } from '../../shared/markdown-blocks.ts'
import type { PageOf, ScreenId } from '../../shared/page-data.ts'
import { toOwnTitle } from '../../shared/page-title.ts'
import type { Writer, WriterContext } from './writer.ts'
import { writers } from './writers.ts'

/** A page as Markdown. */
export type Twin = {
  readonly title: string
  readonly description: string
  /** With front matter. */
  readonly markdown: string
}

/** Writes the twin of a page. Throws for a screen without a writer. */
export async function writeTwin<Id extends ScreenId>(page: PageOf<Id>, context: WriterContext): Promise<Twin> {
  const write: Writer<Id> | undefined = writers[page.screen]
  if (write === undefined) throw new Error(`pages of the screen "${page.screen}" have no Markdown twin`)
  const { heading, fields, blocks } = await write(page.data, context)
  const { site, sample } = context.library.siteData
  const { publicUrl } = context.runtime
  const { title: fullTitle, description, canonicalPath } = page.meta
  const head = {
    title: toOwnTitle(fullTitle, site.name),
    description,
    url: canonicalPath === undefined ? undefined : publicUrl + canonicalPath,
    ...fields,
    publisher: site.name,
    notice: sample?.footer,
  }
  const body = joinBlocks([toHeading(1, heading), ...blocks])
  const markdown = `${toFrontMatter(head)}\n${toAbsoluteLinks(body, publicUrl)}`
  // The pages' no-break spaces bind numbers to their units; programs read words.
  return { title: [head.title].flat().join(), description, markdown: markdown.replaceAll('\u00a0', ' ') }
}

/** YAML whose values are written as JSON, which is a subset of it. */
function toFrontMatter(fields: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  )
  return ['---', ...lines, '---', ''].join('\n')
}

/** Makes the links within the site absolute, except in code. */
function toAbsoluteLinks(markdown: string, publicUrl: string): string {
  return markdown.replace(
    /(^```[\s\S]*?^```|`[^`\n]+`)|\]\(\/(?!\/)/gm,
    (_, code?: string) => code ?? `](${publicUrl}/`,
  )
}
