import { expect, test } from 'vitest'
import { drawSpan } from '../../../../../client/pages/home/span.ts'

test('a curve hangs from the deck at the near bank, and its lowest month is marked at the bottom', () => {
  expect(drawSpan([-50, -100, 0])).toEqual({
    bottom: -100,
    month: 2,
    end: 0,
    line: 'M40 60L347 215L653 370L960 60',
    hangers: 'M347 60V215M653 60V370',
    dots: 'M653 370h0M960 60h0',
  })
})
