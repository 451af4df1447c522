import { fillPath, linkTo, type PageLink, toQueryString } from '../addresses/links.ts'
import type { ResolvedAddress } from '../addresses/resolve-address.ts'
import type { Library } from '../content/library.ts'
import type { MessagesText } from '../content/schemas/page-texts.ts'
import type { Loaded } from './loaded.ts'
import type { Page, PageResult } from './page-data.ts'
import { pageLoaders } from './page-loaders.ts'
import { toFullTitle } from './page-title.ts'

/** Finds pages that the visitor may have meant. */
type Suggest = (library: Library, address: ResolvedAddress) => Promise<readonly PageLink[]>

/**
 * Loads a page's data, on the server before rendering and in the browser on navigation. Only the server suggests pages
 * for an unknown address, because it has all texts; it asks for that page a second time. Rejects when the library cannot be read.
 */
export async function loadPage(
  library: Library,
  address: ResolvedAddress,
  now: Date,
  suggest: Suggest = async () => [],
): Promise<PageResult> {
  const today = now.toISOString().slice(0, 10)
  const notFound = async (message: keyof MessagesText, layout: Page['layout']): Promise<PageResult> => {
    const suggestions = await suggest(library, address)
    return {
      kind: 'page',
      status: 404,
      // The addresses that do not exist are unlimited, and so are their suggestions.
      cacheKey: suggestions.length === 0 ? `404 ${message}` : undefined,
      page: await loadMessagePage(library, { message, layout, today, suggestions }),
    }
  }
  if (address.kind === 'redirect') return { kind: 'redirect', to: address.to }
  if (address.kind !== 'page') return notFound('page', 'site')
  const { route, params, query } = address
  const loaded: Loaded = await pageLoaders[route.id]({ library, params, query })
  if (loaded.kind === 'redirect') return loaded
  if (loaded.kind === 'missing') return notFound(loaded.what, route.layout)
  const { title, description } = loaded.meta
  const meta = {
    title: toFullTitle(title, library.siteData.site.name),
    description,
    canonicalPath: loaded.canonicalPath ?? fillPath(route.path, params),
    isIndexable: route.indexable,
  }
  const { query: shownQuery = {}, isCacheable = true } = loaded
  const cacheKey = isCacheable ? address.pathname + toQueryString(shownQuery) : undefined
  return { kind: 'page', status: 200, cacheKey, page: { ...loaded.content, layout: route.layout, meta, today } }
}

type MessageRequest = {
  readonly message: keyof MessagesText
  readonly layout: Page['layout']
  readonly today: string
  readonly requestId?: string
  readonly suggestions?: readonly PageLink[]
}

/** A page with a message instead of the requested page, such as not found. */
export async function loadMessagePage(library: Library, request: MessageRequest): Promise<Page> {
  const { message, requestId, suggestions = [] } = request
  const [texts, words] = await Promise.all([library.read('pages/messages'), library.read('search')])
  const { heading, text, picture, back } = texts[message]
  const { label, submit, missing, waysHeading, ways } = words
  const help = { text: { label, submit, missing, waysHeading, ways }, suggestions }
  return {
    screen: 'message',
    layout: request.layout,
    meta: { title: toFullTitle(heading, library.siteData.site.name), description: text ?? heading, isIndexable: false },
    data: { heading, text, picture, back: { label: back.label, to: linkTo(back.page) }, requestId, help },
    today: request.today,
  }
}
