import { fillPath, type PageLink, toQueryString } from '../addresses/links.ts'
import type { ResolvedAddress } from '../addresses/resolve-address.ts'
import type { Library } from '../content/library.ts'
import type { Loaded } from '../content/page-loader.ts'
import type { ErrorsText } from '../content/schemas/page-texts.ts'
import { loadMessage, type MessageRequest } from './load-message.ts'
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
  const notFound = async (message: keyof ErrorsText, layout: Page['layout']): Promise<PageResult> => {
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
  if (address.kind !== 'page' || library.siteData.absent.includes(address.route.id)) return notFound('page', 'site')
  const { route, params, query } = address
  const loaded: Loaded = await pageLoaders[route.screen]({ library, route, params, query })
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
  // The table ties each screen to its own data; TypeScript cannot follow that tie through a union.
  const page = { screen: route.screen, data: loaded.data, layout: route.layout, meta, today } as Page
  return { kind: 'page', status: 200, cacheKey, page }
}

type MessagePageRequest = MessageRequest & { readonly layout: Page['layout']; readonly today: string }

/** A page with a message instead of the requested page, such as not found. */
export async function loadMessagePage(library: Library, request: MessagePageRequest): Promise<Page> {
  const { data, meta } = await loadMessage(library, request)
  const title = toFullTitle(meta.title, library.siteData.site.name)
  const { layout, today } = request
  return { screen: 'message', layout, meta: { ...meta, title, isIndexable: false }, data, today }
}
