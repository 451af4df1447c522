import type { RootContent } from 'mdast'
import { linkTo } from '../../shared/addresses/links.ts'
import { type ResolvedAddress, resolveAddress } from '../../shared/addresses/resolve-address.ts'
import type { Library } from '../../shared/content/library.ts'
import { type Passage, type PassagePage, toKind } from '../../shared/content/schemas/passages.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { toOwnTitle } from '../../shared/site-pages/page-title.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'
import { listCanonicalPages } from '../crawlers/canonical-pages.ts'
import { readBlocks } from '../markdown/read-blocks.ts'
import { sliceMain } from '../markdown/read-main.ts'
import { findPlace, isListOfLinks, isTeaser, partAt } from './find-place.ts'
import { isKind, toThings } from './to-things.ts'
import { joinApart, toWords } from './to-words.ts'

type Source = {
  readonly library: Library
  readonly renderPage: (request: { readonly address: ResolvedAddress; readonly page: Page }) => Promise<Buffer>
  readonly now: Date
  /** Keeps what was read of a page for later builds. */
  readonly keep?: KeepText
}

/** The text that was made earlier from the same inputs, or a new one. */
export type KeepText = (inputs: readonly string[], make: () => string) => string

type Rendered = { readonly path: string; readonly page: Page; readonly blocks: readonly RootContent[] }

/** What the search knows of the site: all that its pages say, read from their documents. */
export async function readPassages({ library, renderPage, now, keep }: Source): Promise<readonly PassagePage[]> {
  const { site, navigation } = library.siteData
  const topics = await library.read('topics')
  const all = await listCanonicalPages(library, now)
  // What a chart says is in the text that it belongs to.
  const pages = all.filter(({ page }) => page.screen !== 'charts' || !('chart' in page.data))
  const found: PassagePage[] = []
  for (const { path } of pages) {
    const rendered = await read(path)
    if (rendered !== undefined) found.push(...(await toPassagePages(rendered)))
  }
  return found

  async function read(path: string): Promise<Rendered | undefined> {
    const [pathname = '', search = ''] = path.split(/(?=\?)/)
    const address = resolveAddress({ pathname, search })
    const result = await loadPage(library, address, now)
    if (result.kind === 'redirect' || result.status !== 200) return undefined
    const html = await renderPage({ address, page: result.page })
    return { path, page: result.page, blocks: toBlocks(html.toString()) }
  }

  function toBlocks(html: string): readonly RootContent[] {
    if (keep === undefined) return readBlocks(html)
    const kept = keep([sliceMain(html)], () => JSON.stringify(readBlocks(html), withoutPlaces))
    return JSON.parse(kept)
  }

  /** The page with its parts, and the things on it that are found by themselves. */
  async function toPassagePages({ path, page, blocks }: Rendered): Promise<readonly PassagePage[]> {
    const things: PassagePage[] = []
    let current: Draft = { text: page.meta.description.replaceAll('\u00a0', ' ') }
    const passages: (Passage | Draft)[] = [current]
    const above: { depth: number; heading: string }[] = []
    const add = (text: string) => {
      current.text = joinApart([current.text, text])
    }
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index]
      if (block === undefined || block.type === 'code') continue
      if (block.type === 'list') {
        const own = block.children.filter(({ data }) => isKind(data?.search))
        for (const { data, children } of own)
          things.push(...toThings(path, { kind: data?.search, anchor: data?.anchors?.[0], part: children, above }))
        if (own.length === 0) add(toWords([block]))
        continue
      }
      if (block.type !== 'heading') {
        add(toWords([block]))
        continue
      }
      const heading = toWords([block])
      const [anchor] = block.data?.anchors ?? []
      const part = partAt(blocks, index)
      const place = block.depth === 1 ? undefined : findPlace(part, path)
      if (anchor === notesAnchor || block.data?.search === 'none') index += part.length - 1
      else if (isKind(block.data?.search)) {
        things.push(...toThings(path, { kind: block.data.search, anchor, part, above }))
        index += part.length - 1
      } else if (place !== undefined) {
        const other = await read(path + place)
        const text = toWords([...part.slice(1), ...(other?.blocks.slice(1) ?? [])])
        passages.push({ at: place, heading, text })
        index += part.length - 1
      } else if (block.depth > 1 && (isTeaser(part, path) || isListOfLinks(part, path))) index += part.length - 1
      else if (anchor === undefined || block.depth === 1) add(heading)
      else {
        while ((above.at(-1)?.depth ?? 0) >= block.depth) above.pop()
        const under = above.map(other => other.heading).join(' ')
        above.push({ depth: block.depth, heading })
        current = { at: `#${anchor}`, heading, text: '', ...(under !== '' && { under }) }
        passages.push(current)
      }
    }
    const shown = passages.filter(({ text }) => text !== '')
    return [
      { kind: toKind(path), path, title: toTitle(page, blocks), tags: toTags(page, path), passages: shown },
      ...things,
    ]
  }

  /** By which the search narrows its results to a topic. */
  function toTags({ screen, data }: Page, path: string): readonly string[] {
    if (screen === 'post') return data.article.topics
    if (screen === 'whitePaper') return data.article.tags
    return topics.find(({ id }) => path === linkTo('topic', { topicId: id }))?.tags ?? []
  }

  /** Home has its name. Titles of articles are in upper case, and their headings as people read them. */
  function toTitle({ screen, meta }: Page, blocks: readonly RootContent[]): string {
    const entry = navigation.footer.find(link => screen === 'home' && 'page' in link && link.page === screen)
    if (entry !== undefined) return entry.label
    const title = toOwnTitle(meta.title, site.name)
    const heading = toWords(blocks.slice(0, 1))
    return heading.toLowerCase() === title.toLowerCase() ? heading : title
  }
}

/** The place of each node in the HTML is most of the text. */
function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'position' ? undefined : value
}

/** A passage while the page is read. */
type Draft = { at?: string; heading?: string; text: string; under?: string }

/** The references name what others wrote. */
const notesAnchor = 'footnote-label'
