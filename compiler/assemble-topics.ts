import { linkTo, type PageLink } from '../shared/addresses/links.ts'
import type { PaperSummary, PostSummary } from '../shared/content/library.ts'
import type { FileSummary } from '../shared/content/schemas/files.ts'
import type { ReadingOrder } from '../shared/content/schemas/topic.ts'
import type { ListedArticle, ReadingList, ReadingStep, Topic, TopicSummary } from '../shared/content/topic.ts'
import { activeDemos } from '../shared/demos/match-demos.ts'
import { listArticles } from '../shared/topics/list-articles.ts'
import { toSlug } from '../shared/values/slug.ts'
import type { Entries } from './read-entries.ts'
import { toBody } from './render-markdown.ts'

type Parts = {
  readonly posts: readonly PostSummary[]
  readonly papers: readonly PaperSummary[]
  readonly findFile: (id: string) => FileSummary
}

/** The documents of topics and reading lists by name, with links in place of ids. The checks have reported unknown ids. */
export function assembleTopics(entries: Entries, { posts, papers, findFile }: Parts): ReadonlyMap<string, unknown> {
  const { single, folder } = entries
  const articles = new Map(toListedArticles(entries, { posts, papers }).map(article => [article.id, article]))
  const toSteps = (order: ReadingOrder): readonly ReadingStep[] =>
    order.map(({ article, why }) => ({ ...get(articles, article), why }))
  const useCases = new Map(
    folder.industries.flatMap(({ value: { id, name, use_cases } }) =>
      use_cases.map(({ slug, title }) => {
        const to = linkTo('industry', { industryId: id }, { case: slug })
        return [`${id} ${slug}`, { label: `${title} (${name})`, to }] as const
      }),
    ),
  )
  const demos = activeDemos(single['demos.json'].value)
  const calculators = findCalculators(entries, articles)
  const products = listProducts(entries)
  const topics = folder.topics.map(
    ({ value }): Topic => ({
      ...value,
      reading: toSteps(value.reading),
      useCases: (value.useCases ?? []).map(({ industry, useCase }) => get(useCases, `${industry} ${useCase}`)),
      demos: demos
        .filter(demo => demo.topics?.includes(value.id))
        .map(({ id, name }) => ({ label: name, to: linkTo('demo', { demoId: id }) })),
      calculators: (value.calculators ?? []).map(id => get(calculators, id)),
      products: (value.products ?? []).map(id => get(products, id)),
      files: (value.files ?? []).map(findFile),
    }),
  )
  const summaries = topics
    .map(
      ({ id, hero, tags, reading }): TopicSummary => ({
        id,
        title: hero.heading,
        text: hero.text,
        tags,
        reading: reading.map(({ id, label, to }) => ({ id, label, to })),
      }),
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
  const lists = single['reading-lists.json'].value.map(
    (list): ReadingList => ({ ...list, reading: toSteps(list.reading) }),
  )
  return new Map<string, unknown>([
    ['topics', summaries],
    ...topics.map(topic => [`topics/${topic.id}`, topic] as const),
    ['reading-lists', lists],
  ])
}

function toListedArticles(
  { folder, renderBody }: Entries,
  lists: Pick<Parts, 'posts' | 'papers'>,
): readonly ListedArticle[] {
  const sources = new Map(
    [...folder.articles, ...folder.posts, ...folder.papers].map(({ value, source }) => [value.id, source]),
  )
  return listArticles(lists).map(article => {
    const { id, kind, title, path } = article
    const stated = Number.parseInt((article.kind === 'article' && article.post.readTime) || '', 10)
    const minutes = stated || toBody(renderBody(get(sources, id))).readingMinutes
    return { id, kind, label: title, to: path, minutes }
  })
}

/** Calculators that stand in an article, each with a link to its place there. */
function findCalculators(
  { folder, renderBody }: Entries,
  articles: ReadonlyMap<string, ListedArticle>,
): ReadonlyMap<string, PageLink> {
  const headings = new Map(folder.calculators.map(({ value }) => [value.id, value.heading]))
  return new Map(
    [...folder.articles, ...folder.posts, ...folder.papers].flatMap(({ value, source }) =>
      renderBody(source).calculators.map(({ id }) => {
        const { label, to } = get(articles, value.id)
        return [id, { label: `${get(headings, id)}: ${label}`, to: `${to}#calculate-${id}` }] as const
      }),
    ),
  )
}

/** The products of the landscape by their names as slugs, each with a link to its layer. */
export function listProducts({ single }: Entries): ReadonlyMap<string, PageLink> {
  return new Map(
    (single['landscape.json']?.value.layers ?? []).flatMap(({ id, categories }) =>
      categories.flatMap(({ products }) =>
        products.map(({ name }) => {
          return [toSlug(name), { label: name, to: linkTo('genAiLandscape', undefined, { layer: id }) }] as const
        }),
      ),
    ),
  )
}

function get<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id)
  if (value === undefined) throw new Error(`a topic or reading list names "${id}", which does not exist`)
  return value
}
