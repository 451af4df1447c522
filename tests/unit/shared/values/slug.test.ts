import { expect, test } from 'vitest'
import { isSlug, toSlug } from '../../../../shared/values/slug.ts'

test('a title becomes a slug without accents, apostrophes and punctuation', () => {
  expect(toSlug("  Don't panic: Émile's 2nd try! ")).toBe('dont-panic-emiles-2nd-try')
})

test('a slug is words of small letters and digits with single hyphens between them', () => {
  expect(['a', 'two-words', '5-min'].filter(text => !isSlug(text))).toEqual([])
  expect(['', '-a', 'a-', 'a--b', 'A', 'a b', 'é', 'a\n'].filter(isSlug)).toEqual([])
})
