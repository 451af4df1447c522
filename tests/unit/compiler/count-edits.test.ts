import { expect, test } from 'vitest'
import { countEdits } from '../../../compiler/count-edits.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['logistic', 'logistics', 1],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['tagLine', 'tagline', 1],
  ['kosten', 'größen', 4],
  ['abc', 'cab', 2],
])('from "%s" to "%s" are %d edits', (one, other, edits) => {
  expect([countEdits(one, other), countEdits(other, one)]).toEqual([edits, edits])
})
