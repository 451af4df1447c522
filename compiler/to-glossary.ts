import type { ShownTerm } from '../shared/content/library.ts'
import type { GlossaryEntry } from '../shared/content/schemas/glossary.ts'
import type { Sources } from './notes.ts'
import { toSourceLink } from './source-links.ts'

type Article = { readonly id: string; readonly displayTitle: string; readonly path: string }

/** "Total cost of ownership (TCO)". */
export function toTermName({ term, abbreviation }: GlossaryEntry): string {
  const name = term.charAt(0).toUpperCase() + term.slice(1)
  return abbreviation === undefined ? name : `${name} (${abbreviation})`
}

/** The terms as the page shows them, from A to Z, with titles and links in place of ids. */
export function toGlossary(
  entries: readonly GlossaryEntry[],
  articles: readonly Article[],
  sources: Sources,
): readonly ShownTerm[] {
  const names = new Map(entries.map(({ id, term }) => [id, term]))
  return entries
    .map((entry): ShownTerm => {
      const { id, definition, article: articleId, sources: sourceIds, seeAlso } = entry
      const article = articles.find(({ id }) => id === articleId)
      return {
        id,
        term: toTermName(entry),
        definition,
        article: article && { label: article.displayTitle, to: article.path },
        sources: sourceIds?.map(id => toSourceLink(id, sources)),
        seeAlso: seeAlso?.map(id => ({ id, term: names.get(id) ?? id })),
      }
    })
    .sort((a, b) => a.term.localeCompare(b.term, 'en'))
}
