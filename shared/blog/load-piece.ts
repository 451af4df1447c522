import { loadCalculator } from '../calculators/load-calculator.ts'
import type { Library } from '../content/library.ts'
import { linkTo } from '../links.ts'
import { type Loaded, type LoadRequest, show } from '../loaded.ts'
import { withNeighbors } from '../order.ts'
import { findRelatedPosts, findSeriesParts } from './related-posts.ts'

/** A text with its calculators, computed from the query. */
async function loadBody(library: Library, id: string, query: URLSearchParams) {
  const body = await library.read(`bodies/${id}`)
  const { calculators: ids = [] } = body
  if (ids.length === 0) return { body, calculators: [] }
  const words = await library.read('pages/calculator')
  const calculators = await Promise.all(
    ids.map(async id => loadCalculator(await library.read(`calculators/${id}`), words, query)),
  )
  return { body, calculators }
}

export async function loadPost(
  { library, params, query }: LoadRequest,
  route: 'blogPost' | 'blogsPost',
): Promise<Loaded<'post'>> {
  const posts = await library.read('posts')
  const piece = posts.find(({ id }) => id === params.postId)
  if (piece === undefined) return { kind: 'missing', what: route }
  const data = {
    piece,
    ...(await loadBody(library, piece.id, query)),
    nearby: withNeighbors(posts, piece.id),
    postCount: posts.length,
    series: findSeriesParts(posts, piece),
    related: findRelatedPosts(posts, piece),
  }
  const meta = { title: piece.title, description: piece.excerpt }
  const canonicalPath = linkTo('blogsPost', { postId: piece.id })
  return show({ screen: 'post', data }, meta, { canonicalPath, isCacheable: isPlain(data, query) })
}

/** Whether the query changes nothing: there are too many inputs of calculators to cache a page for each. */
function isPlain({ calculators }: { readonly calculators: readonly object[] }, query: URLSearchParams): boolean {
  return calculators.length === 0 || query.size === 0
}

export async function loadPaper({ library, params, query }: LoadRequest): Promise<Loaded<'whitePaper'>> {
  const papers = await library.read('papers')
  const piece = papers.find(({ id }) => id === params.paperId)
  if (piece === undefined) return { kind: 'redirect', to: linkTo('whitePapers') }
  const data = { piece, ...(await loadBody(library, piece.id, query)), nearby: withNeighbors(papers, piece.id) }
  const meta = { title: piece.title, description: piece.excerpt }
  return show({ screen: 'whitePaper', data }, meta, { isCacheable: isPlain(data, query) })
}
