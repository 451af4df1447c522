import { toPathname } from '../shared/addresses/links.ts'
import { findPage } from '../shared/addresses/resolve-address.ts'
import { findStrings } from '../shared/content/find-strings.ts'
import type { Heading } from '../shared/content/library.ts'
import { findDeadLinks, type PageIds } from '../shared/content/text-rules.ts'
import { toPageIds } from '../shared/site-pages/load-page-ids.ts'
import { findAbsentPages } from './assemble-site-data.ts'
import { listChartPages } from './list-charts.ts'
import type { Problem } from './problem.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'

/** A link that content has: in a Markdown text, in a field called `to`, or in one called `article`, which names an id. */
type ContentLink = {
  /** The address; of a field called `article` it is undefined. */
  readonly target: string | undefined
  /** The article that it leads to, if it leads to one. */
  readonly article: string | undefined
  /** The id of the article, or the path of the file, that has the link. */
  readonly from: string
  /** Of the text around it. */
  readonly headings: readonly Heading[]
  /** Whether the text should cite a source instead of linking to it. */
  readonly cites: boolean
  readonly problemHere: (fault: string, remedy: string) => Problem
}

export function collectLinks({ single, folder, renderBody }: Entries): readonly ContentLink[] {
  const { sources, ...folders } = folder
  const { articles, posts, papers } = folder
  const entries: readonly Entry<unknown>[] = [...listSingles(single), ...Object.values(folders).flat()]
  const inFields = entries.flatMap(({ value, source }) =>
    findStrings(value).flatMap(({ text, path }): readonly ContentLink[] => {
      const name = path.at(-1)
      if (name !== 'to' && name !== 'article') return []
      const [target, article] = name === 'to' ? [text, toArticleId(text)] : [undefined, text]
      const problemHere = (fault: string, remedy: string) => source.problemAt(path, fault, remedy)
      return [{ target, article, from: source.path, headings: [], cites: false, problemHere }]
    }),
  )
  const written = [
    ...[...articles, ...papers].map(entry => ({ ...entry, citesSources: true })),
    ...posts.map(entry => ({ ...entry, citesSources: false })),
  ]
  const inTexts = written.flatMap(({ value, source, citesSources }) => {
    const { links, headings } = renderBody(source)
    const bodyLines = source.body.split('\n').length
    return links.map(({ target, line }): ContentLink => {
      // The links of the notes below the body are those of sources.
      const cites = citesSources && line <= bodyLines
      const problemHere = (fault: string, remedy: string) => source.problemInBody(line, fault, remedy)
      return { target, article: toArticleId(target), from: value.id, headings, cites, problemHere }
    })
  })
  return [...inFields, ...inTexts]
}

function toArticleId(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined
  const params = findPage(toPathname(target))?.params
  return params?.postId ?? params?.paperId
}

/** Addresses within the site exist, and articles and papers cite by notes alone, so that there is one format. */
export function checkLinks(entries: Entries, links: readonly ContentLink[]): Problem[] {
  const pageIds = listPageIds(entries)
  const addresses = new Set(entries.folder.sources.map(({ value }) => value.url))
  return links.flatMap(({ target, headings, cites, problemHere }) => {
    if (target === undefined) return []
    if (findDeadLinks({ links: [{ target, line: 1 }], headings }, pageIds).length > 0)
      return [problemHere(`the link to ${target} leads nowhere`, 'correct or remove it')]
    if (!cites || !target.startsWith('http')) return []
    const remedy = addresses.has(target)
      ? 'cite the source in content/sources that has this address, as [^id]'
      : 'add it to content/sources and cite it as [^id]'
    return [problemHere(`links to ${target}`, remedy)]
  })
}

/** The ids of all pages that a link within the site may name. */
function listPageIds(entries: Entries): PageIds {
  const { single, folder } = entries
  const toValues = <T>(entries: readonly { readonly value: T }[]) => entries.map(({ value }) => value)
  return toPageIds({
    posts: [...toValues(folder.articles), ...toValues(folder.posts)],
    papers: toValues(folder.papers),
    jobs: toValues(folder.jobs),
    industries: toValues(folder.industries),
    work: toValues(folder.work),
    team: single['team.json'].value,
    topics: toValues(folder.topics),
    demos: single['demos.json'].value,
    charts: listChartPages(entries),
    services: toValues(folder.services),
    absent: findAbsentPages({ single, folder }),
  })
}

/** Warnings: articles to which no content but themselves links, articles without a topic, and tags that only one side has. */
export function findLonelyArticles({ folder }: Entries, links: readonly ContentLink[]): Problem[] {
  const { posts, papers, topics, industries } = folder
  const articles = [
    ...folder.articles.map(({ value, source }) => ({ id: value.id, tags: value.topics, source })),
    ...posts.map(({ value, source }) => ({ id: value.id, tags: [value.category, ...value.tags], source })),
    ...papers.map(({ value, source }) => ({ id: value.id, tags: value.tags, source })),
  ]
  const linked = new Set(links.flatMap(({ article, from }) => (article === from ? [] : [article])))
  const held = new Set(topics.flatMap(({ value }) => value.tags))
  const used = new Set(articles.flatMap(({ tags }) => tags))
  const named = new Set([...held, ...industries.map(({ value }) => value.name)])
  const examples = [...held].slice(0, 3).join(', ')
  const ofArticles = articles.flatMap(({ id, tags, source }) => [
    ...(linked.has(id)
      ? []
      : [source.problemAt(['id'], 'is linked from no other content', 'link to it from a text, or add it to a topic')]),
    ...(tags.some(tag => held.has(tag))
      ? []
      : [source.problemAt(['id'], 'belongs to no topic', `add a tag that a topic holds, such as ${examples}`)]),
    ...tags
      .filter(tag => !named.has(tag))
      .map(tag => source.problemAt([], `has the tag "${tag}", which no topic holds`, 'add it to a topic')),
  ])
  const ofTopics = topics.flatMap(({ value, source }) =>
    value.tags.flatMap((tag, index) =>
      used.has(tag)
        ? []
        : [source.problemAt(['tags', index], `is "${tag}", which no article has`, 'correct or remove it')],
    ),
  )
  return [...ofArticles, ...ofTopics]
}
