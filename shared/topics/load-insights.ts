import { linkTo } from '../addresses/links.ts'
import { type LoadRequest, show } from '../content/page-loader.ts'
import { compareNewestFirst } from '../values/order.ts'

/** The newest pieces, whatever their kind, and all topics. */
export async function loadInsights({ library }: LoadRequest) {
  const [text, posts, papers, topics] = await Promise.all([
    library.read('pages/insights'),
    library.read('posts'),
    library.read('papers'),
    library.read('topics'),
  ])
  const pieces = [
    ...posts.map(({ id, displayTitle: title, publishedOn, excerpt, cover }) => {
      return { to: linkTo('blogsPost', { postId: id }), title, publishedOn, excerpt, cover }
    }),
    ...papers.map(({ id, title, datePublished: publishedOn, excerpt, cover }) => {
      return { to: linkTo('whitePaper', { paperId: id }), title, publishedOn, excerpt, cover }
    }),
  ]
  // A cover beside its title is decoration.
  const newest = pieces
    .sort((one, other) => compareNewestFirst(one.publishedOn, other.publishedOn))
    .slice(0, 3)
    .map(piece => ({ ...piece, cover: { src: piece.cover.src, alt: '' } }))
  const links = topics.map(({ id, title, reading }) => ({
    to: linkTo('topic', { topicId: id }),
    title,
    count: reading.length,
  }))
  return show({ text, newest, topics: links }, text.meta)
}
