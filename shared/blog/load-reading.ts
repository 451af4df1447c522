import { linkTo, type PageLink } from '../addresses/links.ts'
import type { Library } from '../content/library.ts'
import { findByTopics } from './related-posts.ts'

/** Two posts and a paper that fit the topics best. */
export async function loadReading(library: Library, topics: readonly string[]): Promise<readonly PageLink[]> {
  const [posts, papers] = await Promise.all([library.read('posts'), library.read('papers')])
  const fittingPosts = findByTopics(posts, topics, post => post.topics).slice(0, 2)
  const fittingPapers = findByTopics(papers, topics, paper => paper.tags).slice(0, 1)
  return [
    ...fittingPosts.map(({ id, displayTitle }) => ({ label: displayTitle, to: linkTo('blogsPost', { postId: id }) })),
    ...fittingPapers.map(({ id, title }) => ({ label: title, to: linkTo('whitePaper', { paperId: id }) })),
  ]
}
