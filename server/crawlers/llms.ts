import { feedFormats } from '../../shared/feed-formats.ts'
import { escapeText, joinBlocks, toHeading, toLink, toList } from '../../shared/markdown-blocks.ts'
import { toTwinAddress } from '../../shared/twin-path.ts'
import type { Twin } from '../markdown/twin.ts'
import type { Services } from '../services.ts'
import { listCanonicalPages } from './canonical-pages.ts'

export const llmsPaths = { index: '/llms.txt', full: '/llms-full.txt' } as const

type Source = Pick<Services, 'library' | 'writeTwin' | 'now'> & {
  /** Without a slash at the end; empty when it is unknown. */
  readonly publicUrl: string
}

type ListedTwin = Twin & { readonly path: string }

/** The list of all twins by the first part of their paths: https://llmstxt.org */
export async function toLlmsText({ library, writeTwin, now, publicUrl }: Source): Promise<string> {
  const { site, sample } = library.siteData
  const twins = await listTwins({ library, writeTwin, now })
  const toEntry = (label: string, path: string, about: string) =>
    `${toLink(label, publicUrl + path)}: ${escapeText(about)}`
  const sections = [...groupByFolder(twins)].flatMap(([heading, group]) => [
    toHeading(2, heading),
    toList(group.map(({ title, path, description }) => toEntry(title, toTwinAddress(path), description))),
  ])
  return joinBlocks([
    toHeading(1, site.name),
    `> ${escapeText(site.description)}`,
    ...(sample === undefined ? [] : [escapeText(sample.footer)]),
    escapeText(
      'Each page is also Markdown: at its address with .md at the end, or at its own address for a request with Accept: text/markdown.',
    ),
    ...sections,
    toHeading(2, 'Optional'),
    toList([
      toEntry('All pages in one file', llmsPaths.full, 'The Markdown of every page above, in this order'),
      toEntry('OpenAPI', '/openapi.json', 'The HTTP API: contact messages, calculators and Markdown'),
      ...(publicUrl === ''
        ? []
        : feedFormats.map(({ name, path }) => toEntry(name, path, 'The newest posts, for feed readers'))),
    ]),
  ])
}

/** All twins one after the other; each begins with front matter that has its URL. */
export async function toLlmsFullText(source: Source): Promise<string> {
  return (await listTwins(source)).map(({ markdown }) => markdown).join('\n')
}

async function listTwins({ library, writeTwin, now }: Omit<Source, 'publicUrl'>): Promise<readonly ListedTwin[]> {
  const pages = await listCanonicalPages(library, now())
  return Promise.all(pages.map(async ({ path, page }) => ({ path, ...(await writeTwin(page)) })))
}

/** Pages without siblings come first. A folder is called as its own page is. */
function groupByFolder(twins: readonly ListedTwin[]): ReadonlyMap<string, readonly ListedTwin[]> {
  const folderOf = ({ path }: ListedTwin) => path.split('/', 2).join('/')
  const groups = new Map<string, readonly ListedTwin[]>([['Company', []]])
  for (const twin of twins) {
    const folder = folderOf(twin)
    const siblings = twins.filter(other => folderOf(other) === folder)
    const name = siblings.find(({ path }) => path === folder)?.title ?? toName(folder.slice(1))
    if (siblings.length === 1) groups.set('Company', [...(groups.get('Company') ?? []), twin])
    else groups.set(name, siblings)
  }
  return groups
}

function toName(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
