import { expect, test } from 'vitest'
import { readScores } from '../../../../shared/calculators/read-scores.ts'

const two = [
  [0.25, 1],
  [1, 0],
]

test.each([
  ['commas', 'score,wrong\n0.25,1\n1,0\n'],
  ['exponents', 'score,wrong\n2.5e-1,1\n1e0,0'],
  ['another order, other columns, quotation marks', '"id","wrong","score"\r\n"a","1","0.25"\r\n"b","0","1"'],
  ['semicolons, capitals, a byte order mark, blank lines', '\uFEFFScore;Wrong\n\n0.25;TRUE\n1;false\n\n'],
])('a file with %s is read', (_, text) => {
  expect(readScores(text)).toEqual({ kind: 'read', cases: two })
})

test.each([
  ['without a column', 'score,right\n0.25,1', { kind: 'columns' }],
  ['that is empty', '', { kind: 'columns' }],
  ['without rows', 'score,wrong\n\n', { kind: 'empty' }],
  ['with a score in percent', 'score,wrong\n0.5,1\n25,1', { kind: 'row', row: 3 }],
  ['with an empty score', 'score,wrong\n\n,1', { kind: 'row', row: 3 }],
  ['with another outcome', 'score,wrong\n0.5,maybe', { kind: 'row', row: 2 }],
])('a file %s is refused', (_, text, expected) => {
  expect(readScores(text)).toEqual(expected)
})
