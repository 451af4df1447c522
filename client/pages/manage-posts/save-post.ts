import { type StoredEntry, toPostSummary } from '../../../shared/blog/stored-post.ts'
import type { PostSummary, StoredPost } from '../../../shared/content/library.ts'
import { findTextFault, type PageIds } from '../../../shared/content/text-rules.ts'
import { typeset } from '../../../shared/values/typeset.ts'
import { renderPost } from './render-post.ts'

type Context = { readonly replaced: StoredEntry | undefined; readonly pageIds: PageIds }

/** The post for the blog store, or what is wrong with its text. */
export function savePost(post: StoredPost, { replaced, pageIds }: Context): StoredEntry | { readonly fault: string } {
  const { content: markdown, ...fields } = post
  const file = { fields, markdown, notes: replaced?.file.notes ?? { markdown: '' } }
  const summary = toSummary(post, replaced?.summary)
  if (replaced?.file.markdown === markdown) return { summary, file, body: replaced.body }
  const { text, body } = renderPost(markdown, replaced)
  const { postId = [] } = pageIds
  const fault = findTextFault(text, { ...pageIds, postId: [...postId, post.id] })
  return fault === undefined ? { summary, file, body } : { fault }
}

/** As the compiler makes it. What the fields do not say stays: the day of the last change, the page of the same author. */
function toSummary(post: StoredPost, before: PostSummary | undefined): PostSummary {
  const { title, excerpt, coverImage } = post
  const cover = { ...coverImage, alt: typeset(coverImage.alt) }
  const summary = toPostSummary({ ...post, title: typeset(title), excerpt: typeset(excerpt), coverImage: cover })
  const id = before?.author.name === post.author.name ? before.author.id : undefined
  return { ...summary, changedOn: before?.changedOn, author: { ...post.author, ...(id !== undefined && { id }) } }
}
