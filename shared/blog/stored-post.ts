import type { Body, PostSummary, StoredFile } from '../content/library.ts'
import type { StoredPostFrontMatter } from '../content/schemas/writing.ts'

/** A stored post with its rendered text, as the blog store holds it. */
export type StoredEntry = { readonly summary: PostSummary; readonly file: StoredFile; readonly body: Body }

/** A stored post as lists show it. */
export function toPostSummary(post: StoredPostFrontMatter): PostSummary {
  const { id, title, excerpt, readTime, publishDate, coverImage, category, tags, author, changes } = post
  return {
    id,
    kind: 'stored',
    title,
    displayTitle: title,
    publishedOn: publishDate.slice(0, 10),
    publishedAt: publishDate,
    changedOn: changes?.at(-1)?.date,
    excerpt,
    cover: coverImage,
    author,
    topics: [category, ...tags],
    readTime,
  }
}
