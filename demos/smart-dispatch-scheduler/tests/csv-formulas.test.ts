import { test } from 'vitest'
import { expectNoFormula } from '../../kit/tests/formulas.ts'
import { writeCsv } from '../program/csv.ts'

test('no cell of trips and vehicles is a formula to a spreadsheet', () => {
  expectNoFormula(cell => writeCsv([['a', cell]]))
})
