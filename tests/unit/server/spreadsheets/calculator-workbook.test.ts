import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toCalculatorWorkbook } from '../../../../server/spreadsheets/calculator-workbook.ts'
import { sheetColors } from '../../../../server/spreadsheets/write-workbook.ts'
import { answerQuery } from '../../../../shared/calculators/load-calculator.ts'
import { computeWorkbook } from '../../../../shared/sheets/compute-workbook.ts'
import { fixtureCalculator as content, calculatorWords as words } from '../../../support/fixture-calculator.ts'

/** The workbook of the fixture with these fields. */
function write(query: string) {
  const { values, computed, answer } = answerQuery(content, words, new URLSearchParams(query))
  if (values === undefined) return expect.fail(`wrong fields: ${query}`)
  const article = { title: 'How to cross', path: '/blogs/how-to-cross' }
  const state = { values, results: computed.results, answer, publicUrl: 'https://www.example.com' }
  return { computed, workbook: toCalculatorWorkbook({ ...content, article }, words, state) }
}

test.each(['', 'kind=season&months=3', 'people=0', 'people=7&fare=0.35'])(
  'the spreadsheet at "%s" computes the numbers of the page',
  query => {
    const { computed, workbook } = write(query)
    const { sheets, faults } = computeWorkbook(workbook)
    expect(faults).toEqual([])
    const [main = [], table = []] = sheets
    const inSheet = (value: unknown) => (Number.isNaN(value) ? '#N/A' : value)
    expect(main.slice(content.fields.length).map(row => row[1]?.value)).toEqual(
      content.results.map(({ name }) => inSheet(computed.results[name])),
    )
    const rows = table.map(row => row.map(({ value }) => value)).filter(([first]) => first !== '')
    expect(rows).toEqual(computed.table.map(row => row.map(inSheet)))
  },
)

test('choices are in words, results are formulas, and the last sheet leads to the article with the same numbers', () => {
  const { sheets } = write('kind=season&months=3').workbook
  const { main, table, method } = words.spreadsheet.sheets
  expect(sheets.map(({ name }) => name)).toEqual([main, table, method])
  expect(sheets[0]?.rows.map(row => row[1])).toMatchObject([
    { value: 'Season ticket' },
    { value: 40 },
    { value: 2.5, format: '$#,##0.00' },
    { value: 3 },
    { value: '=$B$3*$B$4*$B$5*$B$11/100', format: '$#,##0' },
    ...Array.from({ length: 5 }, () => ({ value: expect.stringMatching(/^=IF\(/) })),
    { value: 600 },
  ])
  expect(sheets.at(-1)?.rows.at(-1)).toEqual([
    '',
    'https://www.example.com/blogs/how-to-cross?kind=season&people=40&fare=2.5&months=3#calculate-crossings',
  ])
})

test('the colors are those of the design', () => {
  const colors = readFileSync('client/styles/_tools.scss', 'utf8')
  for (const [role, hex] of Object.entries(sheetColors)) expect(colors, role).toContain(`\n  ${role}: #${hex},`)
})
