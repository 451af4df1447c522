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

/** The errors of the schema of content/posts, by the path of their field; it has no text. */
function schemaErrorsOf(fields: PostFields): PostErrors {
  const { content: _, ...frontMatter } = toPostDraft(fields)
  const { error } = storedPostSchema.safeParse(frontMatter)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const long = 'x'.repeat(220)
const samples = [
  ...['', ' ', 'x', 'two-words', 'Two Words', 'a--b', '-a', 'a-', ' a ', 'é', '5 min read', '5 min', 'x5 min read'],
  ...['/images/covers/default.jpg', '/images/nowhere.jpg', '//host/images/covers/a.jpg', 'images/covers/a.jpg', '/'],
  ...['2025-02-28T23:59', '2025-02-29T10:00', '2024-02-29T10:00', '2025-13-01T10:00', '2025-01-01T24:00', '2025-01-01'],
  ...['2025-01-01T10:00:30', '2025-01-01T10:00:30.5', '2025-01-01T10:60', '12025-01-01T10:00', '0000-01-01T00:00'],
  ...['Technology', 'technology', 'Data Science', 'a,b,,c', ',', long, `${long}x`, `${long} `],
]

test('a correct post is accepted by the editor and by the schema', () => {
  expect([errorsOf(makePostFields()), schemaErrorsOf(makePostFields())]).toEqual([{}, {}])
})

test('editor and schema give the same messages for any fields', () => {
  const text = fc.oneof(fc.constantFrom(...samples), fc.string(), fc.string({ unit: 'grapheme' }))
  const anyFields = fc.record(Object.fromEntries(postFieldNames.map(name => [name, text])))
  const oneWrong = postFieldNames.flatMap(name => samples.map(sample => makePostFields({ [name]: sample })))
  const expectSame = (fields: PostFields) => {
    const { content: _, ...errors } = errorsOf(fields)
    expect(errors, JSON.stringify(fields)).toEqual(schemaErrorsOf(fields))
  }
  for (const fields of oneWrong) expectSame(fields)
  fc.assert(fc.property(anyFields, given => expectSame({ ...emptyPostFields, ...given })))
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

test.each<readonly [Partial<PostFields>, PostErrors]>([
  [{ id: 'taken' }, { id: 'Another article already has the address "taken"' }],
  [{ 'image.src': '/images/covers/default.jpg' }, { 'image.alt': expect.any(String) }],
])('a post with %j has the error %j', (changed, errors) => {
  expect(errorsOf(makePostFields(changed), ['taken'])).toEqual(errors)
})
