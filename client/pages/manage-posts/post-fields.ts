import type { StoredPost } from '../../../shared/content/library.ts'
import { isPostCategory, postRules, type RuledPostField } from '../../../shared/content/schemas/post-rules.ts'
import type { FieldValue } from './front-matter.ts'

/** A field of the editor, named by its path in the post's file. Tags are split at commas, so no rule can fail for them. */
export type PostFieldName = RuledPostField | 'tags'

/** A post as typed: all text. Tags are separated by commas; the publication date has no "Z". */
export type PostFields = { readonly [Name in PostFieldName]: string }

export type PostErrors = { readonly [Name in PostFieldName]?: string }
export type PostOutcome = { readonly post: StoredPost } | { readonly errors: PostErrors }

export const emptyPostFields: PostFields = {
  id: '',
  title: '',
  category: '',
  publishDate: '',
  readTime: '',
  excerpt: '',
  tags: '',
  'author.name': '',
  'author.role': '',
  'author.avatar': '',
  'coverImage.src': '',
  'coverImage.alt': '',
  'image.src': '',
  'image.alt': '',
  content: '',
}

export const postFieldNames = Object.keys(emptyPostFields).filter(isPostFieldName)

export function isPostFieldName(name: string): name is PostFieldName {
  return Object.hasOwn(emptyPostFields, name)
}

/** The post, or the errors by field. `takenIds` are the ids of all other articles. */
export function parsePostFields(fields: PostFields, takenIds: readonly string[]): PostOutcome {
  const draft = toPostDraft(fields)
  const { category } = draft
  const errors = findPostErrors(fields, takenIds)
  return isPostCategory(category) && Object.keys(errors).length === 0 ? { post: { ...draft, category } } : { errors }
}

/** The post as in its file, valid or not. */
export function toPostDraft(typed: PostFields) {
  const fields = toFileTexts(typed)
  return {
    id: fields.id,
    title: fields.title,
    coverImage: { src: fields['coverImage.src'], alt: fields['coverImage.alt'] },
    ...(hasImage(fields) && { image: { src: fields['image.src'], alt: fields['image.alt'] } }),
    publishDate: fields.publishDate,
    excerpt: fields.excerpt,
    category: fields.category,
    tags: splitTags(fields.tags),
    readTime: fields.readTime,
    author: {
      name: fields['author.name'],
      role: fields['author.role'],
      ...(fields['author.avatar'] !== '' && { avatar: fields['author.avatar'] }),
    },
    content: fields.content,
  }
}

/** The value of a field in the post's file; undefined when an optional one is empty. */
export function toFileValue(typed: PostFields, name: PostFieldName): FieldValue {
  const text = toFileTexts(typed)[name]
  if (name === 'tags') return splitTags(text)
  return text === '' && (name === 'author.avatar' || name.startsWith('image.')) ? undefined : text
}

function splitTags(text: string): string[] {
  return text
    .split(',')
    .map(tag => tag.trim())
    .filter(tag => tag !== '')
}

function findPostErrors(typed: PostFields, takenIds: readonly string[]): PostErrors {
  const fields = toFileTexts(typed)
  const errors: { -readonly [Name in PostFieldName]?: string } = {}
  for (const name of postFieldNames) {
    const isLeftOut =
      (name === 'author.avatar' && fields[name] === '') || (name.startsWith('image.') && !hasImage(fields))
    const error = name === 'tags' || isLeftOut ? undefined : postRules[name](fields[name])
    if (error !== undefined) errors[name] = error
  }
  if (takenIds.includes(fields.id)) errors.id = `Another article already has the address "${fields.id}"`
  return errors
}

/** The typed texts as in a file: trimmed, the publication date with seconds and "Z". */
function toFileTexts(typed: PostFields): PostFields {
  const texts = { ...typed }
  for (const name of postFieldNames) Object.assign(texts, { [name]: typed[name].trim() })
  const seconds = /T\d\d:\d\d$/.test(texts.publishDate) ? ':00' : ''
  return { ...texts, publishDate: `${texts.publishDate}${seconds}Z` }
}

function hasImage(fields: PostFields): boolean {
  return fields['image.src'] !== '' || fields['image.alt'] !== ''
}

/** "2024-05-15T09:00:00Z" as the value of a date field: "2024-05-15T09:00". Seconds other than 0 remain. */
export function toFieldMoment(moment: string): string {
  return moment.replace(/Z$/, '').replace(/^(.{16}):00(\.0+)?$/, '$1')
}
