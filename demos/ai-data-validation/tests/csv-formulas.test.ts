import { test } from 'vitest'
import { expectNoFormula } from '../../kit/tests/formulas.ts'
import { parseCsv, toCsv } from '../program/parse-csv.ts'

function toTable(cells: readonly string[]) {
  const lines = cells.map(cell => `1,"${cell.replaceAll('"', '""')}"`)
  const parsed = parseCsv(['id,text', ...lines].join('\n'))
  if (parsed.kind === 'failed') throw new Error(parsed.message)
  return parsed.table
}

test('no cell of a checked table is a formula to a spreadsheet', () => {
  expectNoFormula(cell => toCsv(toTable(['word', cell])))
})
