import { linkTo } from '../links.ts'
import { type Loaded, type LoadRequest, show } from '../loaded.ts'
import { withNeighbors } from '../order.ts'
import { findRelatedPosts, findSeriesParts } from './related-posts.ts'

export async function loadPost(
  { library, params }: LoadRequest,
  route: 'blogPost' | 'blogsPost',
): Promise<Loaded<'post'>> {
  const posts = await library.read('posts')
  const piece = posts.find(({ id }) => id === params.postId)
  if (piece === undefined) return { kind: 'missing', what: route }
  const data = {
    piece,
    body: await library.read(`bodies/${piece.id}`),
    nearby: withNeighbors(posts, piece.id),
    postCount: posts.length,
    series: findSeriesParts(posts, piece),
    related: findRelatedPosts(posts, piece),
  }
  const meta = { title: piece.title, description: piece.excerpt }
  return show({ screen: 'post', data }, meta, { canonicalPath: linkTo('blogsPost', { postId: piece.id }) })
}

export async function loadPaper({ library, params }: LoadRequest): Promise<Loaded<'whitePaper'>> {
  const papers = await library.read('papers')
  const piece = papers.find(({ id }) => id === params.paperId)
  if (piece === undefined) return { kind: 'redirect', to: linkTo('whitePapers') }
  const data = { piece, body: await library.read(`bodies/${piece.id}`), nearby: withNeighbors(papers, piece.id) }
  return show({ screen: 'whitePaper', data }, { title: piece.title, description: piece.excerpt })
}
