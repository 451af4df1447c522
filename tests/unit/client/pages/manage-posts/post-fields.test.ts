import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyPostFields,
  type PostErrors,
  type PostFields,
  parsePostFields,
  postFieldNames,
  toPostDraft,
} from '../../../../../client/pages/manage-posts/post-fields.ts'
import { storedPostSchema } from '../../../../../shared/content/schemas/writing.ts'
import { makePostFields } from '../../../../support/stored-posts.ts'

function errorsOf(fields: PostFields, takenIds: readonly string[] = []): PostErrors {
  const outcome = parsePostFields(fields, takenIds)
  return 'errors' in outcome ? outcome.errors : {}
}

/** The editor's errors without that of the text, which is not part of a file's fields. */
function editorErrorsOf(fields: PostFields): PostErrors {
  const { content: _, ...errors } = errorsOf(fields)
  return errors
}

/** The errors of the schema of content/posts, by the path of their field. */
function schemaErrorsOf(fields: PostFields): PostErrors {
  const { content: _, ...frontMatter } = toPostDraft(fields)
  const { error } = storedPostSchema.safeParse(frontMatter)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const samples = [
  ...['', ' ', 'x', 'two-words', 'Two Words', 'a--b', '-a', 'a-', ' a ', 'é', '5 min read', '5 min', 'x5 min read'],
  ...['/images/covers/default.jpg', '/images/nowhere.jpg', '//host/images/covers/a.jpg', 'images/covers/a.jpg', '/'],
  ...['2025-02-28T23:59', '2025-02-29T10:00', '2024-02-29T10:00', '2025-13-01T10:00', '2025-01-01T24:00', '2025-01-01'],
  ...['2025-01-01T10:00:30', '2025-01-01T10:00:30.5', '2025-01-01T10:60', '12025-01-01T10:00', '0000-01-01T00:00'],
  ...[
    'Technology',
    'technology',
    'Data Science',
    'a,b,,c',
    ',',
    'x'.repeat(220),
    'x'.repeat(221),
    `${'x'.repeat(220)} `,
  ],
]

test('a correct post is accepted by the editor and by the schema', () => {
  expect(errorsOf(makePostFields())).toEqual({})
  expect(schemaErrorsOf(makePostFields())).toEqual({})
})

test.each(postFieldNames)('editor and schema give the same messages for the field %s', name => {
  for (const sample of samples) {
    const fields = makePostFields({ [name]: sample })
    expect([sample, editorErrorsOf(fields)]).toEqual([sample, schemaErrorsOf(fields)])
  }
})

test('editor and schema give the same messages for any fields', () => {
  const text = fc.oneof(fc.constantFrom(...samples), fc.string(), fc.string({ unit: 'grapheme' }))
  const anyFields = fc.record(Object.fromEntries(postFieldNames.map(name => [name, text])))
  fc.assert(
    fc.property(anyFields, given => {
      const fields = { ...emptyPostFields, ...given }
      expect(editorErrorsOf(fields)).toEqual(schemaErrorsOf(fields))
    }),
    { numRuns: 300 },
  )
})

test('an empty form gets an error for every required field', () => {
  expect(errorsOf(emptyPostFields)).toMatchObject({
    id: 'Address is required',
    title: 'Title is required',
    category: 'Choose a category',
    publishDate: 'Give a date and a time',
    excerpt: 'Excerpt is required',
    content: 'Text is required',
  })
})

test('the address of another article is refused', () => {
  expect(errorsOf(makePostFields(), ['a-first-post'])).toEqual({
    id: 'Another article already has the address "a-first-post"',
  })
})

test('a picture without a description gets an error at the description', () => {
  expect(Object.keys(errorsOf(makePostFields({ 'image.src': '/images/covers/default.jpg' })))).toEqual(['image.alt'])
})
