import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parsePostFields, toPostFields } from '../../../../../client/pages/manage-posts/post-fields.ts'
import { parsePostFile, toPostFile } from '../../../../../client/pages/manage-posts/post-file.ts'
import { changeContent, findProblems } from '../../../../support/content-files.ts'
import { makeEntry } from '../../../../support/stored-posts.ts'

const { post } = makeEntry({ 'image.src': '/images/covers/default.jpg', 'image.alt': 'A bridge' })

function problemsOf(text: string): readonly string[] {
  const outcome = parsePostFile(text, yaml => parse(yaml))
  return 'problems' in outcome ? outcome.problems : []
}

test('the compiler accepts an exported post unchanged', () => {
  expect(findProblems(changeContent('content/posts/a-first-post.md', () => toPostFile(post)))).toEqual([])
})

test('an exported post is imported as it was', () => {
  expect(parsePostFile(toPostFile(post), yaml => parse(yaml))).toEqual({ fields: toPostFields(post) })
})

test('whatever its texts are, a post survives export and import', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).filter(value => value.trim() === value && value !== '')
  fc.assert(
    fc.property(text, text, (title, alt) => {
      const changed = { ...post, title, coverImage: { ...post.coverImage, alt } }
      const outcome = parsePostFile(toPostFile(changed), yaml => parse(yaml))
      expect('fields' in outcome && parsePostFields(outcome.fields, [])).toEqual({ post: changed })
    }),
    { numRuns: 300 },
  )
})

test('a file of content/ can be imported', () => {
  const file = changeContent('content/site.json', text => text).find(({ path }) => path.includes('beat-last-week'))
  const outcome = parsePostFile(file?.text ?? '', yaml => parse(yaml))
  expect('fields' in outcome && parsePostFields(outcome.fields, [])).toHaveProperty('post.id', 'beat-last-week-first')
})

test('lines may end as on Windows', () => {
  const outcome = parsePostFile(toPostFile(post).replaceAll('\n', '\r\n'), yaml => parse(yaml))
  expect(outcome).toEqual({ fields: toPostFields(post) })
})

test('a file that is no post is told why', () => {
  expect(problemsOf('# Hello').join()).toContain('must begin with YAML fields')
  expect(problemsOf('---\ntitle: [\n---\n').join()).toContain('not valid YAML')
  expect(problemsOf('---\n- one\n---\n').join()).toContain('no fields')
})

test('unknown fields and values of another kind are each named', () => {
  expect(problemsOf('---\ntittle: A\ntitle: 5\ntags: [1]\npublishDate: 2025-01-01\nauthor: Ada\n---\n')).toEqual([
    '"tittle" is not a known field.',
    '"title" must be text.',
    '"tags" must be a list of texts without commas.',
    '"publishDate" must be a date and time in UTC, such as 2024-05-15T09:00:00Z.',
    '"author" is not a known field.',
  ])
})
