import type { PostSummary } from '../../../shared/content/library.ts'
import { maxExcerptCharacters, postCategories } from '../../../shared/content/schemas/post-rules.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import type { FieldProps } from '../../components/Field.tsx'
import type { PostFieldName } from './post-fields.ts'

type EditorField = Pick<FieldProps, 'label' | 'hint' | 'type' | 'rows' | 'options'> & {
  readonly name: PostFieldName
  readonly isOptional?: boolean
}

type FieldGroup = { readonly legend: string; readonly fields: readonly EditorField[] }

export const fieldGroups: readonly FieldGroup[] = [
  {
    legend: 'Post',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'id', label: 'Address', hint: 'The last part of it: lowercase words joined by hyphens' },
      { name: 'category', label: 'Category', options: postCategories },
      { name: 'tags', label: 'Tags', hint: 'Separated by commas', isOptional: true },
      { name: 'publishDate', label: 'Publication', hint: 'Date and time in UTC', type: 'datetime-local' },
      { name: 'readTime', label: 'Reading time', hint: 'Such as "5 min read"' },
      {
        name: 'excerpt',
        label: 'Excerpt',
        hint: `One or two sentences for the cards, at most ${maxExcerptCharacters} characters`,
        rows: 3,
      },
    ],
  },
  {
    legend: 'Author',
    fields: [
      { name: 'author.name', label: 'Name' },
      { name: 'author.role', label: 'Role' },
      { name: 'author.avatar', label: 'Picture', hint: 'Path of a picture on this site', isOptional: true },
    ],
  },
  {
    legend: 'Pictures',
    fields: [
      { name: 'coverImage.src', label: 'Cover', hint: 'Such as /images/covers/default.jpg' },
      { name: 'coverImage.alt', label: 'Description of the cover', hint: 'For people who can’t see it' },
      { name: 'image.src', label: 'Second picture', isOptional: true },
      { name: 'image.alt', label: 'Description of the second picture', isOptional: true },
    ],
  },
  {
    legend: 'Text',
    fields: [{ name: 'content', label: 'Markdown', hint: 'Headings begin with ##. HTML is dropped.', rows: 20 }],
  },
]

/** In the order of the form. */
export const editorFieldNames = fieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name))

export type Suggestions = { readonly [Name in PostFieldName]?: readonly string[] }

/** Values of the other posts for fields whose values repeat. */
export function toSuggestions(posts: readonly PostSummary[]): Suggestions {
  const covers = distinct([defaultPictures.cover, ...posts.map(({ cover }) => cover.src)])
  return {
    'author.name': distinct(posts.map(({ author }) => author.name)),
    'author.role': distinct(posts.map(({ author }) => author.role)),
    'author.avatar': distinct([defaultPictures.avatar, ...posts.flatMap(({ author }) => author.avatar ?? [])]),
    'coverImage.src': covers,
    'image.src': covers,
  }
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort()
}
