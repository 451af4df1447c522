import { expect, test } from 'vitest'
import { firstSentence } from '../../../../shared/values/first-sentence.ts'

test('the first sentence of a text is taken, or the whole when none ends', () => {
  expect(firstSentence('It cost $8,400.50 then. Now it is free.')).toBe('It cost $8,400.50 then.')
  expect(firstSentence('When do you stop? Early.')).toBe('When do you stop?')
  expect(firstSentence('No end')).toBe('No end')
})
