import { type StoredEntry, toPostSummary } from '../../../shared/blog/stored-post.ts'
import type { PostSummary, StoredPost } from '../../../shared/content/library.ts'
import { findTextFault, type PageIds } from '../../../shared/content/text-rules.ts'
import { typeset } from '../../../shared/values/typeset.ts'
import { changePost, newPost } from './change-post.ts'
import type { PostFields } from './post-fields.ts'
import { renderPost } from './render-post.ts'
import type { Draft } from './use-post-manager.ts'

type Edited = {
  readonly draft: Draft
  readonly fields: PostFields
  /** The post of the fields. */
  readonly post: StoredPost
  readonly pageIds: PageIds
}

/** The edited post for the blog store, or what is wrong with its text. */
export function savePost({ draft, fields, post, pageIds }: Edited): StoredEntry | { readonly fault: string } {
  const { opened = newPost, replaced } = draft
  const notes = replaced?.file.notes ?? { markdown: '' }
  const file = { markdown: changePost(opened, fields), notes }
  const summary = toSummary(post, replaced?.summary)
  const isTextKept = !draft.isImported && fields.content === opened.fields.content
  if (isTextKept && replaced !== undefined) return { summary, file, body: replaced.body }
  const { text, body } = renderPost(post.content, replaced)
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
