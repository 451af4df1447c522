import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type SheetCell, type Workbook, workbookSchema } from '../../../shared/content/schemas/files.ts'
import { type ComputedCell, computeWorkbook, toContent } from '../../../shared/sheets/compute-workbook.ts'
import { type PaperTable, paperModels } from '../../support/paper-models.ts'
import { readPaper, readPrintedNumbers } from '../../support/paper-tables.ts'

describe.each(paperModels)('$workbook', ({ workbook: id, paper: paperId, tables, passages }) => {
  const workbook = workbookSchema.parse(JSON.parse(readFileSync(`content/workbooks/${id}.json`, 'utf8')))
  const paper = readPaper(paperId)
  const computed = computeWorkbook(workbook)

  /** The cell with its number as the spreadsheet shows it: 30 for 30%. */
  function find(sheet: string, letter: string, row: number) {
    const index = workbook.sheets.findIndex(({ name }) => name === sheet)
    const column = letter.charCodeAt(0) - 65
    const cell: ComputedCell | undefined = computed.sheets[index]?.[row - 2]?.[column]
    if (cell === undefined) throw new Error(`${id} has no cell ${sheet}!${letter}${row}`)
    const { value, format } = cell
    const shown = typeof value === 'number' && format?.endsWith('%') ? value * 100 : value
    return { address: `${sheet}!${letter}${row}`, value: shown }
  }

  function expectNumbers(text: string, cells: readonly (ReturnType<typeof find> | undefined)[], steps: number[] = []) {
    const numbers = readPrintedNumbers(text)
    expect(numbers.length, text).toBeGreaterThan(0)
    expect(numbers.length, text).toBeLessThanOrEqual(cells.length)
    for (const [index, { value, tolerance }] of numbers.entries()) {
      const cell = cells[index]
      if (cell === undefined) continue
      const distance = Math.abs(Number(cell.value) - value)
      const allowed = Math.max(tolerance, (steps[index] ?? 0) / 2)
      expect(distance, `${cell.address} is ${cell.value}, "${text}" says ${value}`).toBeLessThanOrEqual(allowed + 1e-9)
    }
  }

  function expectCell(text: string, letters: string, row: number, { sheet, steps = {} }: PaperTable) {
    const cells = Array.from(letters, letter => (letter === '-' ? undefined : find(sheet, letter, row)))
    const [first] = cells
    if (typeof first?.value === 'string') expect(first.value, first.address).toBe(text)
    else if (/\d/.test(text))
      expectNumbers(
        text,
        cells,
        Array.from(letters, letter => steps[letter] ?? 0),
      )
    else expect(text).toMatch(/^–?$/)
  }

  test.each(tables)('sheet $sheet has the numbers of its table in the paper', table => {
    const section = /^[\d.]+/.exec(table.sheet)?.[0] ?? ''
    const printed = paper.tables.get(section)?.[table.table ?? 0] ?? []
    expect(printed.length).toBeGreaterThan(1)
    for (const [index, row] of printed.entries()) {
      const place = table.rows === undefined ? index + 2 : (table.rows[index] ?? 0)
      if (place === 0) continue
      for (const [column, letters] of table.columns.split(' ').entries())
        if (letters !== '-') expectCell(row[column] ?? '', letters, place, table)
    }
  })

  const sayings = passages.map(([text, cells, step = 0]) => ({ text, cells, step }))
  test.each(sayings)('the paper says "$text", as the spreadsheet', ({ text, cells: addresses, step }) => {
    expect(paper.words.includes(text), 'the paper no longer says so').toBe(true)
    const cells = Array.from(addresses.matchAll(/-(?= |$)|(\S.*?)!([A-Z])(\d+)/g), ([, sheet, letter, row]) =>
      sheet === undefined || letter === undefined ? undefined : find(sheet, letter, Number(row)),
    )
    expect(cells).toHaveLength(readPrintedNumbers(text).length)
    expectNumbers(
      text,
      cells,
      cells.map(() => step),
    )
  })

  test('every number is an input or a live formula', () => {
    for (const { name, columns, rows, totals = 0 } of workbook.sheets) {
      for (const [row, cells] of rows.entries()) {
        for (const [column, cell] of cells.entries()) {
          const isInput = columns[column]?.input === true && row < rows.length - totals
          // The first column names rows, by year or quarter, too.
          if (typeof toContent(cell) === 'number' && column > 0 && !isInput)
            expect.fail(`${name}!${String.fromCharCode(65 + column)}${row + 2} is a constant`)
        }
      }
    }
  })

  test('each number that a reader fills in changes a result', () => {
    // A 0 hides what it is multiplied with.
    const filled = mapCells(workbook, cell => (toContent(cell) === 0 ? 1 : cell))
    const before = showResults(filled)
    for (const [sheet, { name, columns, rows }] of workbook.sheets.entries()) {
      for (const [row, cells] of rows.entries()) {
        for (const [column, cell] of cells.entries()) {
          const value = toContent(cell)
          if (typeof value !== 'number' || columns[column]?.input !== true) continue
          const isUsed = [value * 1.1 + 0.05, value * 0.9 - 0.05].some(other => {
            const at = [sheet, row, column].join()
            return showResults(mapCells(filled, (old, place) => (place === at ? other : old))) !== before
          })
          expect(isUsed, `${name}!${String.fromCharCode(65 + column)}${row + 2}`).toBe(true)
        }
      }
    }
  })

  test('the paper offers the file, whose first sheet names the paper, the yellow cells and the sheets', () => {
    expect(paper.front.files).toContain(id)
    expect(workbook.formats).toContain('xlsx')
    const [about, ...others] = workbook.sheets
    expect(about?.columns[1]?.header).toContain(`"${paper.front.title}"`)
    const labels = about?.rows.map(([label]) => label) ?? []
    expect(labels.slice(0, 3)).toEqual(['What it does', 'Yellow cells', 'Figures'])
    expect(labels.slice(3)).toEqual(others.map(({ name }) => `Sheet ${name}`))
  })
})

/** The values of all formulas as one text. */
function showResults(workbook: Pick<Workbook, 'sheets'>): string {
  const { sheets } = computeWorkbook(workbook)
  return JSON.stringify(sheets.flat(2).map(({ value, formula }) => formula !== undefined && value))
}

/** `place` is sheet, row and column from 0, such as `1,0,2`. */
function mapCells({ sheets }: Pick<Workbook, 'sheets'>, map: (cell: SheetCell, place: string) => SheetCell) {
  return {
    sheets: sheets.map((sheet, index) => ({
      ...sheet,
      rows: sheet.rows.map((cells, row) => cells.map((cell, column) => map(cell, [index, row, column].join()))),
    })),
  }
}
