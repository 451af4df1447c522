import { expect, test } from 'vitest'
import {
  changeContent,
  changeFirstDemo,
  compileFiles,
  findProblems,
  findWarnings,
} from '../../support/content-files.ts'

const article = 'content/articles/blog-34.md'

const source = {
  id: 'doe-2024',
  authors: 'Doe, J.',
  title: 'On Bridges',
  publisher: 'Journal of Spans',
  year: 2024,
  url: 'https://example.org/bridges',
  lookedUp: '2026-11-02',
  checkBy: '2027-01-31',
  facts: { spans: 'twelve spans' },
}

/** The content with a further source and with `text` at the end of an article. */
function citing(text: string, changes: Partial<typeof source> = {}) {
  const file = JSON.stringify({ ...source, ...changes })
  const files = changeContent('content/sources/doe-2024.json', () => file)
  return files.map(found => (found.path === article ? { ...found, text: `${found.text}\n\n${text}\n` } : found))
}

function bodyOf(text: string): string {
  return JSON.stringify(compileFiles(citing(text)).documents.get('bodies/blog-34'))
}

test('a note becomes a numbered reference with a link back', () => {
  const body = bodyOf('Bridges last.[^doe-2024]')
  expect(body).toContain('Doe, J. “<a href=\\"https://example.org/bridges\\">On Bridges</a>.” Journal of Spans, 2024.')
  expect(body).toContain('Looked up on November 2, 2026.')
  expect(body).toMatch(/Bridges last\.<sup><a href=\\"#[^"]*fn-doe-2024\\"/)
  expect(body).toContain('Back to reference')
})

test('a fact of a source stands in texts as it stands in the source', () => {
  expect(bodyOf('It has {source.doe-2024.spans}.[^doe-2024]')).toContain('It has twelve spans.')
})

test('a note without a source is reported with its place and the likely source', () => {
  expect(findProblems(citing('Bridges last.[^doe-2023]')).join('\n')).toMatch(
    /blog-34\.md:\d+:1: cites "doe-2023", which is not in content\/sources; did you mean "doe-2024"\?/,
  )
})

test('a link outside is refused, so that all citations have one format', () => {
  expect(findProblems(citing('See [bridges](https://example.org/bridges).')).join('\n')).toContain(
    'links to https://example.org/bridges; cite the source in content/sources that has this address, as [^id]',
  )
})

test.each(['url', 'title'] as const)('two sources with one %s are refused', field => {
  const [existing] = changeContent('content/sources/nothing.json', () => undefined).filter(({ path }) =>
    path.startsWith('content/sources/'),
  )
  const { [field]: value } = JSON.parse(existing?.text ?? '{}')
  expect(findProblems(citing('Bridges last.[^doe-2024]', { [field]: value })).join('\n')).toContain(
    `${field}: is also in content/sources/`,
  )
})

test.each([
  ['2026-12-01', false],
  ['2026-12-02', true],
])('on %s a source to look up by January 31 is warned of: %s', (today, isWarned) => {
  const warnings = findWarnings(citing('Bridges last.[^doe-2024]'), today)
  expect(warnings.some(warning => warning.includes('content/sources/doe-2024.json'))).toBe(isWarned)
})

test('changes after publication change the date of the article', () => {
  const files = changeContent(article, text =>
    text.replace(/\nchanges:\n( .*\n)+/, '\nchanges:\n  - date: 2026-11-23\n    text: A figure was corrected.\n'),
  )
  const { documents } = compileFiles(files)
  expect(JSON.stringify(documents.get('posts'))).toContain('"changedOn":"2026-11-23"')
  expect(JSON.stringify(documents.get('bodies/blog-34'))).toContain('A figure was corrected.')
})

test('a section of a demo names its sources, and an unknown one is reported with its line', () => {
  const table = {
    kind: 'table',
    id: 'a',
    heading: 'A',
    columns: ['B', 'C'],
    rows: [['1', '2']],
    sources: ['sintef-li'],
  }
  expect(findProblems(changeFirstDemo({ sections: [table] }))).toContainEqual(
    expect.stringMatching(
      /demos\.json:\d+:\d+ \[0\]\.sections\[0\]\.sources\[0\]: "sintef-li" is not in content\/sources/,
    ),
  )
})
