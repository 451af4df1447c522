import type { Heading, Link, List, Paragraph, PhrasingContent } from 'mdast'
import { feedFormats } from '../../shared/addresses/feed-formats.ts'
import { linkTo } from '../../shared/addresses/links.ts'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import type { Library } from '../../shared/content/library.ts'
import { searchEndpoint } from '../../shared/search/search-request.ts'
import { toOwnTitle } from '../../shared/site-pages/page-title.ts'
import { type CanonicalPage, listCanonicalPages } from './canonical-pages.ts'

export const llmsPath = '/llms.txt'

type Source = {
  readonly library: Library
  readonly now: () => Date
  /** Without a slash at the end; empty when it is unknown. */
  readonly publicUrl: string
}

/** What these pages list is found through them. */
const lists: readonly string[] = (
  ['blogs', 'topics', 'whitePapers', 'charts', 'work', 'demos', 'careers'] as const
).map(id => linkTo(id))

/** What programs read first: how to search, how to get Markdown, and the pages: https://llmstxt.org */
export async function toLlmsText({ library, now, publicUrl }: Source): Promise<string> {
  const { site, sample } = library.siteData
  const pages = await listCanonicalPages(library, now())
  const folders = groupByFolder(pages)
  const toPageEntry = ({ path, page }: CanonicalPage): readonly PhrasingContent[] => {
    const isMember = folders.get(toFolder(path))?.[0]?.path !== path
    const link = toLink(toOwnTitle(page.meta.title, site.name), toMarkdownAddress(path))
    return isMember ? [link] : [link, toText(`: ${page.meta.description}`)]
  }
  const listed = [...folders].flatMap(([path, folder]) => (lists.includes(path) ? folder.slice(0, 1) : folder))
  const feeds = publicUrl === '' ? [] : feedFormats.map(({ name, path }) => [toLink(name, path)])
  const { writeMarkdown } = await import('../markdown/write-markdown.ts')
  return writeMarkdown(
    [
      toHeading(1, site.name),
      { type: 'blockquote', children: [toParagraph(site.description)] },
      ...(sample === undefined ? [] : [toParagraph(sample.footer)]),
      toHeading(2, 'How to read this site'),
      toList([
        [
          toText('Search: '),
          { type: 'inlineCode', value: `${publicUrl}${searchEndpoint}?q=QUESTION` },
          toText(' finds the sections that answer a question, each with its page and anchor.'),
        ],
        [
          toText('Markdown: a page at its address with '),
          { type: 'inlineCode', value: '.md' },
          toText(' at the end, and only a section of it with '),
          { type: 'inlineCode', value: '?section=ANCHOR' },
          toText('.'),
        ],
        [toLink('OpenAPI', '/openapi.json'), toText(': search, Markdown, calculators and contact messages')],
        ...feeds,
      ]),
      toHeading(2, 'Pages'),
      toList(listed.map(toPageEntry)),
    ],
    publicUrl,
  )
}

function toText(value: string): PhrasingContent {
  return { type: 'text', value }
}

function toLink(label: string, url: string): Link {
  return { type: 'link', url, children: [toText(label)] }
}

function toParagraph(text: string): Paragraph {
  return { type: 'paragraph', children: [toText(text)] }
}

function toHeading(depth: 1 | 2, text: string): Heading {
  return { type: 'heading', depth, children: [toText(text)] }
}

function toList(items: readonly (readonly PhrasingContent[])[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map(item => ({ type: 'listItem', children: [{ type: 'paragraph', children: [...item] }] })),
  }
}

function groupByFolder(pages: readonly CanonicalPage[]): ReadonlyMap<string, readonly CanonicalPage[]> {
  const folders = new Map<string, CanonicalPage[]>()
  for (const page of pages) folders.set(toFolder(page.path), [...(folders.get(toFolder(page.path)) ?? []), page])
  return folders
}

function toFolder(path: string): string {
  return path.split('/', 2).join('/')
}
