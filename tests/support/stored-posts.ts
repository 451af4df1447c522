import { type PostFields, parsePostFields } from '../../client/pages/manage-posts/post-fields.ts'
import { type StoredEntry, toPostSummary } from '../../shared/blog/stored-post.ts'

/** The editor's fields of a valid post, with some changed. */
export function makePostFields(changed: Partial<PostFields> = {}): PostFields {
  return {
    id: 'a-first-post',
    title: 'A first post: "quoted", #1 & more',
    category: 'Technology',
    'author.name': 'Ada Lovelace',
    'author.role': 'Analyst',
    'author.avatar': '/images/avatars/default.png',
    publishDate: '2025-09-01T09:30',
    readTime: '5 min read',
    excerpt: 'What it is about: this.',
    tags: 'One, Two words',
    'coverImage.src': '/images/covers/default.jpg',
    'coverImage.alt': 'A covered bridge',
    'image.src': '',
    'image.alt': '',
    content: '## First\n\nSome text.\n\n---\n\nMore text.',
    ...changed,
  }
}

export function makeEntry(changed: Partial<PostFields> = {}): StoredEntry {
  const fields = makePostFields(changed)
  const outcome = parsePostFields(fields, [])
  if ('errors' in outcome) throw new Error(`these are no fields of a post: ${JSON.stringify(outcome.errors)}`)
  const { content: markdown, ...frontMatter } = outcome.post
  return {
    summary: toPostSummary(outcome.post),
    file: { fields: frontMatter, markdown, notes: { markdown: '' } },
    body: { html: `<p>${outcome.post.title}</p>`, headings: [], readingMinutes: 1 },
  }
}
