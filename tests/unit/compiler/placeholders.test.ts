import { expect, test } from 'vitest'
import { changeContent, compileFiles, findProblems, replaceIn } from '../../support/content-files.ts'

const article = 'content/articles/blog-33.md'

test('placeholders in fields and texts are filled from site.json', () => {
  const files = changeContent(article, text =>
    text.replace(/^excerpt: .*$/m, 'excerpt: By {site.name}, {site.location}').concat('\n\nAsk {site.email.domain}.\n'),
  )
  const { documents } = compileFiles(files)
  expect(JSON.stringify(documents.get('posts'))).toContain('"By Spanwell AI, Jamison, PA"')
  expect(JSON.stringify(documents.get('bodies/blog-33'))).toContain('Ask spanwell.example.')
})

test('a placeholder that site.json does not define is reported with its place and the likely one', () => {
  const field = replaceIn('staff.json', '{site.email.domain}', '{site.email.domian}')
  expect(findProblems(field)[0]).toMatch(
    /^content\/staff\.json:4:\d+ \[0\]\.email: has \{site\.email\.domian\}, which .*; did you mean "\{site\.email\.domain\}"\?$/,
  )
  const body = changeContent(article, text => `${text}\nWritten at {site.nmae}.\n`)
  const line =
    body
      .find(({ path }) => path === article)
      ?.text.split('\n')
      .indexOf('Written at {site.nmae}.') ?? 0
  expect(findProblems(body)).toEqual([
    `${article}:${line + 1}:1: has {site.nmae}, which neither content/site.json nor content/sources defines; did you mean "{site.name}"?`,
  ])
})

test('facts of a table are filled in, and one that it does not have is reported', () => {
  const filled = changeContent(article, text => `${text}\nOn {data.model-prices.olderDate}.\n`)
  expect(JSON.stringify(compileFiles(filled).documents.get('bodies/blog-33'))).toContain('On September 11, 2025.')
  const unknown = changeContent(article, text => `${text}\nOn {data.model-prices.oldDate}.\n`)
  expect(findProblems(unknown)).toEqual([
    expect.stringContaining(
      'has {data.model-prices.oldDate}, which neither content/site.json nor content/data defines; did you mean "{data.model-prices.olderDate}"?',
    ),
  ])
})

test('while site.json is invalid, placeholders add no problems', () => {
  const files = replaceIn('site.json', '"name"', '"nmae"')
  expect(findProblems(files).filter(problem => !problem.startsWith('content/site.json'))).toEqual([])
})
