import type { Kind } from '../content/schemas/passages.ts'
import type { SearchText } from '../content/schemas/search.ts'
import type { FoundGroup } from './group-found.ts'

/** The words of the search that pages show. */
export type ResultsText = Omit<SearchText, 'synonyms' | 'kindWords'>

/** What the page of results shows. */
export type SearchData = {
  readonly text: ResultsText
  /** As it was understood; empty before anything is looked for. */
  readonly query: string
  /** The query in a known spelling. */
  readonly spelling?: string
  readonly kind?: Kind
  readonly topic?: string
  readonly topics: readonly { readonly id: string; readonly label: string }[]
  readonly groups: readonly FoundGroup[]
}

/** A search box and other pages, for a page that isn't there. */
export type ErrorHelp = {
  readonly text: Pick<ResultsText, 'label' | 'submit' | 'missing' | 'waysHeading' | 'ways'>
  /** Pages that the visitor may have meant. */
  readonly suggestions: readonly { readonly label: string; readonly to: string }[]
}
