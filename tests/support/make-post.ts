import type { PostSummary } from '../../shared/content/library.ts'
import type { TopicSummary } from '../../shared/content/topic.ts'

/** A post as lists have it. */
export function makePost(id: string, topics: readonly string[], changes: Partial<PostSummary> = {}): PostSummary {
  const cover = { src: '/images/covers/default.jpg', alt: 'A bridge' }
  const texts = { title: id, displayTitle: id, excerpt: '', publishedOn: '2025-01-01' }
  return { id, kind: 'article', cover, author: { name: 'Ada Lovelace', role: 'Analyst' }, topics, ...texts, ...changes }
}

/** A topic with articles in its reading order. */
export function makeTopic(id: string, tags: string[], articles: readonly string[]): TopicSummary {
  const reading = articles.map(article => ({ id: article, label: article.toUpperCase(), to: `/blogs/${article}` }))
  return { id, title: `About ${id}`, text: '', tags, reading }
}
