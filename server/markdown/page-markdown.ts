import type { SiteData } from '../../shared/content/library.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { toFrontMatter } from './front-matter.ts'
import { findPart, listAnchors, readBlocks } from './read-blocks.ts'
import { writeMarkdown } from './write-markdown.ts'

export type PageMarkdown = {
  /** Of the whole page or of a part. */
  readonly markdown: string
  /** Of all parts of the page. */
  readonly anchors: ReadonlySet<string>
}

type Source = { readonly page: Page; readonly html: string; readonly siteData: SiteData; readonly publicUrl: string }

/** A page as Markdown, read from its document: the whole page, or its part at an anchor, which has to be there. */
export function toPageMarkdown({ page, html, ...facts }: Source, anchor?: string): PageMarkdown {
  const blocks = readBlocks(html)
  const part = anchor === undefined ? blocks : (findPart(blocks, anchor) ?? [])
  const markdown = `${toFrontMatter(page, facts, anchor)}\n${writeMarkdown(part, facts.publicUrl)}`
  return { markdown, anchors: new Set(listAnchors(blocks)) }
}
