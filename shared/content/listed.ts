import type { PageLink } from '../addresses/links.ts'
import type { RouteId } from '../addresses/routes.ts'
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

/** What is missing. */
export type Lacks = {
  /** Pages of the route table that this site does not have. */
  readonly absent: readonly RouteId[]
  /** Search engines must not index the site, because texts of a real company have blanks. */
  readonly isUnfinished?: true
}

/** The documents of the pages that list them. */
export type Ledgers = {
  /** Newest first. */
  readonly changes: readonly ListedChange[]
  /** What a company that is real has yet to write, by files of content/. */
  readonly blanks: readonly { readonly file: string; readonly blank: string }[]
  /** By publisher. */
  readonly sources: readonly ListedSource[]
}
