import type { Query as ShownQuery } from '../addresses/links.ts'
import type { QueryOf, Route } from '../addresses/routes.ts'
import type { Library } from './library.ts'
import type { ErrorsText } from './schemas/page-texts.ts'

/** Most loaders read nothing of the query. */
export type LoadRequest<Query = unknown> = {
  readonly library: Library
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
}

/** Loads the data of a page. What the component of the page takes is inferred from what its loader returns. */
export type PageLoader<Screen extends Route['screen']> = (request: LoadRequest<QueryOf<Screen>>) => Promise<Loaded>

export type Loaded = Shown<unknown> | Missing | Redirect

/** The data of a page, with its title and description. */
export type Shown<Data> = {
  readonly kind: 'screen'
  readonly data: Data
  readonly meta: { readonly title: string; readonly description: string }
  /** The query without unknown values: two addresses with the same one show the same page. */
  readonly query?: ShownQuery
  /** False for a page whose URLs are unlimited. */
  readonly isCacheable?: boolean
  readonly canonicalPath?: string
}

type Missing = { readonly kind: 'missing'; readonly what: keyof ErrorsText }
type Redirect = { readonly kind: 'redirect'; readonly to: string }

type Details = Pick<Shown<unknown>, 'query' | 'isCacheable' | 'canonicalPath'>

export function show<Data>(data: Data, meta: Shown<Data>['meta'], details: Details = {}): Shown<Data> {
  return { kind: 'screen', data, meta, ...details }
}

/** A page that does not exist, with the id of the message to show in its place. */
export function missing(what: Missing['what']): Missing {
  return { kind: 'missing', what }
}

export function redirectTo(to: string): Redirect {
  return { kind: 'redirect', to }
}
