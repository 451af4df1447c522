import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../compiler/render-markdown.ts'
import { changeContent, findProblems } from '../../support/content-files.ts'

const article = `---
id: blog-33
title: AI-ASSISTED CODING
datePublished: August 12, 2025
author: Abena Lindqvist
excerpt: What changes when the first draft is free.
cover:
  src: /images/covers/blog-33.jpg
  alt: A drawn bridge
topics: [Engineering]
---

## First heading

Text.
`

function problemsOf(text: string): readonly string[] {
  return findProblems(changeContent('content/articles/blog-33.md', () => text))
}

test('a well-formed article is accepted', () => {
  expect(problemsOf(article)).toEqual([])
})

test('a title that is not in upper case is refused at its place in the front matter', () => {
  expect(problemsOf(article.replace('AI-ASSISTED CODING', 'AI-Assisted Coding'))).toEqual([
    'content/articles/blog-33.md:3:8 title: must be in upper case (it is "AI-Assisted Coding"); this is: title, in upper case',
  ])
})

test('an author who is not in the team is refused with the nearest name', () => {
  expect(problemsOf(article.replace('Abena Lindqvist', 'Abena Lindquist'))).toEqual([
    'content/articles/blog-33.md:5:9 author: "Abena Lindquist" is not in content/team.json; did you mean "Abena Lindqvist"?',
  ])
})

test('a date that does not exist is refused', () => {
  expect(problemsOf(article.replace('August 12', 'February 30'))).toEqual([
    'content/articles/blog-33.md:4:16 datePublished: "February 30, 2025" is not a date; correct the date',
  ])
})

test('a stored post that breaks a rule is refused with the message of the post editor, the line and the value', () => {
  const path = 'content/posts/beat-last-week-first.md'
  const change = (from: RegExp, to: string) => findProblems(changeContent(path, text => text.replace(from, to)))
  expect(change(/^readTime: .*$/m, 'readTime: 5 min')).toEqual([
    expect.stringMatching(
      /^content\/posts\/beat-last-week-first\.md:\d+:11 readTime: write it as "5 min read" \(it is "5 min"\); this is: reading time$/,
    ),
  ])
  expect(change(/^category: .*$/m, 'category: Data science').join()).toMatch(
    /:\d+:11 category: choose a category \(it is "Data science"\); did you mean "Data Science"\?$/,
  )
  expect(change(/^publishDate: .*$/m, 'publishDate: 2024-02-30T10:00:00Z').join()).toContain(
    'publishDate: give a date and a time (it is "2024-02-30T10:00:00Z"); this is: moment of publication in UTC, such as',
  )
})

test('front matter that is not YAML is reported with its line in the file', () => {
  expect(problemsOf(article.replace('topics: [Engineering]', 'topics: [Engineering')).join()).toMatch(
    /^content\/articles\/blog-33\.md:1\d:\d+: has front matter that is not valid YAML \((?!.*at line)/,
  )
})

test('a file without front matter is refused', () => {
  expect(problemsOf('# Hello')).toEqual([
    'content/articles/blog-33.md:1:1: has no front matter; begin the file with the fields in YAML between two lines of three hyphens',
  ])
})

test('raw HTML and scripts are dropped', () => {
  const { html } = renderMarkdown('Hi <script>alert(1)</script><img src=x onerror=alert(1)> there')
  expect(html).not.toMatch(/<script|<img|onerror=/)
})

test('a footnote and its reference link to each other, and neither is refused as a dead link', () => {
  const { html, links } = renderMarkdown('Text[^1].\n\n[^1]: The note.')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`)
  const targets = [...html.matchAll(/ href="([^"]+)"/g)].map(([, target]) => target)
  expect(targets).toHaveLength(3)
  expect(targets.filter(target => !ids.includes(String(target)))).toEqual([])
  expect(links).toEqual([])
})

test('columns keep their alignment without the obsolete attribute', () => {
  const { html } = renderMarkdown('| Item | Days | Rank |\n| --- | ---: | :---: |\n| One | 2 | 3 |')
  expect(html).not.toContain('align=')
  expect(html).toContain('<th scope="col">Item</th>\n<th scope="col" class="right">Days</th>')
  expect(html).toContain('<td class="right">2</td>\n<td class="center">3</td>')
})

test('a table of sentences repeats its headers at the cells, a table of figures does not', () => {
  const sentence = 'A cell that phones would break into four lines or more'
  const ofSentences = renderMarkdown(`| Step | Who | Check |\n| --- | --- | --- |\n| 1 | Us | ${sentence} |`).html
  expect(ofSentences).toContain('<table data-sentences>')
  expect(ofSentences).toContain('<td data-column="Step">1</td>\n<td data-column="Who">Us</td>')
  const ofFigures = renderMarkdown(
    `| Step | Sum | Sum |\n| --- | ---: | ---: |\n| ${sentence} | 1 | ${sentence} |`,
  ).html
  expect(ofFigures).not.toContain('data-sentences')
  expect(ofFigures).not.toContain('data-column')
})

test('below an empty corner, which is no header, the first cell of each row is one', () => {
  const { html } = renderMarkdown('| | Plan |\n| --- | --- |\n| **Cost** | 2 |')
  expect(html).toContain('<td></td>\n<th scope="col">Plan</th>')
  expect(html).toContain('<th scope="row"><strong>Cost</strong></th>\n<td>2</td>')
})

test('headings get ids to link to', () => {
  expect(renderMarkdown('## Two words').html).toContain('<h2 id="two-words">Two words<a')
  expect(renderMarkdown('## Two words').headings).toEqual([{ id: 'two-words', text: 'Two words', level: 2 }])
})

test.each([
  ['## First\n\n#### Too deep', 'blog-33.md:15:1: the heading "Too deep" has level 4'],
  ['# Top', 'blog-33.md:13:1: the heading "Top" has level 1'],
  ['Text.\n\nSee [this](/blogs/blog-999).', 'blog-33.md:15:1: the link to /blogs/blog-999 leads nowhere'],
  ['See [this](/nowhere).', 'the link to /nowhere leads nowhere'],
  ['See [below](#nothing).', 'the link to #nothing leads nowhere'],
  ['![](/images/covers/default.jpg)', 'a picture has no alternative text'],
])('an article with the text %j is refused', (body, fault) => {
  const [frontMatter = ''] = article.split('## First heading')
  expect(problemsOf(frontMatter + body).join()).toContain(fault)
})

test('links to pages, posts, papers, industries and demos that exist are accepted', () => {
  const targets = ['/services', '/blogs/blog-20', '/whitepapers/risks-and-ethical-ai', '/industries/energy', '/demos']
  const body = targets.map(target => `[x](${target})`).join(' ')
  const [frontMatter = ''] = article.split('## First heading')
  expect(problemsOf(frontMatter + body)).toEqual([])
})
