import { linkTo } from '../addresses/links.ts'
import { type LoadRequest, missing, show } from '../content/page-loader.ts'
import { articlesOfTopic, listArticles } from './list-articles.ts'

/** A topic with hundreds of articles lists its newest; the blog has the rest. */
const maxMore = 12

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
  const [first] = topic.reading
  const cover = [...posts, ...papers].find(({ id }) => id === first?.id)?.cover
  const { link, none } = words.feed
  const data = {
    words: { ...words.topic, feed: { link, none } },
    topic,
    more,
    cover: cover && { src: cover.src, alt: '' },
  }
  return show(data, meta)
}
