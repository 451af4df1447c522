import { linkTo } from '../addresses/links.ts'
import { type LoadRequest, missing, show } from '../content/page-loader.ts'
import { compareNewestFirst } from '../values/order.ts'
import { articlesOfTopic, listArticles } from './list-articles.ts'

/** A topic with hundreds of articles lists its newest; the blog has the rest. */
const maxMore = 12

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

export async function loadTopics({ library }: LoadRequest) {
  const [{ topic: _, feed: __, ...text }, topics, lists] = await Promise.all([
    library.read('pages/topics'),
    library.read('topics'),
    library.read('reading-lists'),
  ])
  const cards = topics.map(({ id, title, text, reading }) => ({
    to: linkTo('topic', { topicId: id }),
    title,
    text,
    count: reading.length,
  }))
  return show({ text, topics: cards, lists }, text.meta)
}

export async function loadTopic({ library, params: { topicId } }: LoadRequest) {
  const known = (await library.read('topics')).find(({ id }) => id === topicId)
  if (known === undefined) return missing('page')
  const [words, { meta, tags: _, ...topic }, posts, papers] = await Promise.all([
    library.read('pages/topics'),
    library.read(`topics/${known.id}`),
    library.read('posts'),
    library.read('papers'),
  ])
  const inOrder = topic.reading.map(({ id }) => id)
  const more = articlesOfTopic(listArticles({ posts, papers }), known)
    .filter(({ id }) => !inOrder.includes(id))
    .slice(0, maxMore)
    .map(({ title, path }) => ({ label: title, to: path }))
  const { link, none } = words.feed
  const data = { words: { ...words.topic, feed: { link, none } }, topic, more }
  return show(data, meta)
}
