import type { StoredPost } from '../../../shared/content/library.ts'

/** The fields of the post editor and where each stands in a post's file. */
export const postFieldPaths = {
  id: 'id',
  title: 'title',
  category: 'category',
  authorName: 'author.name',
  authorRole: 'author.role',
  authorAvatar: 'author.avatar',
  publishDate: 'publishDate',
  readTime: 'readTime',
  excerpt: 'excerpt',
  tags: 'tags',
  coverSrc: 'coverImage.src',
  coverAlt: 'coverImage.alt',
  imageSrc: 'image.src',
  imageAlt: 'image.alt',
  content: 'content',
} as const

export type PostFieldName = keyof typeof postFieldPaths

/** A post as typed: all text. The tags are separated by commas, the moment of publication is without its "Z". */
export type PostFields = { readonly [Name in PostFieldName]: string }

export const emptyPostFields: PostFields = {
  id: '',
  title: '',
  category: '',
  authorName: '',
  authorRole: '',
  authorAvatar: '',
  publishDate: '',
  readTime: '',
  excerpt: '',
  tags: '',
  coverSrc: '',
  coverAlt: '',
  imageSrc: '',
  imageAlt: '',
  content: '',
}

export function toPostFields(post: StoredPost): PostFields {
  return {
    id: post.id,
    title: post.title,
    category: post.category,
    authorName: post.author.name,
    authorRole: post.author.role,
    authorAvatar: post.author.avatar ?? '',
    publishDate: toFieldMoment(post.publishDate),
    readTime: post.readTime,
    excerpt: post.excerpt,
    tags: post.tags.join(', '),
    coverSrc: post.coverImage.src,
    coverAlt: post.coverImage.alt,
    imageSrc: post.image?.src ?? '',
    imageAlt: post.image?.alt ?? '',
    content: post.content,
  }
}

/** The post as its file would hold it, valid or not. */
export function toPostDraft(typed: PostFields) {
  const { id, title, category, readTime, excerpt, content, ...rest } = trimAll(typed)
  const hasImage = rest.imageSrc !== '' || rest.imageAlt !== ''
  return {
    id,
    title,
    coverImage: { src: rest.coverSrc, alt: rest.coverAlt },
    ...(hasImage && { image: { src: rest.imageSrc, alt: rest.imageAlt } }),
    publishDate: toMoment(rest.publishDate),
    excerpt,
    category,
    tags: splitTags(rest.tags),
    readTime,
    author: {
      name: rest.authorName,
      role: rest.authorRole,
      ...(rest.authorAvatar !== '' && { avatar: rest.authorAvatar }),
    },
    content,
  }
}

function trimAll(fields: PostFields): PostFields {
  const trimmed = { ...fields }
  for (const [name, text] of Object.entries(fields)) Object.assign(trimmed, { [name]: text.trim() })
  return trimmed
}

function splitTags(text: string): string[] {
  return text
    .split(',')
    .map(tag => tag.trim())
    .filter(tag => tag !== '')
}

/** A title as the last part of an address. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** "2024-05-15T09:00" as a date field has it, of "2024-05-15T09:00:00Z": seconds only where there are some. */
export function toFieldMoment(moment: string): string {
  return moment.replace(/Z$/, '').replace(/^(.{16}):00(\.0+)?$/, '$1')
}

function toMoment(field: string): string {
  return `${field}${/T\d\d:\d\d$/.test(field) ? ':00' : ''}Z`
}
