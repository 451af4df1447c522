import { expect, test } from 'vitest'
import { compileContent } from '../../../compiler/compile.ts'
import { ContentError } from '../../../compiler/problem.ts'
import type { SourceFile } from '../../../compiler/source.ts'
import { changeContent, findProblems, publicPaths, realFiles } from '../../support/content-files.ts'

const today = '2026-12-01'

const article = `---
id: blog-98
title: WHAT WAITS
datePublished: December 1, 2026
author: Abena Lindqvist
excerpt: What waits.
cover:
  src: /images/covers/default.jpg
  alt: A drawn bridge
topics: [Strategy]
---

## First heading

Text.
`
const onDay = (day: number) => article.replace('December 1', `December ${day}`)
const draft = article.replace('id: blog-98', 'id: blog-98\ndraft: true')

/** The project's content with texts in place of files, by their names in content/. */
function withFiles(texts: Readonly<Record<string, string>>): readonly SourceFile[] {
  const paths = Object.keys(texts).map(name => `content/${name}`)
  const others = realFiles.filter(({ path }) => !paths.includes(path))
  return [...others, ...Object.entries(texts).map(([name, text]) => ({ path: `content/${name}`, text }))]
}

function compile(files: readonly SourceFile[]) {
  const outcome = compileContent({ files, publicPaths, today })
  if ('problems' in outcome) throw new ContentError(outcome.problems)
  return outcome
}

const has = ({ documents }: { documents: ReadonlyMap<string, unknown> }, text: string) =>
  JSON.stringify([...documents]).includes(text)

test('an article of today is public, one of tomorrow is an edition of its day, and a draft only in the preview', () => {
  const now = compile(withFiles({ 'articles/blog-98.md': onDay(1) }))
  expect([has(now.library, 'blog-98'), now.later, now.preview, now.waiting]).toEqual([true, [], undefined, []])

  const tomorrow = compile(withFiles({ 'articles/blog-98.md': onDay(2) }))
  expect(has(tomorrow.library, 'blog-98')).toBe(false)
  expect(tomorrow.later.map(({ from, library }) => [from, has(library, 'blog-98')])).toEqual([['2026-12-02', true]])
  expect(tomorrow.waiting).toEqual([
    expect.objectContaining({ path: '/blogs/blog-98', title: 'What waits', day: '2026-12-02', isDraft: false }),
  ])

  const never = compile(withFiles({ 'articles/blog-98.md': draft }))
  expect([has(never.library, 'blog-98'), never.later]).toEqual([false, []])
  expect(never.preview && has(never.preview, 'blog-98')).toBe(true)
})

test('there is one edition for each day on which something appears, each with what came before', () => {
  const { later } = compile(
    withFiles({
      'articles/blog-98.md': onDay(4),
      'articles/blog-97.md': onDay(3).replace('blog-98', 'blog-97'),
      'articles/blog-96.md': onDay(4).replace('blog-98', 'blog-96'),
    }),
  )
  const ids = ['blog-96', 'blog-97', 'blog-98']
  expect(later.map(({ from, library }) => [from, ...ids.filter(id => has(library, id))])).toEqual([
    ['2026-12-03', 'blog-97'],
    ['2026-12-04', ...ids],
  ])
})

test('what only a waiting article has waits with it: a calculator and a file to download', () => {
  const { library, later } = compile(
    withFiles({
      'articles/blog-98.md': onDay(2).replace('topics: [Strategy]', 'topics: [Strategy]\nfiles: [waiting, trips]'),
      'data/waiting.csv': 'a,b\n1,2\n',
      'data/waiting.json': JSON.stringify({ id: 'waiting', title: 'Waiting', description: 'A table.' }),
    }),
  )
  const idsOf = ({ files }: typeof library) => files.tables.map(({ id }) => id)
  expect(idsOf(library)).not.toContain('waiting')
  expect(idsOf(library)).toContain('trips')
  expect(later.map(({ library }) => idsOf(library).includes('waiting'))).toEqual([true])
})

test.each([
  ['jobs/vp-operations.json', /("id": )/, '"draft": true, $1'],
  ['work/demand-forecast.json', /^ {2}("id": )/m, '"appears": "2026-12-02", $1'],
  ['topics/agents.json', /("id": )/, '"draft": true, $1'],
  ['papers/risks-and-ethical-ai.md', /^id: /m, 'draft: true\nid: '],
  ['posts/beat-last-week-first.md', /^publishDate: .*$/m, 'publishDate: "2026-12-02T09:00:00Z"'],
] as const)('%s can wait: what leads to it is named with file and line', (name, from, to) => {
  const problems = findProblems(
    changeContent(`content/${name}`, text => text.replace(from, to)),
    today,
  )
  const reason = to.includes('draft') ? 'is a draft; remove it, or' : 'waits until 2026-12-02; remove it until then, or'
  for (const line of problems) {
    expect(line).toMatch(/^content\/[\w/.-]+:\d+:\d+/)
    // A topic names the calculator of the paper.
    if (line.includes('is not a calculator')) expect(line).toContain(`while these wait: content/${name}; remove it`)
    else expect(line).toContain(`leads to content/${name}, which ${reason} let this wait as long`)
  }
})

test('links and references from public pages to a draft are problems, and from a piece that waits as long they are none', () => {
  const linking = onDay(1).replace('blog-98', 'blog-97').replace('Text.', 'See [this](/blogs/blog-98).')
  expect(findProblems(withFiles({ 'articles/blog-98.md': draft, 'articles/blog-97.md': linking }), today)).toEqual([
    'content/articles/blog-97.md:15:1: leads to content/articles/blog-98.md, which is a draft; remove it, or let this wait as long',
  ])
  const waiting = linking.replace('December 1', 'December 3')
  expect(findProblems(withFiles({ 'articles/blog-98.md': onDay(3), 'articles/blog-97.md': waiting }), today)).toEqual(
    [],
  )
  expect(
    findProblems(withFiles({ 'articles/blog-98.md': onDay(4), 'articles/blog-97.md': waiting }), today).join('\n'),
  ).toMatch(/^content\/articles\/blog-97\.md:15:1: leads to .* waits until 2026-12-04; remove it until then/)
})

test('a draft in the middle of a series, or a part that would appear before an earlier one, is a problem', () => {
  const inSeries = (text: string, part: number) =>
    text.replace('topics:', `series:\n  name: Waiting\n  part: ${part}\ntopics:`)
  const second = inSeries(onDay(1).replace('blog-98', 'blog-97'), 2)
  const problemsOf = (first: string) =>
    findProblems(withFiles({ 'articles/blog-98.md': inSeries(first, 1), 'articles/blog-97.md': second }), today)
  expect(problemsOf(draft)).toEqual([
    'content/articles/blog-98.md:3:8 draft: is a draft, but is part 1 of "Waiting", whose part 2 appears before it; let content/articles/blog-97.md wait as long, or number the parts anew',
  ])
  expect(problemsOf(onDay(2)).join('\n')).toMatch(/^content\/articles\/blog-98\.md:4:16 datePublished: waits until/)
  expect(problemsOf(onDay(1))).toEqual([])
})

test('a draft is checked like any piece: its id, its front matter and its dates', () => {
  const problemsOf = (text: string) => findProblems(withFiles({ 'articles/blog-98.md': text }), today)
  expect(problemsOf(draft.replace('draft: true', 'draft: soon')).join()).toMatch(/blog-98\.md:3:8 draft: /)
  expect(problemsOf(draft.replace('draft: true', 'draft: [')).join()).toMatch(/blog-98\.md:\d+:\d+: has front matter/)
  expect(problemsOf(draft.replace('December 1', 'February 30')).join()).toContain('is not a date; correct the date')
  const post = realFiles.find(({ path }) => path.endsWith('beat-last-week-first.md'))?.text ?? ''
  const twin = post.replace('id: beat-last-week-first', 'id: blog-98\ndraft: true')
  expect(findProblems(withFiles({ 'articles/blog-98.md': draft, 'posts/blog-98.md': twin }), today).join()).toMatch(
    /content\/posts\/blog-98\.md:2:5 id: "blog-98" is already used in content\/articles\/blog-98\.md; choose another/,
  )
  const work = realFiles.find(({ path }) => path.endsWith('work/demand-forecast.json'))?.text ?? ''
  expect(
    findProblems(
      withFiles({ 'work/demand-forecast.json': work.replace(/^ {2}"id"/m, '"appears": "2026-02-30", "id"') }),
      today,
    ).join(),
  ).toMatch(/work\/demand-forecast\.json:\d+:\d+ appears: must be a date/)
})
