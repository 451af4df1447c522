import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelCount, mayFollow, toLabels, toSpans } from '../../program/language/labels.ts'
import { toTokens } from '../../program/language/tokens.ts'

const text = 'Dr. Elm on March 7th, half past 3 p.m. in El Cerrito'

test('labels that may follow one another and their spans say the same', () => {
  const tokens = toTokens(text)
  const label = fc.integer({ min: 0, max: labelCount - 1 })
  fc.assert(
    fc.property(fc.array(label, { minLength: tokens.length, maxLength: tokens.length }), wild => {
      const labels = wild.map((one, at) => (mayFollow(wild[at - 1] ?? null, one) ? one : 0))
      fc.pre(labels.every((one, at) => mayFollow(labels[at - 1] ?? null, one)))
      expect(toLabels(tokens, toSpans(text, tokens, labels))).toEqual(labels)
    }),
  )
})

test('clock times, days of the month and p.m. are one word each', () => {
  expect(toTokens('7th 12:30 3 p.m. 4 o"clock don’t').map(token => token.text)).toEqual([
    '7th',
    '12:30',
    '3',
    'p.m.',
    '4',
    'o"clock',
    'don’t',
  ])
})
