import { expect, test } from 'vitest'
import { toCsvAddress, toCsvFile, writeCsv } from '../csv.ts'
import { expectNoFormula } from './formulas.ts'

test('no cell of rows of any program is a formula to a spreadsheet', () => {
  expectNoFormula(cell => writeCsv([['a', cell]]))
})

test('a signed number stays a number', () => {
  expect(writeCsv([[-5, '-5', '+1,234.5', '-3%', '-1e-7', '−5']])).toBe('-5,-5,"+1,234.5",-3%,-1e-7,−5')
})

test('a file begins with a byte order mark, what is copied does not', () => {
  expect(toCsvFile('é')).toBe('\ufeffé')
  expect(toCsvAddress('é')).toBe('data:text/csv;charset=utf-8,%EF%BB%BF%C3%A9')
})
