import type { PageLink } from '../addresses/links.ts'
import type { Change, Source } from './schemas/source.ts'

/** An article, post or paper as other content names it. */
export type ListedArticle = {
  readonly id: string
  readonly title: string
  readonly displayTitle: string
  readonly path: string
  readonly authors: readonly string[]
  /** Calendar dates, as 2025-08-12. */
  readonly publishedOn: string
  readonly changedOn?: string | undefined
}

/** A change of an article, with its page. */
export type ListedChange = Change & { readonly article: PageLink }

/** A source with the pages, articles and files that lean on it. */
export type ListedSource = Omit<Source, 'facts'> & { readonly uses: readonly PageLink[] }

/** The documents of the pages that list them. */
export type Ledgers = {
  /** Newest first. */
  readonly changes: readonly ListedChange[]
  /** By publisher. */
  readonly sources: readonly ListedSource[]
}
