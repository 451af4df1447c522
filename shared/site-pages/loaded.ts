import type { Query } from '../addresses/links.ts'
import type { Library } from '../content/library.ts'
import type { MessagesText } from '../content/schemas/page-texts.ts'
import type { ScreenData, ScreenId } from './page-data.ts'

export type LoadRequest = {
  readonly library: Library
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

type Meta = { readonly title: string; readonly description: string }

type Details = {
  /** The query without unknown values: two addresses with the same one show the same page. */
  readonly query?: Query
  /** False for a page whose URLs are unlimited. */
  readonly isCacheable?: boolean
  readonly canonicalPath?: string
}
type Content<Screen extends ScreenId> = {
  [Id in Screen]: { readonly screen: Id; readonly data: ScreenData[Id] }
}[Screen]

export type Loaded<Screen extends ScreenId = ScreenId> =
  | ({ readonly kind: 'screen'; readonly content: Content<Screen>; readonly meta: Meta } & Details)
  | { readonly kind: 'missing'; readonly what: keyof MessagesText }
  | { readonly kind: 'redirect'; readonly to: string }

export type Loader<Screen extends ScreenId> = (request: LoadRequest) => Promise<Loaded<Screen>>

export function show<Screen extends ScreenId>(
  content: Content<Screen>,
  meta: Meta,
  details: Details = {},
): Loaded<Screen> {
  return { kind: 'screen', content, meta, ...details }
}
