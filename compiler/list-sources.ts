import { linkTo, type PageLink } from '../shared/addresses/links.ts'
import { routeTable } from '../shared/addresses/routes.ts'
import type { ListedArticle, ListedSource } from '../shared/content/listed.ts'
import { listCitations } from './list-citations.ts'
import { listNotes } from './notes.ts'
import { type Entries, listSingles } from './read-entries.ts'
import { toTermName } from './to-glossary.ts'

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
  const documents = folder.documents.map(({ value: { id, title, formats }, source }) => {
    return { source, link: { label: title, to: `/files/${id}.${formats[0]}` } }
  })
  const pages = listSingles(single).map(({ source }) => ({ source, link: findLink(entries, source.path, []) }))
  const texts = [...written, ...documents, ...pages].flatMap(({ source, link }) =>
    link === undefined
      ? []
      : [...listNotes(source), ...[...source.text.matchAll(factPattern)].flatMap(([, id]) => id ?? [])].map(id => {
          return { id, link }
        }),
  )
  const fields = listCitations(entries).map(({ id, source, field }) => {
    const link = findLink(entries, source.path, field)
    if (link === undefined) throw new Error(`no page is known for the sources that ${source.path} names`)
    return { id, link }
  })
  return [...texts, ...fields]
}

/** A fact of a source, as texts write it. */
const factPattern = /\{source\.([\w-]+)\.\w+\}/g

/** The page that shows a field of a file; undefined for a file that no page shows as it is. */
function findLink(
  { single, folder }: Entries,
  file: string,
  field: readonly (string | number)[],
): PageLink | undefined {
  const [, where = '', name = ''] = /^content\/(?:(\w+)\/)?(.+)\.json$/.exec(file) ?? []
  const index = Number(field[0])
  switch (where || name) {
    case 'glossary': {
      const term = single['glossary.json'].value[index]
      const page = single['pages/glossary.json']?.value
      return (
        term && page && { label: `${page.hero.eyebrow}: ${toTermName(term)}`, to: `${linkTo('glossary')}#${term.id}` }
      )
    }
    case 'demos': {
      const demo = single['demos.json'].value[index]
      return demo && { label: demo.name, to: linkTo('demo', { demoId: demo.id }) }
    }
    case 'industries': {
      const industry = folder.industries.find(({ value }) => value.id === name)?.value
      return industry && { label: industry.title, to: linkTo('industry', { industryId: name }) }
    }
    case 'work': {
      const engagement = folder.work.find(({ value }) => value.id === name)?.value
      return engagement && { label: engagement.meta.title, to: linkTo('engagement', { engagementId: name }) }
    }
    case 'services': {
      const service = folder.services.find(({ value }) => value.id === name)?.value
      return service && { label: service.meta.title, to: linkTo('service', { serviceId: name }) }
    }
    case 'pages': {
      const page = Object.entries(single).find(([path]) => path === `pages/${name}.json`)?.[1]?.value
      const route = routeTable.find(({ path }) => path === `/${name}`)
      return route && hasTitle(page) ? { label: page.meta.title, to: route.path } : undefined
    }
    default:
      return undefined
  }
}

function hasTitle(page: unknown): page is { readonly meta: { readonly title: string } } {
  return typeof page === 'object' && page !== null && 'meta' in page
}
