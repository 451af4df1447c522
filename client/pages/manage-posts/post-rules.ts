import { isPostCategory } from '../../../shared/blog/post-categories.ts'
import type { StoredPost } from '../../../shared/content/library.ts'
import { isCalendarDate } from '../../../shared/dates.ts'
import { findPictureKind } from '../../../shared/pictures.ts'
import { type PostFieldName, type PostFields, toPostDraft } from './post-fields.ts'

export type PostErrors = { readonly [Name in PostFieldName]?: string }
export type PostOutcome = { readonly post: StoredPost } | { readonly errors: PostErrors }

export const mostExcerptCharacters = 220

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const momentPattern = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/
const picturePathPattern = /^\/[^/\\]/

/**
 * The post that the fields make, or what is wrong with them, by field. The same rules as storedPostSchema's without its
 * library; beyond it, an id must not be taken by another piece, and a post needs a text.
 */
export function parsePostFields(fields: PostFields, takenIds: readonly string[]): PostOutcome {
  const draft = toPostDraft(fields)
  const { category } = draft
  const errors = dropUndefined({
    id: checkId(draft.id, takenIds),
    title: required('Title', draft.title),
    category: isPostCategory(category) ? undefined : 'Choose a category',
    authorName: required("Author's name", draft.author.name),
    authorRole: required("Author's role", draft.author.role),
    authorAvatar: draft.author.avatar === undefined ? undefined : checkPicture(draft.author.avatar),
    publishDate: checkMoment(draft.publishDate),
    readTime: /^\d+ min read$/.test(draft.readTime) ? undefined : 'Write it as "5 min read"',
    excerpt: required('Excerpt', draft.excerpt) ?? checkLength(draft.excerpt),
    coverSrc: checkPicture(draft.coverImage.src),
    coverAlt: required('Description of the cover', draft.coverImage.alt),
    imageSrc: draft.image === undefined ? undefined : checkPicture(draft.image.src),
    imageAlt: draft.image === undefined ? undefined : required('Description of the picture', draft.image.alt),
    content: required('Text', draft.content),
  })
  return isPostCategory(category) && Object.keys(errors).length === 0 ? { post: { ...draft, category } } : { errors }
}

function required(label: string, value: string): string | undefined {
  return value === '' ? `${label} is required` : undefined
}

function checkId(id: string, takenIds: readonly string[]): string | undefined {
  if (id === '') return 'Address is required'
  if (!slugPattern.test(id)) return 'Use lower-case words joined by single hyphens, such as "my-first-post"'
  return takenIds.includes(id) ? `Another piece has the address "${id}"` : undefined
}

function checkMoment(moment: string): string | undefined {
  const day = momentPattern.exec(moment)?.[1]
  return day !== undefined && isCalendarDate(day) ? undefined : 'Give a date and a time'
}

function checkLength(excerpt: string): string | undefined {
  const surplus = excerpt.length - mostExcerptCharacters
  return surplus > 0 ? `At most ${mostExcerptCharacters} characters: ${surplus} too many` : undefined
}

function checkPicture(src: string): string | undefined {
  const isKnown = picturePathPattern.test(src) && findPictureKind(src) !== undefined
  return isKnown ? undefined : 'Give the path of a picture of this site, such as /images/covers/default.jpg'
}

function dropUndefined(errors: { readonly [Name in PostFieldName]?: string | undefined }): PostErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}
