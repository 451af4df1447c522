import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SheetCell, type Workbook, workbookSchema } from '../../../shared/content/schemas/files.ts'
import { computeWorkbook, toContent } from '../../../shared/sheets/compute-workbook.ts'

/** The models that papers offer. */
const workbooks = ['roi-model', 'scaling-model', 'divide-model', 'pugh-matrix', 'roadmap-model', 'risk-model'].map(id =>
  workbookSchema.parse(JSON.parse(readFileSync(`content/workbooks/${id}.json`, 'utf8'))),
)

test.each(workbooks)('of $id, every number is an input or a live formula', workbook => {
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

test.each(workbooks)('of $id, each number that a reader fills in changes a result', workbook => {
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
