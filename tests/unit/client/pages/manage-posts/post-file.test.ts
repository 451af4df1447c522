import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../../../../build/read-content.ts'
import { changePost, newPost } from '../../../../../client/pages/manage-posts/change-post.ts'
import { type OpenedPost, openPost, type PostFileOutcome } from '../../../../../client/pages/manage-posts/open-post.ts'
import { emptyPostFields, parsePostFields } from '../../../../../client/pages/manage-posts/post-fields.ts'
import { frontMatterPattern } from '../../../../../shared/content/text-rules.ts'
import { changeContent, findProblems } from '../../../../support/content-files.ts'
import { makePostFields } from '../../../../support/stored-posts.ts'

const files = readContent(process.cwd()).files.filter(({ path }) => path.endsWith('.md'))
const posts = files.filter(({ path }) => path.startsWith('content/posts/'))
const others = files.filter(({ path }) => /^content\/(articles|papers)\//.test(path))

function open(file: string): OpenedPost {
  return expectOpened(openPost(file))
}

function expectOpened(outcome: PostFileOutcome): OpenedPost {
  if ('problems' in outcome) throw new Error(outcome.problems.join('\n'))
  return outcome
}

/** Articles and papers as far as the editor's fields are theirs: a post's author and cover have another form. */
function openOther(file: string): OpenedPost {
  const [head, yaml = ''] = frontMatterPattern.exec(file) ?? ['']
  const { id, title, excerpt }: { id: string; title: string; excerpt: string } = parse(yaml)
  return { file, fields: { ...emptyPostFields, id, title, excerpt, content: file.slice(head.length).trim() } }
}

const opened = [...posts.map(({ text }) => open(text)), ...others.map(({ text }) => openOther(text))]

/** The lines of the first text that the second lacks at their place, counted from the start and from the end. */
function changedLines(before: string, after: string): readonly string[] {
  const [lines, others] = [before.split('\n'), after.split('\n')]
  const first = lines.findIndex((line, index) => line !== others[index])
  const last = lines.findLastIndex((line, index) => line !== others[index + others.length - lines.length])
  return first === -1 ? [] : lines.slice(first, last + 1)
}

test('there are posts, articles and papers to try', () => {
  expect(posts.length).toBeGreaterThanOrEqual(3)
  expect(others.length).toBeGreaterThanOrEqual(30)
})

test('a file that is opened and saved is the same, byte for byte, with line breaks of either kind', () => {
  for (const post of opened) {
    const onWindows = { ...post, file: post.file.replaceAll('\n', '\r\n') }
    for (const one of [post, onWindows]) expect(changePost(one, { ...one.fields })).toBe(one.file)
  }
})

test('a new title changes the line of the title and no other, whatever the title is', () => {
  const title = fc.string({ unit: 'binary', minLength: 1 }).filter(text => text.trim() === text && text !== '')
  fc.assert(
    fc.property(fc.constantFrom(...opened), title, (post, changed) => {
      const file = changePost(post, { ...post.fields, title: changed })
      expect(changedLines(post.file, file).every(line => line.startsWith('title: '))).toBe(true)
      expect(parse(frontMatterPattern.exec(file)?.[1] ?? '').title).toBe(changed)
    }),
    { numRuns: 300 },
  )
})

test('each field of a stored post is changed alone, and back again', () => {
  const changes = makePostFields({ id: 'another', 'image.src': '/images/covers/default.jpg', 'image.alt': 'A bridge' })
  for (const post of posts.map(({ text }) => open(text))) {
    for (const [name, value] of Object.entries(changes)) {
      const file = changePost(post, { ...post.fields, [name]: value })
      const lines = changedLines(post.file, file)
      const field = `${name.replace(/.*\./, '')}: `
      if (name !== 'content' && name !== 'tags')
        expect([field, lines]).toEqual([field, lines.filter(line => line.trimStart().startsWith(field))])
      const changed = open(file)
      expect(changed.fields).toEqual({ ...post.fields, [name]: value })
      expect(open(changePost(changed, post.fields)).fields).toEqual(post.fields)
    }
  }
})

test('what the editor does not know stays: files, changes, reviews, fields to come, comments and the order', () => {
  const [{ text = '' } = {}] = posts
  const file = text.replace('category:', '# Ask Ana first.\ndraft: [a,   b] # soon\ncategory:')
  const post = open(file)
  const changed = changePost(post, { ...post.fields, readTime: '9 min read', tags: 'One', 'author.avatar': '' })
  expect(changed).toBe(
    file
      .replace(/readTime: .*/, 'readTime: 9 min read')
      .replace(/tags:\n( {2}- .*\n)+/, 'tags:\n  - One\n')
      .replace(/ {2}avatar: .*\n/, ''),
  )
  expect(changed).toContain('\nchanges:\n')
})

test('a field that is added or removed leaves the other lines alone', () => {
  const [{ text = '' } = {}] = posts
  const post = open(text)
  const image = { 'image.src': '/images/covers/default.jpg', 'image.alt': 'A bridge' }
  const added = changePost(post, { ...post.fields, ...image })
  const lines = 'image:\n  src: /images/covers/default.jpg\n  alt: A bridge\n'
  expect(added).toBe(text.replace('\n---\n', `\n${lines}---\n`))
  expect(changePost(open(added), post.fields)).toBe(text)
})

test('lists and values keep their style', () => {
  const file = '---\ntags: [One, Two]\ntitle: "Quoted"\nexcerpt: >\n  Folded\n  lines.\n\n# End\n---\n\nText.\n'
  const post = open(file)
  expect(changePost(post, { ...post.fields, tags: 'One, Three', title: 'Other' })).toBe(
    file.replace('Two', 'Three').replace('Quoted', 'Other'),
  )
  expect(changePost(post, { ...post.fields, content: 'Other text.' })).toBe(file.replace('Text.', 'Other text.'))
  const excerpt = changePost(post, { ...post.fields, excerpt: 'Short: now.' })
  expect(open(excerpt).fields).toEqual({ ...post.fields, excerpt: 'Short: now.' })
  expect(excerpt).toContain('\n\n# End\n---\n\nText.\n')
})

test('fields that refer to one another or stand in braces are changed too', () => {
  for (const yaml of ['title: &same A\nexcerpt: *same', '{ title: A, excerpt: A }']) {
    const post = open(`---\n${yaml}\n---\n\nText.\n`)
    const changed = changePost(post, { ...post.fields, readTime: '5 min read' })
    expect(open(changed).fields).toEqual({ ...post.fields, readTime: '5 min read' })
  }
})

test('the compiler accepts a new post and a changed one', () => {
  const file = changePost(newPost, makePostFields())
  expect(findProblems(changeContent('content/posts/a-first-post.md', () => file))).toEqual([])
  const edit = (text: string) => changePost(open(text), { ...open(text).fields, title: 'Another: "title"' })
  expect(findProblems(changeContent('content/posts/give-the-model-a-form.md', edit))).toEqual([])
})

test('whatever its texts are, a new post survives export and import', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).filter(value => value.trim() === value && value !== '')
  fc.assert(
    fc.property(text, text, (title, alt) => {
      const fields = makePostFields({ title, 'coverImage.alt': alt })
      const imported = open(changePost(newPost, fields))
      expect(parsePostFields(imported.fields, [])).toEqual(parsePostFields(fields, []))
    }),
    { numRuns: 300 },
  )
})

function problemsOf(text: string): readonly string[] {
  const outcome = openPost(text)
  return 'problems' in outcome ? outcome.problems : []
}

test('a file that is no post is told why', () => {
  expect(problemsOf('# Hello').join()).toContain('must begin with YAML fields')
  expect(problemsOf('---\ntitle: [\n---\n').join()).toContain('not valid YAML')
  expect(problemsOf('---\n- one\n---\n').join()).toContain('no fields')
})

test('values of another kind are each named', () => {
  expect(problemsOf('---\ntitle: 5\ntags: [1]\npublishDate: 2025-01-01\nauthor: Ada\n---\n')).toEqual([
    '"title" must be text.',
    '"tags" must be a list of texts without commas.',
    '"publishDate" must be a date and time in UTC, such as 2024-05-15T09:00:00Z.',
    '"author" must have fields of its own.',
  ])
})
