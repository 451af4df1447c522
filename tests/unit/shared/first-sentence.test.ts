import { expect, test } from 'vitest'
import { firstSentence } from '../../../shared/values/first-sentence.ts'
import { siteLibrary } from '../../support/site-pages.ts'

test('a card takes the first sentence, or the whole text when none ends', () => {
  expect(firstSentence('It cost $8,400.50 then. Now it is free.')).toBe('It cost $8,400.50 then.')
  expect(firstSentence('When do you stop? Early.')).toBe('When do you stop?')
  expect(firstSentence('No end')).toBe('No end')
})

test('the first sentence of every article and paper fits three lines of a phone, and a second one follows', async () => {
  const pieces = [...(await siteLibrary.read('posts')), ...(await siteLibrary.read('papers'))]
  const first = pieces.map(({ id, excerpt }) => ({ id, excerpt, sentence: firstSentence(excerpt) }))
  expect(first.length).toBeGreaterThan(30)
  expect(first.filter(({ sentence }) => sentence.length > 100)).toEqual([])
  expect(first.filter(({ excerpt, sentence }) => sentence === excerpt)).toEqual([])
})
