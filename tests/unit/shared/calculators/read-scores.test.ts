import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readScores } from '../../../../shared/calculators/read-scores.ts'

const two = [
  [0.25, 1],
  [1, 0],
]

test.each([
  ['commas', 'score,wrong\n0.25,1\n1,0\n'],
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

test('any scores are read as they were written', () => {
  const scored = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1)), { minLength: 1 })
  fc.assert(
    fc.property(scored, cases => {
      const lines = cases.map(row => row.join())
      const result = readScores(['score,wrong', ...lines].join('\n'))
      expect(result.kind === 'read' && result.cases.map(([score, wrong]) => [score + 0, wrong])).toEqual(
        cases.map(([score, wrong]) => [score + 0, wrong]),
      )
    }),
  )
})
