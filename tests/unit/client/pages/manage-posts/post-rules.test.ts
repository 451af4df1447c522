import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyPostFields,
  type PostFieldName,
  type PostFields,
  postFieldPaths,
  toPostDraft,
  toPostFields,
  toSlug,
} from '../../../../../client/pages/manage-posts/post-fields.ts'
import { type PostErrors, parsePostFields } from '../../../../../client/pages/manage-posts/post-rules.ts'
import { storedPostSchema } from '../../../../../shared/content/schemas/writing.ts'
import { makeEntry, makePostFields } from '../../../../support/stored-posts.ts'

function errorsOf(fields: PostFields, takenIds: readonly string[] = []): PostErrors {
  const outcome = parsePostFields(fields, takenIds)
  return 'errors' in outcome ? outcome.errors : {}
}

/** The fields that the schema of content/ refuses; it knows nothing of the text below the fields. */
function refusedBySchema(fields: PostFields): readonly string[] {
  const { content: _, ...frontMatter } = toPostDraft(fields)
  const outcome = storedPostSchema.safeParse(frontMatter)
  if (outcome.success) return []
  return [...new Set(outcome.error.issues.map(({ path }) => (path[0] === 'tags' ? 'tags' : path.join('.'))))].sort()
}

function refusedByRules(fields: PostFields): readonly string[] {
  return names
    .filter(name => name !== 'content' && errorsOf(fields)[name] !== undefined)
    .map(name => postFieldPaths[name])
    .sort()
}

const names = Object.keys(postFieldPaths).filter((name): name is PostFieldName => name in postFieldPaths)

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

test('a post in order is accepted by the rules and by the schema', () => {
  expect(errorsOf(makePostFields())).toEqual({})
  expect(refusedBySchema(makePostFields())).toEqual([])
})

test.each(names)('rules and schema judge the field %s alike', name => {
  for (const sample of samples) {
    const fields = makePostFields({ [name]: sample })
    expect([sample, refusedByRules(fields)]).toEqual([sample, refusedBySchema(fields)])
  }
})

test('rules and schema judge any fields alike', () => {
  const text = fc.oneof(fc.constantFrom(...samples), fc.string(), fc.string({ unit: 'grapheme' }))
  const anyFields = fc.record(Object.fromEntries(names.map(name => [name, text])))
  fc.assert(
    fc.property(anyFields, given => {
      const fields = { ...emptyPostFields, ...given }
      expect(refusedByRules(fields)).toEqual(refusedBySchema(fields))
    }),
    { numRuns: 300 },
  )
})

test('an empty form is told of every field that it needs', () => {
  expect(errorsOf(emptyPostFields)).toMatchObject({
    id: 'Address is required',
    title: 'Title is required',
    category: 'Choose a category',
    publishDate: 'Give a date and a time',
    excerpt: 'Excerpt is required',
    content: 'Text is required',
  })
})

test('an address that another piece has is refused', () => {
  expect(errorsOf(makePostFields(), ['a-first-post'])).toEqual({
    id: 'Another piece has the address "a-first-post"',
  })
})

test('a picture without a description is refused beside the description', () => {
  expect(Object.keys(errorsOf(makePostFields({ imageSrc: '/images/covers/default.jpg' })))).toEqual(['imageAlt'])
})

test('a post comes back from its fields as it was', () => {
  const { post } = makeEntry({ imageSrc: '/images/covers/default.jpg', imageAlt: 'A bridge' })
  expect(parsePostFields(toPostFields(post), [])).toEqual({ post })
})

test('a title makes an address', () => {
  expect(toSlug("  Don't panic: Émile's 2nd try! ")).toBe('dont-panic-emiles-2nd-try')
})
