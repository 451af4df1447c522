import { expect, test } from 'vitest'
import type { CompiledLibrary } from '../../../shared/content/library.ts'
import { type Changes, compile, findProblems, fixture, swap } from '../../support/fixture-content.ts'

const today = '2026-12-01'

/** An article of a day in December 2026 or a draft, with a text and further fields. */
function write(number: number, when: number | 'draft', { text = 'Text.', fields = '' } = {}): Changes {
  const source = `---
id: blog-${number}
title: WHAT WAITS
datePublished: December ${when === 'draft' ? 1 : when}, 2026
${when === 'draft' ? 'draft: true\n' : ''}author: Ada Archer
excerpt: What waits.
cover:
  src: /images/covers/default.jpg
  alt: A bridge
topics: [Tables]
${fields}---

${text}
`
  return { [`articles/blog-${number}.md`]: source }
}

const has = ({ documents }: CompiledLibrary, text: string) => JSON.stringify([...documents]).includes(text)

test('an article of today is public, one of tomorrow is an edition of its day, and a draft only in the preview', () => {
  const now = compile(write(98, 1), today)
  expect([has(now.library, 'blog-98'), now.later, now.preview, now.waiting]).toEqual([true, [], undefined, []])

  const tomorrow = compile(write(98, 2), today)
  expect(has(tomorrow.library, 'blog-98')).toBe(false)
  expect(tomorrow.later.map(({ from, library }) => [from, has(library, 'blog-98')])).toEqual([['2026-12-02', true]])
  expect(tomorrow.waiting).toEqual([
    expect.objectContaining({ path: '/blogs/blog-98', title: 'What waits', day: '2026-12-02', isDraft: false }),
  ])

  const never = compile(write(98, 'draft'), today)
  expect([has(never.library, 'blog-98'), never.later]).toEqual([false, []])
  expect(never.preview && has(never.preview, 'blog-98')).toBe(true)
})

test('there is one edition for each day on which something appears, each with what came before', () => {
  const { later } = compile({ ...write(98, 4), ...write(97, 3), ...write(96, 4) }, today)
  const ids = ['blog-96', 'blog-97', 'blog-98']
  expect(later.map(({ from, library }) => [from, ...ids.filter(id => has(library, id))])).toEqual([
    ['2026-12-03', 'blog-97'],
    ['2026-12-04', ...ids],
  ])
})

test('what only a waiting article has waits with it: a calculator and a file to download', () => {
  const calculator = (fixture.get('calculators/share.json') ?? '').replaceAll('"share"', '"other"')
  const { library, later } = compile(
    {
      ...write(98, 2, { text: '```calculator\nother\n```', fields: 'files: [waiting, rows]\n' }),
      'calculators/other.json': calculator,
      'data/waiting.csv': 'a,b\n1,2\n',
      'data/waiting.json': JSON.stringify({ id: 'waiting', title: 'Waiting', description: 'A table.' }),
    },
    today,
  )
  const idsOf = ({ files, documents }: CompiledLibrary) => [
    files.tables.map(({ id }) => id),
    documents.has('calculators/other'),
    documents.has('calculators/share'),
  ]
  expect(idsOf(library)).toEqual([['rows'], false, true])
  expect(later.map(edition => idsOf(edition.library))).toEqual([[['rows', 'waiting'], true, true]])
})

test.each([
  ['jobs/analyst.json', '/careers/analyst', '"id": "analyst",', '"id": "analyst", "draft": true,'],
  ['work/shop.json', '/work/shop', '"id": "shop",', '"id": "shop", "appears": "2026-12-02",'],
  ['topics/tables.json', '/topics/tables', '"id": "tables",', '"id": "tables", "draft": true,'],
  ['papers/plan.md', '/whitepapers/plan', 'id: plan', 'id: plan\ndraft: true'],
  ['posts/first.md', '/blogs/first', '2025-08-01', '2026-12-02'],
  ['articles/blog-1.md', '/blogs/blog-1', 'August 12, 2025', 'December 2, 2026'],
])('%s can wait: what leads to it is named with its line', (name, address, from, to) => {
  const link = (text: string) => text.replace('/blogs/blog-1', address)
  const reason = to.includes('draft') ? 'is a draft; remove it, or' : 'waits until 2026-12-02; remove it until then, or'
  const problems = findProblems({ 'team.json': link, [name]: swap(from, to) }, today)
  expect(problems.filter(line => /^team\.json:\d+:\d+ \[0\]\.readFirst\[0\]\.to: /.test(line))).toEqual([
    expect.stringContaining(`leads to content/${name}, which ${reason} let this wait as long`),
  ])
})

test('a link to what waits is a problem, unless its text waits as long', () => {
  const problemsOf = (target: number | 'draft', day: number) =>
    findProblems({ ...write(98, target), ...write(97, day, { text: '[x](/blogs/blog-98)' }) }, today)
  expect(problemsOf('draft', 1)).toEqual([
    'articles/blog-97.md:13:1: leads to content/articles/blog-98.md, which is a draft; remove it, or let this wait as long',
  ])
  expect(problemsOf(3, 3)).toEqual([])
  expect(problemsOf(4, 3).join('\n')).toMatch(
    /^articles\/blog-97\.md:13:1: leads to .* waits until 2026-12-04; remove it until then/,
  )
})

test('a draft in the middle of a series, or a part that would appear before an earlier one, is a problem', () => {
  const part = (number: number) => ({ fields: `series:\n  name: Waiting\n  part: ${number}\n` })
  const problemsOf = (first: number | 'draft') =>
    findProblems({ ...write(98, first, part(1)), ...write(97, 1, part(2)) }, today)
  expect(problemsOf('draft')).toEqual([
    'articles/blog-98.md:5:8 draft: is a draft, but is part 1 of "Waiting", whose part 2 appears before it; let content/articles/blog-97.md wait as long, or number the parts anew',
  ])
  expect(problemsOf(2).join('\n')).toMatch(/^articles\/blog-98\.md:4:16 datePublished: waits until/)
  expect(problemsOf(1)).toEqual([])
})

test.each([
  ['its mark', 'draft: true', 'draft: soon', 'articles/blog-98.md:5:8 draft: '],
  ['its front matter', 'draft: true', 'draft: [', 'has front matter that is not valid YAML'],
  ['its date', 'December 1', 'February 30', '"February 30, 2026" is not a date; correct the date'],
  ['its id', 'id: blog-98', 'id: blog-97', 'id: is "blog-97" in a file named blog-98.md'],
])('a draft is checked like any piece: %s', (_, from, to, problem) => {
  const [[name = '', text = ''] = []] = Object.entries(write(98, 'draft'))
  expect(findProblems({ [name]: swap(from, to)(String(text)) }, today).join('\n')).toContain(problem)
})
