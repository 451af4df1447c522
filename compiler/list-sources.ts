import type { PageLink } from '../shared/addresses/links.ts'
import type { ListedArticle, ListedSource } from '../shared/content/listed.ts'
import { findPageLink } from './find-page-link.ts'
import { listCitations } from './list-citations.ts'
import { listNotes } from './notes.ts'
import { type Entries, listSingles } from './read-entries.ts'

/** The sources by publisher, each with what cites it or states one of its facts; one that only drafts cite is left out. */
export function listSources(entries: Entries, articles: readonly ListedArticle[]): readonly ListedSource[] {
  const uses = listUses(entries, articles)
  return entries.folder.sources
    .map(({ value: { facts, ...source } }) => {
      const links = uses.flatMap(({ id, link }) => (id === source.id ? [link] : []))
      return { ...source, uses: links.filter(({ to }, index) => links.findIndex(link => link.to === to) === index) }
    })
    .filter(({ uses }) => uses.length > 0)
    .sort(
      (one, other) =>
        one.publisher.localeCompare(other.publisher, 'en') ||
        other.year - one.year ||
        one.title.localeCompare(other.title, 'en'),
    )
}

type Use = { readonly id: string; readonly link: PageLink }

function listUses(entries: Entries, articles: readonly ListedArticle[]): readonly Use[] {
  const { single, folder } = entries
  const written = [...folder.articles, ...folder.posts, ...folder.papers].flatMap(({ value, source }) => {
    const article = articles.find(({ id }) => id === value.id)
    return article === undefined ? [] : [{ source, link: { label: article.displayTitle, to: article.path } }]
  })
  const pages = listSingles(single).map(({ source }) => ({ source, link: findPageLink(entries, source.path, []) }))
  const texts = [...written, ...pages].flatMap(({ source, link }) =>
    link === undefined
      ? []
      : [...listNotes(source), ...[...source.text.matchAll(factPattern)].flatMap(([, id]) => id ?? [])].map(id => {
          return { id, link }
        }),
  )
  const fields = listCitations(entries).map(({ id, source, field }) => {
    const link = findPageLink(entries, source.path, field)
    if (link === undefined) throw new Error(`no page is known for the sources that ${source.path} names`)
    return { id, link }
  })
  return [...texts, ...fields]
}

/** A fact of a source, as texts write it. */
const factPattern = /\{source\.([\w-]+)\.\w+\}/g
