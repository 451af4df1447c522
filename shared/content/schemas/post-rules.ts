import { isCalendarDate } from '../../values/dates.ts'
import { findPictureKind } from '../../values/pictures.ts'
import { isSlug } from '../../values/slug.ts'

export const postCategories = ['Technology', 'Machine Learning', 'Data Science'] as const

export type PostCategory = (typeof postCategories)[number]

export const maxExcerptCharacters = 220

/** The fault of a trimmed text; undefined when it is valid. */
type Check = (text: string) => string | undefined

const picture = check(
  src => findPictureKind(src) !== undefined,
  'Give the path of a picture of this site, such as /images/covers/default.jpg',
)

/**
 * The rules of a stored post, by the path of the field in the post's file; `content` is the Markdown below the fields.
 * The post editor and the schema of content/posts both use them. Optional fields are checked only when they are given.
 */
export const postRules = {
  id: firstOf(
    required('Address'),
    check(isSlug, 'Use lower-case words joined by single hyphens, such as "my-first-post"'),
  ),
  title: required('Title'),
  category: check(isPostCategory, 'Choose a category'),
  publishDate: check(isMoment, 'Give a date and a time'),
  readTime: check(text => /^\d+ min read$/.test(text), 'Write it as "5 min read"'),
  excerpt: firstOf(required('Excerpt'), checkExcerptLength),
  'author.name': required('Author’s name'),
  'author.role': required('Author’s role'),
  'author.avatar': picture,
  'coverImage.src': picture,
  'coverImage.alt': required('Description of the cover'),
  'image.src': picture,
  'image.alt': required('Description of the picture'),
  content: required('Text'),
} as const satisfies Readonly<Record<string, Check>>

export type RuledPostField = keyof typeof postRules

export function isPostCategory(text: string): text is PostCategory {
  return postCategories.some(category => category === text)
}

function required(label: string): Check {
  return check(text => text !== '', `${label} is required`)
}

function check(isValid: (text: string) => boolean, message: string): Check {
  return text => (isValid(text) ? undefined : message)
}

function firstOf(...checks: readonly Check[]): Check {
  return text => checks.map(find => find(text)).find(message => message !== undefined)
}

/** A date and time in UTC, as 2024-05-15T09:00:00Z. */
function isMoment(text: string): boolean {
  const day = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/.exec(text)?.[1]
  return day !== undefined && isCalendarDate(day)
}

function checkExcerptLength(excerpt: string): string | undefined {
  const surplus = excerpt.length - maxExcerptCharacters
  return surplus > 0 ? `At most ${maxExcerptCharacters} characters: ${surplus} too many` : undefined
}
