import { linkTo } from '../addresses/links.ts'
import type { QueryOf } from '../addresses/routes.ts'
import type { Library } from '../content/library.ts'
import { type LoadRequest, missing, redirectTo, show } from '../content/page-loader.ts'
import type { TopicSummary } from '../content/topic.ts'
import { findReadingPlace, toTagLinks } from '../topics/find-topic.ts'
import { withNeighbors } from '../values/order.ts'
import { findRelatedPosts, findSeriesParts } from './related-posts.ts'

/** A text with its calculators, computed from what the query has for them. */
async function loadBody(library: Library, id: string, query: URLSearchParams) {
  const body = await library.read(`bodies/${id}`)
  const { calculators: ids = [] } = body
  if (ids.length === 0) return { text: { body, calculators: [] }, isPlain: true }
  // Every page loads this module, and most pages have no calculator.
  const [{ loadCalculator }, words, ...contents] = await Promise.all([
    import('../calculators/load-calculator.ts'),
    library.read('pages/calculator'),
    ...ids.map(id => library.read(`calculators/${id}`)),
  ])
  const names = contents.flatMap(({ fields }) => fields.map(({ name }) => name))
  const inputs = new URLSearchParams([...query].filter(([name]) => names.includes(name)))
  const calculators = contents.map(content => loadCalculator(content, words, inputs))
  // There are too many inputs to cache a page for each.
  return { text: { body, calculators }, isPlain: inputs.size === 0 }
}

type Tagged = { readonly id: string; readonly tags: readonly string[] }

/** Where the tags of an article lead, and its place in a reading order. */
function findTopics({ siteData }: Library, article: Tagged, topics: readonly TopicSummary[]) {
  const tags = toTagLinks(article.tags, topics, siteData.industries)
  return { tags, place: findReadingPlace(article, topics) }
}

export async function loadPost({ library, route, params, query }: LoadRequest<QueryOf<'post'>>) {
  const [posts, topics] = await Promise.all([library.read('posts'), library.read('topics')])
  const article = posts.find(({ id }) => id === params.postId)
  if (article === undefined) return missing(route.id === 'blogPost' ? 'blogPost' : 'blogsPost')
  const { text, isPlain } = await loadBody(library, article.id, query)
  const data = {
    article,
    ...text,
    ...findTopics(library, { id: article.id, tags: article.topics }, topics),
    nearby: withNeighbors(posts, article.id),
    postCount: posts.length,
    series: findSeriesParts(posts, article),
    related: findRelatedPosts(posts, article),
  }
  const meta = { title: article.displayTitle, description: article.excerpt }
  const canonicalPath = linkTo('blogsPost', { postId: article.id })
  return show(data, meta, { canonicalPath, isCacheable: isPlain })
}

export async function loadPaper({ library, params, query }: LoadRequest<QueryOf<'whitePaper'>>) {
  const [papers, topics] = await Promise.all([library.read('papers'), library.read('topics')])
  const article = papers.find(({ id }) => id === params.paperId)
  if (article === undefined) return redirectTo(linkTo('whitePapers'))
  const { text, isPlain } = await loadBody(library, article.id, query)
  const data = { article, ...text, ...findTopics(library, article, topics), nearby: withNeighbors(papers, article.id) }
  const meta = { title: article.title, description: article.excerpt }
  return show(data, meta, { isCacheable: isPlain })
}
