import { expect, test } from 'vitest'
import { isSlug, toSlug } from '../../../../shared/values/slug.ts'

test('a title becomes a slug without accents, apostrophes and punctuation', () => {
  expect(toSlug("  Don't panic: Émile's 2nd try! ")).toBe('dont-panic-emiles-2nd-try')
})

test.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'é', 'a\n'])('%j is not a slug', text => {
  expect(isSlug(text)).toBe(false)
})

test.each(['a', 'two-words', '5-min'])('%j is a slug', text => {
  expect(isSlug(text)).toBe(true)
})
