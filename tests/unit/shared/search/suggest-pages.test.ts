import { expect, test } from 'vitest'
import { createMemoryLibrary } from '../../../../server/library.ts'
import { kinds, type PassagePage } from '../../../../shared/content/schemas/passages.ts'
import { searchSchema } from '../../../../shared/content/schemas/search.ts'
import { buildIndex } from '../../../../shared/search/build-index.ts'
import { suggestPages } from '../../../../shared/search/suggest-pages.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const page = (path: string, title: string): PassagePage => ({ kind: 'page', path, title, passages: [{ text: title }] })
const pages = [
  page('/', 'Home'),
  page('/bridges', 'Bridges of stone'),
  page('/bridges?case=arch', 'Arch'),
  page('/careers', 'Careers'),
  ...['/boats/1', '/boats/2', '/boats/3', '/boats/4'].map(path => page(path, `Boat ${path.at(-1)}`)),
]
const kindWords = searchSchema.shape.kindWords.parse(Object.fromEntries(kinds.map(kind => [kind, kind])))
const library = createMemoryLibrary({
  siteData: siteLibrary.siteData,
  files: { offered: [], tables: [], charts: [] },
  documents: new Map<string, unknown>([
    ['passages', { pages, index: buildIndex(pages, kindWords) }],
    ['search', { synonyms: [], kindWords }],
  ]),
})
const suggest = async (pathname: string) => (await suggestPages(library, { pathname, search: '' })).map(({ to }) => to)

test.each([
  ['/bridge', ['/bridges']],
  ['/Carreers', ['/careers']],
  ['/boats/5', ['/boats/1', '/boats/2', '/boats/3']],
  ['/2024/05/old-stone.html', ['/bridges']],
  ['/xyzzy/plugh', []],
  ['/', ['/']],
  ['/%', []],
  ['/%F0%9F', []],
  [`/${'x'.repeat(10_000)}`, []],
])('%s may mean %j', async (path, meant) => {
  expect(await suggest(path)).toEqual(meant)
})
