import type { StoredFile, StoredPost } from '../../../shared/content/library.ts'
import {
  isPostCategory,
  maxExcerptCharacters,
  postCategories,
  postRules,
  type RuledPostField,
} from '../../../shared/content/schemas/post-rules.ts'
import type { FieldProps } from '../../components/Field.tsx'

/** A field of the form, named by its path in the post. Tags are split at commas, so no rule can fail for them. */
export type PostFieldName = RuledPostField | 'tags'

/** A post as typed: all text. Tags are separated by commas; the publication date has no "Z". */
export type PostFields = { readonly [Name in PostFieldName]: string }

export type PostErrors = { readonly [Name in PostFieldName]?: string }
export type PostOutcome = { readonly post: StoredPost } | { readonly errors: PostErrors }

type FormField = Pick<FieldProps, 'label' | 'hint' | 'type' | 'rows' | 'options'> & { readonly isOptional?: boolean }

/** In the order of the form. */
const formFields: { readonly [Name in PostFieldName]: FormField } = {
  title: { label: 'Title' },
  id: { label: 'Address', hint: 'The last part of it: lowercase words joined by hyphens' },
  category: { label: 'Category', options: postCategories },
  tags: { label: 'Tags', hint: 'Separated by commas', isOptional: true },
  publishDate: { label: 'Publication', hint: 'Date and time in UTC', type: 'datetime-local' },
  readTime: { label: 'Reading time', hint: 'Such as "5 min read"' },
  excerpt: {
    label: 'Excerpt',
    hint: `One or two sentences for the cards, at most ${maxExcerptCharacters} characters`,
    rows: 3,
  },
  'author.name': { label: 'Author’s name' },
  'author.role': { label: 'Author’s role' },
  'author.avatar': { label: 'Author’s picture', hint: 'Path of a picture on this site', isOptional: true },
  'coverImage.src': { label: 'Cover', hint: 'Such as /images/covers/default.jpg' },
  'coverImage.alt': { label: 'Description of the cover', hint: 'For people who can’t see it' },
  'image.src': { label: 'Second picture', isOptional: true },
  'image.alt': { label: 'Description of the second picture', isOptional: true },
  content: { label: 'Markdown', hint: 'Headings begin with ##. HTML is dropped.', rows: 20 },
}

export const postFieldNames = Object.keys(formFields).filter(isPostFieldName)

export const postForm = postFieldNames.map(name => ({ name, ...formFields[name] }))

function isPostFieldName(name: string): name is PostFieldName {
  return Object.hasOwn(formFields, name)
}

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

/** A stored post in the form. */
export function toPostFields({ fields, markdown }: StoredFile): PostFields {
  const { id, title, category, publishDate, readTime, excerpt, tags, author, coverImage, image } = fields
  return {
    ...{ id, title, category, readTime, excerpt, content: markdown },
    tags: tags.join(', '),
    // A date field has neither "Z" nor seconds.
    publishDate: publishDate.replace(/(:\d\d(\.\d+)?)?Z$/, (_, seconds = '') => (/[1-9]/.test(seconds) ? seconds : '')),
    'author.name': author.name,
    'author.role': author.role,
    'author.avatar': author.avatar ?? '',
    'coverImage.src': coverImage.src,
    'coverImage.alt': coverImage.alt,
    'image.src': image?.src ?? '',
    'image.alt': image?.alt ?? '',
  }
}

/** The post, or the errors by field. `takenIds` are the ids of all other articles. */
export function parsePostFields(typed: PostFields, takenIds: readonly string[]): PostOutcome {
  const draft = toPostDraft(typed)
  const { category } = draft
  const errors = findPostErrors(typed, takenIds)
  return isPostCategory(category) && Object.keys(errors).length === 0 ? { post: { ...draft, category } } : { errors }
}

/** The post of the fields, valid or not. */
export function toPostDraft(typed: PostFields) {
  const fields = toTexts(typed)
  return {
    id: fields.id,
    title: fields.title,
    coverImage: { src: fields['coverImage.src'], alt: fields['coverImage.alt'] },
    ...(hasImage(fields) && { image: { src: fields['image.src'], alt: fields['image.alt'] } }),
    publishDate: fields.publishDate,
    excerpt: fields.excerpt,
    category: fields.category,
    tags: fields.tags
      .split(',')
      .map(tag => tag.trim())
      .filter(tag => tag !== ''),
    readTime: fields.readTime,
    author: {
      name: fields['author.name'],
      role: fields['author.role'],
      ...(fields['author.avatar'] !== '' && { avatar: fields['author.avatar'] }),
    },
    content: fields.content,
  }
}

function findPostErrors(typed: PostFields, takenIds: readonly string[]): PostErrors {
  const fields = toTexts(typed)
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

/** The typed texts trimmed, the publication date with seconds and "Z". */
function toTexts(typed: PostFields): PostFields {
  const texts = { ...typed }
  for (const name of postFieldNames) Object.assign(texts, { [name]: typed[name].trim() })
  const seconds = /T\d\d:\d\d$/.test(texts.publishDate) ? ':00' : ''
  return { ...texts, publishDate: `${texts.publishDate}${seconds}Z` }
}

function hasImage(fields: PostFields): boolean {
  return fields['image.src'] !== '' || fields['image.alt'] !== ''
}
