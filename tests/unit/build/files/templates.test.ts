import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { compileFolder } from '../../../../build/compile-folder.ts'
import { buildFiles } from '../../../../build/files/build-files.ts'
import type { MadeFile } from '../../../../build/files/made-file.ts'
import { type ReadDocx, readDocx } from '../../../support/read-docx.ts'
import { type ReadSheet, readXlsx } from '../../../support/read-files.ts'

// Templates have the columns and terms of the articles that offer them.

const root = process.cwd()
const { library } = compileFolder(root)
let files: readonly MadeFile[] = []

beforeAll(async () => {
  files = await buildFiles(root, library)
})

function find(path: string): Uint8Array {
  const file = files.find(file => file.path === path)
  if (file === undefined) throw new Error(`${path} was not built`)
  return file.bytes
}

const openSheets = (id: string): readonly ReadSheet[] => readXlsx(find(`/files/${id}.xlsx`))
const openWord = (id: string): ReadDocx => readDocx(find(`/files/${id}.docx`))
const readArticle = (path: string) => readFileSync(`content/${path}.md`, 'utf8')

/** The cells of a row, from A, with plain spaces. */
function rowOf(sheet: ReadSheet | undefined, row: number): readonly string[] {
  return [...(sheet?.cells ?? [])].flatMap(([address, { value }]) =>
    address.replace(/^[A-Z]+/, '') === String(row) && value !== '' ? [String(value).replaceAll('\u00a0', ' ')] : [],
  )
}

/** The header of the table of an article whose first column has this name. */
function headerOf(article: string, first: string): readonly string[] {
  const line = article.split('\n').find(line => line.startsWith(`| ${first} |`)) ?? ''
  return line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
}

/** The items of the numbered list after a heading, without emphasis. */
function itemsAfter(article: string, heading: string): readonly string[] {
  const [section = ''] = article.slice(article.indexOf(`${heading}\n`) + heading.length).split('\n## ')
  return [...section.matchAll(/^\d+\. (.+)$/gm)].map(([, item = '']) => item.replaceAll('**', ''))
}

test('the register has the ten columns of its article, dates as dates and a list of the tiers', () => {
  const [register, , tiers] = openSheets('ai-register')
  const named = /Ten columns are enough: (.+?)\. /.exec(readArticle('articles/blog-29'))?.[1]?.split(/, and |, /) ?? []
  const headers = rowOf(register, 1).map(header => header.toLowerCase())
  expect(headers).toEqual(named)
  expect(register?.cells.get('H2')?.value).toBe(46300)
  expect(register?.xml).toContain('sqref="G2:G42"')
  expect(register?.xml).toContain('<formula1>Tiers!$A$2:$A$4</formula1>')
  expect([2, 3, 4].map(row => tiers?.cells.get(`A${row}`)?.value)).toEqual(['1, low', '2, medium', '3, high'])
})

test('the permission table has the columns of its article and computes its worst day', () => {
  const article = readArticle('articles/blog-24')
  const [table, , worst] = openSheets('agent-permissions')
  expect(rowOf(table, 1)).toEqual(headerOf(article, 'Tool'))
  const credit = article.split('\n').find(line => line.startsWith('| Issue credit |')) ?? ''
  expect(rowOf(table, 2).slice(1)).toEqual(
    credit
      .split('|')
      .slice(2, -1)
      .map(cell => cell.trim()),
  )
  expect(table?.xml).toContain('<formula1>"No,Draft only,Yes"</formula1>')
  expect(['D2', 'F2', 'H2', 'D9'].map(cell => worst?.cells.get(cell)?.value)).toEqual([6000, 300, 6000, 6000])
  expect(worst?.cells.get('D3')).toEqual({ value: '', formula: 'IF(B3="","",B3*C3)' })
})

test('the scorecard has the columns of its paper and the same limit for a pause', () => {
  const article = readArticle('papers/measuring-success-and-scaling-ai')
  const [scorecard, measures, limit] = openSheets('ai-scorecard')
  expect(article).toContain(`| ${rowOf(scorecard, 1).join(' | ')} |`)
  expect(article).toContain(`| ${rowOf(measures, 1).join(' | ').replace('Measure', 'Measure in the example')} |`)
  expect(limit?.cells.get('E2')?.value).toBe(17)
  expect(article).toContain('**17 or more errors in a week')
})

test('the board page has the ten lines of its paper', () => {
  const [lines] = openWord('board-page').tables
  const expected = itemsAfter(
    readArticle('papers/measuring-roi-enterprise-generative-ai'),
    '## 8. The page that goes to the board',
  )
  expect(expected).toHaveLength(10)
  expect(lines?.rows.slice(1).map(([number, line]) => [number, line])).toEqual(
    expected.map((line, index) => [String(index + 1), line.replaceAll("'", '’')]),
  )
})

test('the charter has the lines and the six gates of its article', () => {
  const article = readArticle('articles/blog-22')
  const [charter, , example, gates] = openWord('first-process-charter').tables
  const names = [...article.slice(article.indexOf('> **Process:**')).matchAll(/\*\*([^*:]+):\*\*/g)].map(
    ([, name]) => name,
  )
  for (const table of [charter, example]) expect(table?.rows.slice(1).map(([name]) => name)).toEqual(names)
  const questions = itemsAfter(article, '## Start with gates, not scores').map(item => item.replace(/\?.*/, '?'))
  expect(gates?.rows.slice(2).map(([, question]) => question)).toEqual(questions)
})

test('the clauses are the eight of their article, and counsel must review them', () => {
  const word = openWord('contract-clauses')
  const names = itemsAfter(readArticle('articles/blog-18'), '## The back pages').map(
    (item, index) => `${index + 1}. ${item.replace(/:.*/, '')}`,
  )
  expect(names).toHaveLength(8)
  expect(word.paragraphs.filter(({ style }) => /^heading 2$/i.test(style)).map(({ text }) => text)).toEqual(names)
  expect(word.tables[0]?.rows.slice(2).map(([name]) => name)).toEqual(names)
  expect(word.paragraphs.find(({ style }) => style === 'Quote')?.text).toMatch(/^Counsel must review this\./)
})

test('the letter has the five points of its article on a page of its own', () => {
  const { paragraphs } = openWord('fractional-cio-letter')
  const article = readArticle('articles/blog-27')
  const points = [...article.slice(article.indexOf('## A letter of appointment')).matchAll(/^- \*\*(\w+)\.\*\*/gm)].map(
    ([, point]) => point,
  )
  const start = paragraphs.findIndex(({ startsPage }) => startsPage)
  const letter = paragraphs.slice(start).map(({ text }) => text)
  expect(points).toHaveLength(5)
  expect(letter.filter(text => points.some(point => text.startsWith(`${point}. `)))).toHaveLength(5)
})

test('every template says which of its rows are invented examples, and has at most 200 kB', () => {
  const ids = [
    'ai-register',
    'agent-permissions',
    'ai-scorecard',
    'board-page',
    'first-process-charter',
    'contract-clauses',
    'fractional-cio-letter',
  ]
  for (const id of ids) {
    const made = files.filter(file => file.id === id)
    expect(made.length, id).toBeGreaterThan(0)
    for (const { path, format, bytes } of made) {
      expect(bytes.length, path).toBeLessThan(200_000)
      if (format !== 'pdf') expect(wordsOf(id, format), path).toMatch(/example\b[^.]*\(invented\)/i)
    }
  }
})

function wordsOf(id: string, format: string): string {
  if (format === 'xlsx')
    return openSheets(id)
      .flatMap(({ cells }) => [...cells.values()].map(({ value }) => value))
      .join(' ')
  const { paragraphs, tables } = openWord(id)
  return [...paragraphs.map(({ text }) => text), ...tables.flatMap(({ rows }) => rows.flat())].join(' ')
}
