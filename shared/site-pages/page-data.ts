import type { Edition } from '../content/edition.ts'
import type { Body } from '../content/library.ts'
import type { DataUse } from '../values/data-uses.ts'
import type { loadMessage } from './load-message.ts'
import type { pageLoaders } from './page-loaders.ts'

type Loaders = typeof pageLoaders & { readonly message: typeof loadMessage }

/** The data of each screen: what its loader shows. The page contains it as JSON. */
export type ScreenData = {
  readonly [Id in keyof Loaders]: Extract<Awaited<ReturnType<Loaders[Id]>>, { kind: 'screen' }>['data']
}

export type ScreenId = keyof ScreenData

export type PageMeta = {
  readonly title: string
  readonly description: string
  /** With a query for the further pages of a list. Undefined for messages. */
  readonly canonicalPath?: string
  readonly isIndexable: boolean
  /** The preview picture for shared links; only the server sets it. */
  readonly picture?: SocialPicture
}

/** Its size is `socialSize`. */
export type SocialPicture = { readonly src: string; readonly alt: string }

export type PageOf<Id extends ScreenId> = {
  readonly screen: Id
  readonly layout: 'site' | 'bare'
  readonly meta: PageMeta
  readonly data: ScreenData[Id]
  /** The day of the render in UTC, from which the server and the browser compute relative ages. */
  readonly today: string
}

export type Page = { [Id in ScreenId]: PageOf<Id> }[ScreenId]

export type PageResult =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      readonly page: Page
      /** Equal for all addresses that show the same page: its canonical URL, or the kind of not-found page. Undefined for a page that must not be cached. */
      readonly cacheKey?: string
    }
  | { readonly kind: 'redirect'; readonly to: string }

/** The operator's settings that pages need. */
export type Runtime = {
  /** Without a slash at the end; empty when the operator has not set PUBLIC_URL. */
  readonly publicUrl: string
  /** The staff's shared password as a password string; empty when staff cannot sign in. */
  readonly staffPasswordHash: string
  /** The URL below which demos are served, without a slash at the end. */
  readonly demoBase: string
  /** For how many days the server keeps delivered and suspect messages, and retries to deliver one. */
  readonly days: { readonly delivered: number; readonly suspect: number; readonly retry: number }
  /** What the server does with data, of what the privacy page describes. */
  readonly dataUses: readonly DataUse[]
  /** Undefined while the content is the build's own. */
  readonly edition?: Edition | undefined
}

/** The data with which the browser hydrates the server's HTML. */
export type PageState = { readonly page: Page; readonly runtime: Runtime }

/** The state with the HTML as the body of its article; unchanged for pages without an article. */
export function withBodyHtml(state: PageState, html: string): PageState {
  const { page } = state
  if (page.screen === 'post') return { ...state, page: { ...page, data: changeBody(page.data, html) } }
  if (page.screen === 'whitePaper') return { ...state, page: { ...page, data: changeBody(page.data, html) } }
  return state
}

function changeBody<Data extends { readonly body: Body }>(data: Data, html: string): Data {
  return { ...data, body: { ...data.body, html } }
}
