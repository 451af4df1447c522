import { expect, test } from 'vitest'
import { toCsvAddress, toCsvFile, writeCsv } from '../csv.ts'

test.each([
  ['=HYPERLINK("http://x.example")', `"'=HYPERLINK(""http://x.example"")"`],
  ['+1+cmd', `"'+1+cmd"`],
  ['-2+3+cmd', `"'-2+3+cmd"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  ['+1,234.5', '"+1,234.5"'],
  ['two\nlines', '"two\nlines"'],
  [' a ', '" a "'],
  ['-3%', '-3%'],
  ['-1e-7', '-1e-7'],
  ['−5', '−5'],
  ['a=1', 'a=1'],
])('the cell %j is written as %j: no formula to a spreadsheet, and a signed number stays one', (cell, written) => {
  expect(writeCsv([['a', cell]])).toBe(`a,${written}`)
})

test('a file begins with a byte order mark, what is copied does not', () => {
  expect(toCsvFile(writeCsv([['é'], [1]]))).toBe('\ufeffé\r\n1')
  expect(toCsvAddress('é')).toBe('data:text/csv;charset=utf-8,%EF%BB%BF%C3%A9')
})
