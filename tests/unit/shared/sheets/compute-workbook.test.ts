import { expect, test } from 'vitest'
import { computeWorkbook } from '../../../../shared/sheets/compute-workbook.ts'

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
  ['=SUBSTITUTE(TRIM("  4  5 ")," ",", ")', '4, 5'],
  ['=NA()', '#N/A'],
  ['=1+NA()', '#N/A'],
  ['=IF(A2>1,A2,NA())', 2],
  ['=IFERROR(NA()+1,7)', 7],
  ['=IFERROR(1/0,7)', 7],
  ['=IFERROR("a",7)', 'a'],
  ['=ABS(-A2)', 2],
  ['=SQRT(C2)', 2],
  ['=POWER(A2,B2)', 8],
  ['=ROUNDUP(6.3,0)', 7],
  ['=ROUNDUP(-6.3,0)', -7],
  ['=ROUNDUP(1.1*3/0.1,0)', 33],
  ['=COUNTIF(A2:C2,"<4")', 2],
  ['=COUNTIF(A2:C2,">=3")', 2],
  ['=COUNTIF(A2:C2,3)', 1],
  ['=SUMIF(A2:C2,">=3",A2:C2)', 7],
  ['=COUNTIFS(A2:C2,"<4",B2:C2,">=4")', 1],
  ['=IF(OR(A2>9,B2=3),1,2)+IF(OR(A2>9,B2>9),10,20)', 21],
  ['=LARGE(A2:C2,2)', 3],
  ['=CHOOSE(A2,"a","b")', 'b'],
  ['=IF(A2=2,1,1/0)', 1],
  ['=NORMSDIST(1.96)', 0.975002104852],
  ['=NORMSDIST(-3)', 0.001349898032],
  ['=NORMSDIST(-9)', 0],
  ['=BINOMDIST(2,4,0.5,1)', 0.6875],
  ['=BINOMDIST(0,3,0.1,1)', 0.729],
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

test('a cell may have a number format of its own, with its formula or value inside', () => {
  const columns = [{ header: 'A', width: 10, format: '0.00' }]
  const rows = [[{ value: 0.5, format: '0%' }], ['=A2*2'], [{ value: '=A3+1', format: '0' }]]
  const { sheets } = computeWorkbook({ sheets: [{ name: 'Main', columns, rows }] })
  expect(sheets[0]?.flat()).toEqual([
    { value: 0.5, format: '0%' },
    { value: 1, formula: 'A2*2', format: '0.00' },
    { value: 2, formula: 'A3+1', format: '0' },
  ])
})

test.each([
  ['=D2', 'depends on itself'],
  ['=Z2', 'names a cell outside its table'],
  ['=A1', 'names a cell outside its table'],
  ['=Missing!A2', 'names the sheet "Missing", which does not exist'],
  ['=VLOOKUP(A2,A2:C2,1)', 'uses VLOOKUP, which the build cannot compute'],
  ['=1/0', 'divides by zero'],
  ['=0/0', 'divides by zero'],
  ['=(1', 'lacks ")"'],
  ['=1+', 'ends too early'],
  ['=1 2', 'goes on after its end'],
  ['=BINOMDIST(2,4,0.5,0)', 'uses BINOMDIST without a last argument of 1'],
  ['=2^3', 'cannot be read from "^3" on'],
  ['=MATCH("x",A2:C2,0)', 'looks for "x" where it is not'],
])('%s is reported with its place', (formula, fault) => {
  const { faults } = compute([[2, 3, 4, formula]])
  expect(faults).toEqual([{ path: ['sheets', 0, 'rows', 0, 3], fault }])
})
