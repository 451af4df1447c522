import { linkTo } from '../../../links.ts'
import type { PassagePage } from '../../../search/passages.ts'
import type { Sources } from './sources.ts'

/** Articles, sample posts and white papers. */
export function collectPieces({ read, bodies }: Sources): readonly PassagePage[] {
  const posts = read('posts').map(({ id, displayTitle, excerpt, topics, author }): PassagePage => {
    const path = linkTo('blogsPost', { postId: id })
    return { kind: 'article', path, title: displayTitle, tags: topics, passages: toPassages(id, excerpt, author.name) }
  })
  const papers = read('papers').map(({ id, title, excerpt, tags, authors }): PassagePage => {
    const names = authors.map(({ name }) => name).join(', ')
    return {
      kind: 'paper',
      path: linkTo('whitePaper', { paperId: id }),
      title,
      tags,
      passages: toPassages(id, excerpt, names),
    }
  })
  return [...posts, ...papers]

  function toPassages(id: string, excerpt: string, names: string) {
    const [start, ...sections] = bodies.get(id) ?? []
    return [{ text: `${excerpt} By ${names}. ${start?.text ?? ''}` }, ...sections]
  }
}
