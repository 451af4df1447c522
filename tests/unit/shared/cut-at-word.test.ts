import { expect, test } from 'vitest'
import { cutAtWord } from '../../../shared/values/cut-at-word.ts'

test('a text is cut after a whole word, without the comma there, and a short one stays', () => {
  const text = 'Adoption is wide, and its effect is small.'
  expect(cutAtWord(text, 22)).toBe('Adoption is wide, and…')
  expect(cutAtWord(text, 19)).toBe('Adoption is wide…')
  expect(cutAtWord(text, text.length)).toBe(text)
})
