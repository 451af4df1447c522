import { postCategories } from '../../../shared/blog/post-categories.ts'
import type { PostFieldName } from './post-fields.ts'
import { mostExcerptCharacters } from './post-rules.ts'

export type EditorFieldDefinition = {
  readonly name: PostFieldName
  readonly label: string
  readonly hint?: string
  readonly isOptional?: boolean
  readonly type?: 'text' | 'datetime-local'
  /** Given, the field is a text area of so many rows. */
  readonly rows?: number
  /** Given, the field is a choice. */
  readonly options?: readonly string[]
}

type FieldGroup = { readonly legend: string; readonly fields: readonly EditorFieldDefinition[] }

/** The editor's fields in their order. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    legend: 'Post',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'id', label: 'Address', hint: 'The last part of it: lower-case words joined by hyphens' },
      { name: 'category', label: 'Category', options: postCategories },
      { name: 'tags', label: 'Tags', hint: 'Separated by commas', isOptional: true },
      { name: 'publishDate', label: 'Publication', hint: 'Date and time in UTC', type: 'datetime-local' },
      { name: 'readTime', label: 'Reading time', hint: 'Such as "5 min read"' },
      {
        name: 'excerpt',
        label: 'Excerpt',
        hint: `One or two sentences for the cards, at most ${mostExcerptCharacters} characters`,
        rows: 3,
      },
    ],
  },
  {
    legend: 'Author',
    fields: [
      { name: 'authorName', label: 'Name' },
      { name: 'authorRole', label: 'Role' },
      { name: 'authorAvatar', label: 'Picture', hint: 'Path of a picture of this site', isOptional: true },
    ],
  },
  {
    legend: 'Pictures',
    fields: [
      { name: 'coverSrc', label: 'Cover', hint: 'Such as /images/covers/default.jpg' },
      { name: 'coverAlt', label: 'Description of the cover', hint: 'For those who cannot see it' },
      { name: 'imageSrc', label: 'Further picture', isOptional: true },
      { name: 'imageAlt', label: 'Description of the further picture', isOptional: true },
    ],
  },
  {
    legend: 'Text',
    fields: [{ name: 'content', label: 'Markdown', hint: 'Headings begin with ##. HTML is dropped.', rows: 20 }],
  },
]

export const editorFieldNames = fieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name))
