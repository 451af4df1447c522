import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const heads = ['sentence', '---']

type Row = { readonly sentence: string; readonly files: readonly string[]; readonly tests: readonly NamedTest[] }
type NamedTest = { readonly file: string; readonly name: string }

const rows = readFileSync('docs/specification.md', 'utf8').split('\n').filter(isRow).map(toRow)

/** A row of a table, but not its head. */
function isRow(line: string): boolean {
  return line.startsWith('| ') && !heads.some(head => line.startsWith(`| ${head} |`))
}

function toRow(line: string): Row {
  const [, sentence = '', files = '', tests = ''] = line.split(/(?<!\\)\|/).map(cell => cell.trim())
  return {
    sentence,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    tests: [...tests.matchAll(/`([^`]+)` › `([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name })),
  }
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

test('the list of the specification has its sentences, each with the files that it lives in and a test', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ files, tests }) => files.length === 0 || tests.length === 0)).toEqual([])
})

test('every file that the list of the specification names is there', () => {
  const files = new Set(rows.flatMap(row => row.files))
  expect([...files].filter(file => !existsSync(file))).toEqual([])
})

test('every test that the list of the specification names stands in its file', () => {
  const named = rows.flatMap(row => row.tests)
  expect(named.filter(({ file, name }) => !hasTest(readIfThere(file), name))).toEqual([])
})

/** Whether the source has a test of that name: the whole of a string, whatever its quotes. */
function hasTest(source: string, name: string): boolean {
  return ["'", '"', '`'].some(quote => source.includes(`${quote}${name}${quote}`))
}
