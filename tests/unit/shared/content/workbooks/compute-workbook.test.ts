import { expect, test } from 'vitest'
import { computeWorkbook } from '../../../../../shared/content/workbooks/compute-workbook.ts'

type Cells = readonly (readonly (string | number)[])[]

/** The values of a sheet named "Main" beside one named "Other Sheet", with columns A to D. */
function compute(rows: Cells, others: Cells = [[1, 2, 3, 4]]) {
  const columns = ['A', 'B', 'C', 'D'].map(header => ({ header, width: 10 }))
  const toSheet = (name: string, cells: Cells) => ({ name, columns, rows: cells.map(row => [...row]) })
  const { sheets, faults } = computeWorkbook({ sheets: [toSheet('Main', rows), toSheet('Other Sheet', others)] })
  return { values: sheets[0]?.map(row => row.map(({ value }) => value)), faults }
}

test.each([
  ['=1+2*3', 7],
  ['=(1+2)*3', 9],
  ['=-A2*2', -4],
  ['=7/A2-1', 2.5],
  ['="a"&"b ""c"""&A2', 'ab "c"2'],
  ['=SUM(A2:C2)', 9],
  ['=SUM(A2:C2,10)', 19],
  ['=SUM($A$2:B2)/MAX(A2:C2)', 1.25],
  ['=MIN(A2:C2)', 2],
  ['=ROUND(2.345,2)', 2.35],
  ['=SQRT(A2+C2+3)', 3],
  ['=SUMPRODUCT(A2:C2,A2:C2)', 29],
  ["=SUM('Other Sheet'!A2:D2)", 10],
  ['=IF(AND(A2>=2,B2<>A2),"yes","no")', 'yes'],
  ['=IF(A2<=1,"yes","no")', 'no'],
  ['=INDEX(A2:C2,MATCH(4,A2:C2,0))', 4],
  ['=SUM(0.1,0.2)', 0.1 + 0.2],
])('%s is %s', (formula, expected) => {
  const { values } = compute([[2, 3, 4, formula]])
  expect(values?.[0]?.[3]).toEqual(typeof expected === 'number' ? expect.closeTo(expected, 12) : expected)
})

test('a formula may use the result of another one, and SUMIF takes the rows with the same text', () => {
  const { values, faults } = compute([
    ['a', 1, '=B2*2', ''],
    ['b', 5, '=B3*2', ''],
    ['a', 2, '=B4*2', '=SUMIF(A2:A4,A2,C2:C4)'],
  ])
  expect(values?.[2]?.[3]).toBe(6)
  expect(faults).toEqual([])
})

test.each([
  ['=D2', 'depends on itself'],
  ['=Z2', 'names a cell outside its table'],
  ['=A1', 'names a cell outside its table'],
  ['=Missing!A2', 'names the sheet "Missing", which does not exist'],
  ['=VLOOKUP(A2,A2:C2,1)', 'uses VLOOKUP, which the build cannot compute'],
  ['=1/0', 'divides by zero'],
  ['=(1', 'lacks ")"'],
  ['=1+', 'ends too early'],
  ['=1 2', 'goes on after its end'],
  ['=2^3', 'cannot be read from "^3" on'],
  ['=MATCH("x",A2:C2,0)', 'looks for "x" where it is not'],
])('%s is reported with its place', (formula, fault) => {
  const { faults } = compute([[2, 3, 4, formula]])
  expect(faults).toEqual([{ path: ['sheets', 0, 'rows', 0, 3], fault }])
})
