import { linkTo } from '../addresses/links.ts'
import type { PaperSummary, PostSummary } from '../content/library.ts'
import { compareNewestFirst } from '../values/order.ts'

type Lists = { readonly posts: readonly PostSummary[]; readonly papers: readonly PaperSummary[] }

/** A post or paper of the library with what both have in common. */
export type DatedArticle = {
  readonly id: string
  readonly path: string
  /** As pages show it. */
  readonly title: string
  /** Calendar date in UTC. */
  readonly date: string
  readonly tags: readonly string[]
} & (
  | { readonly kind: 'article'; readonly post: PostSummary }
  | { readonly kind: 'paper'; readonly paper: PaperSummary }
)

/** All posts and papers, newest first; of the same day posts before papers, each in the given order. */
export function listArticles({ posts, papers }: Lists): readonly DatedArticle[] {
  const all: readonly DatedArticle[] = [
    ...posts.map(post => ({
      kind: 'article' as const,
      id: post.id,
      path: linkTo('blogsPost', { postId: post.id }),
      title: post.displayTitle,
      date: post.publishedOn,
      tags: post.topics,
      post,
    })),
    ...papers.map(paper => ({
      kind: 'paper' as const,
      id: paper.id,
      path: linkTo('whitePaper', { paperId: paper.id }),
      title: paper.title,
      date: paper.datePublished,
      tags: paper.tags,
      paper,
    })),
  ]
  return all.toSorted((a, b) => compareNewestFirst(a.date, b.date))
}

type Gathering = { readonly tags: readonly string[]; readonly reading: readonly { readonly id: string }[] }

/** Whether an article carries a tag of the topic or stands in its reading order. */
export function isOfTopic({ id, tags }: Pick<DatedArticle, 'id' | 'tags'>, topic: Gathering): boolean {
  return tags.some(tag => topic.tags.includes(tag)) || topic.reading.some(step => step.id === id)
}

export function articlesOfTopic(articles: readonly DatedArticle[], topic: Gathering): readonly DatedArticle[] {
  return articles.filter(article => isOfTopic(article, topic))
}
