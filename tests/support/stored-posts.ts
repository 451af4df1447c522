import type { PostFields } from '../../client/pages/manage-posts/post-fields.ts'
import { parsePostFields } from '../../client/pages/manage-posts/post-rules.ts'
import type { StoredEntry } from '../../shared/blog/stored-post.ts'

/** The editor's fields of a post that is in order, with some changed. */
export function makePostFields(changed: Partial<PostFields> = {}): PostFields {
  return {
    id: 'a-first-post',
    title: 'A first post: "quoted", #1 & more',
    category: 'Technology',
    authorName: 'Ada Lovelace',
    authorRole: 'Analyst',
    authorAvatar: '/images/avatars/default.png',
    publishDate: '2025-09-01T09:30',
    readTime: '5 min read',
    excerpt: 'What it is about: this.',
    tags: 'One, Two words',
    coverSrc: '/images/covers/default.jpg',
    coverAlt: 'A covered bridge',
    imageSrc: '',
    imageAlt: '',
    content: '## First\n\nSome text.\n\n---\n\nMore text.',
    ...changed,
  }
}

export function makeEntry(changed: Partial<PostFields> = {}): StoredEntry {
  const outcome = parsePostFields(makePostFields(changed), [])
  if ('errors' in outcome) throw new Error(`these are no fields of a post: ${JSON.stringify(outcome.errors)}`)
  return { post: outcome.post, body: { html: `<p>${outcome.post.title}</p>`, headings: [], readingMinutes: 1 } }
}
