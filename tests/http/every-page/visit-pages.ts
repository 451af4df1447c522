import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { hasMarkdown } from '../../../server/markdown/has-markdown.ts'
import { toMarkdownAddress } from '../../../shared/addresses/markdown-path.ts'
import type { Route } from '../../../shared/addresses/routes.ts'
import { listPages } from '../../../shared/site-pages/page-list.ts'
import { listen, requestRaw } from '../../support/raw-request.ts'
import { readMarkdown } from '../../support/read-markdown.ts'
import { siteLibrary } from '../../support/site-pages.ts'
import { readContentFile } from '../../support/some-content.ts'
import { getSharedApp } from '../../support/test-app.ts'

export const site = 'https://www.example.com'

type Address = {
  readonly path: string
  /** Undefined for a page that does not exist. */
  readonly route?: Route
  readonly id?: string
  /** The address that the page names as canonical. */
  readonly canonical?: string
  /** Whether it has the main part of its canonical address. */
  readonly isAlias?: boolean
  /** What a page that does not exist says. */
  readonly error?: { readonly heading: string; readonly text: string }
}

export type VisitedPage = Address & {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly html: string
  readonly ids: ReadonlySet<string>
  readonly markdown?: ReturnType<typeof readMarkdown> & { readonly headers: IncomingHttpHeaders }
}

/** What has to be so of every page. Throws when it is not. */
export type Checks = Readonly<Record<string, (page: VisitedPage) => void>>

const errors = z
  .record(z.string(), z.object({ heading: z.string(), text: z.string() }))
  .parse(readContentFile('pages/errors.json'))

/** Every page at its address and its aliases, further pages of lists, an open case study, and one that is missing of each kind. */
async function listAddresses(): Promise<readonly Address[]> {
  const listed = await listPages(siteLibrary)
  const own = listed.map(({ route, path, params }): Address => {
    const [id] = Object.values(params)
    return { path, route, id, canonical: route.id === 'blogPost' ? `/blogs/${id}` : path }
  })
  const routes = [...new Set(listed.map(({ route }) => route))]
  const aliases = routes.flatMap(route =>
    route.aliases.map((path): Address => ({ path, route, canonical: route.path, isAlias: true })),
  )
  const views = listed.flatMap(({ route, path }): readonly Address[] => {
    if (route.screen === 'blog' || route.screen === 'blogs')
      return [{ path: `${path}?page=2`, route, canonical: `${path}?page=2` }]
    return route.id === 'contact' ? [{ path: `${path}?sent=1`, route, canonical: path }] : []
  })
  const [industry] = siteLibrary.siteData.industries
  const cases = industry === undefined ? [] : Object.keys(await siteLibrary.read(`cases/${industry.id}`))
  const open = cases.slice(0, 1).map((slug): Address => {
    const path = `/industries/${industry?.id}`
    const route = routes.find(({ id }) => id === 'industry')
    return { path: `${path}?case=${slug}`, route, canonical: path }
  })
  // An unknown paper leads to the list of papers.
  const missing = routes.filter(({ id, path }) => path.includes(':') && id !== 'whitePaper')
  return [
    ...[...own, ...aliases, ...views, ...open],
    ...missing.map(({ id, path }) => ({ path: path.replace(/:\w+/, 'lost'), error: errors[id] ?? errors.page })),
    { path: '/nowhere', error: errors.page },
  ]
}

/** A site on a port of its own, which keeps no page, since each is asked for once. */
export async function openSite() {
  const app = getSharedApp({ PUBLIC_URL: site, APP_ENV: 'production', PAGE_CACHE_MIB: '0' })
  const { port, stop } = await listen(app)
  const get = (path: string, method = 'GET') => requestRaw(port, { path, method })
  return { get, close: stop }
}

/** Asks once for every page and once for its Markdown version. */
export async function visitPages({ get }: Awaited<ReturnType<typeof openSite>>): Promise<readonly VisitedPage[]> {
  const pages: VisitedPage[] = []
  // One after the other: the server refuses more renders at once.
  for (const address of await listAddresses()) {
    const { status, headers, body } = await get(address.path)
    const html = body.toString()
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
    pages.push({ ...address, status, headers, html, ids, markdown: await visitMarkdown(address, get) })
  }
  return pages
}

async function visitMarkdown(
  { path, route, canonical, isAlias }: Address,
  get: (path: string) => ReturnType<typeof requestRaw>,
) {
  const isView = path.includes('?') && path !== canonical
  if (route === undefined || isAlias || isView || !hasMarkdown(route.screen)) return undefined
  const { headers, body } = await get(toMarkdownAddress(path))
  return { ...readMarkdown(body.toString()), headers }
}
