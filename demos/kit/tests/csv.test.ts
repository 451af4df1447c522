import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { parseCsv, toCsv as toTableCsv } from '../../ai-data-validation/program/parse-csv.ts'
import { toVerdictCsv } from '../../computer-vision/program/learning/verdict-csv.ts'
import { writeCsv as writeDispatchCsv } from '../../smart-dispatch-scheduler/program/csv.ts'
import { toCsvAddress, toCsvFile, writeCsv } from '../csv.ts'

const formulas = ['=HYPERLINK("http://x.example")', '+1+cmd', '-2+3+cmd', '@SUM(A1)', '\t=1+1', '\r=1+1'] as const

function toTable(cells: readonly string[]) {
  const lines = cells.map(cell => `1,"${cell.replaceAll('"', '""')}"`)
  const parsed = parseCsv(['id,text', ...lines].join('\n'))
  if (parsed.kind === 'failed') throw new Error(parsed.message)
  return parsed.table
}

const verdict = { number: 1, ratio: 1, isGood: true, differs: false, isUnsure: false, isJudged: true, words: '' }
/** Each writes a table with the cell in it. */
const writers: Readonly<Record<string, (cell: string) => string>> = {
  'rows of any program': cell => writeCsv([['a', cell]]),
  'a checked table': cell => toTableCsv(toTable(['word', cell])),
  'verdicts on photos': cell => toVerdictCsv([verdict], [cell]),
  'trips and vehicles': cell => writeDispatchCsv([['a', cell]]),
}

test.each(Object.entries(writers))('no cell of %s is a formula to a spreadsheet', (_, write) => {
  for (const cell of formulas) {
    const written = Papa.parse(write(cell)).data.flat()
    expect(
      written.some(text => text === `'${cell}` || text === `'${cell.trim()}`),
      cell,
    ).toBe(true)
    expect(written.filter(text => /^(?:[=+@\t\r]|-(?!\d+$))/.test(text))).toEqual([])
  }
})

test('a signed number stays a number', () => {
  expect(writeCsv([[-5, '-5', '+1,234.5', '-3%', '-1e-7', '−5']])).toBe('-5,-5,"+1,234.5",-3%,-1e-7,−5')
})

test('a file begins with a byte order mark, what is copied does not', () => {
  expect(toCsvFile('é')).toBe('\ufeffé')
  expect(toCsvAddress('é')).toBe('data:text/csv;charset=utf-8,%EF%BB%BF%C3%A9')
})
