import { expect, test } from 'vitest'
import { readHeightMessage, toHeightMessage } from '../../../shared/demos/program-height.ts'

test('a program’s height arrives as whole pixels, rounded up', () => {
  expect(readHeightMessage(toHeightMessage(1234.2))).toBe(1235)
})

test('a height beyond 12,000 pixels is bounded', () => {
  expect(readHeightMessage(toHeightMessage(1e9))).toBe(12_000)
})

test.each([null, undefined, 900, '900', {}, { height: 900 }])('the message %j has no height', data => {
  expect(readHeightMessage(data)).toBeUndefined()
})

test.each(['900px', '900', 0, -900, 900.5, Number.NaN, Number.POSITIVE_INFINITY, null, [900]])(
  'the height %j is refused',
  programHeight => {
    expect(readHeightMessage({ programHeight })).toBeUndefined()
  },
)
