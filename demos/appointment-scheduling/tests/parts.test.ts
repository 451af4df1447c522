import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignLetters, changedRanges, mapBack } from '../program/parts.ts'

test('letters of a changed sentence come from the original in their order', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (from, to) => {
      const places = alignLetters(from, to)
      expect(places).toHaveLength(to.length)
      expect(places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))).toBe(true)
    }),
  )
})

test('words that were corrected are found in what was typed', () => {
  const typed = 'a cardioligist on Tue. at 3 p.m.'
  const read = 'a cardiologist on tuesday at 3 pm'
  const places = alignLetters(typed, read)
  const wordsAt = (words: string) => {
    const start = read.indexOf(words)
    const range = mapBack({ start, end: start + words.length }, places, typed)
    return typed.slice(range.start, range.end)
  }
  expect(['cardiologist', 'tuesday', '3 pm'].map(wordsAt)).toEqual(['cardioligist', 'Tue', '3 p.m'])
})

test('what was taken at several places side by side is one range', () => {
  expect(changedRanges('at 3 in the morning with', '|    |              with')).toEqual([{ start: 0, end: 19 }])
})
