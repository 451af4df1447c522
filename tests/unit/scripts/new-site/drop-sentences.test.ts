import { expect, test } from 'vitest'
import { dropSentences } from '../../../../scripts/new-site/drop-sentences.ts'

const isGone = (path: string) => path.startsWith('gone/')

test.each([
  ['a sentence', 'One stays. `gone/a.ts` tests it. Another\nstays.', 'One stays. Another stays.'],
  ['a first sentence', 'See `gone/a.ts`. That stays.', 'That stays.'],
  ['an item', '- one\n- two, in `gone/a.ts`,\n  or so\n- three', '- one\n- three'],
  ['a step of a recipe', '1. One.\n2. `gone/a.ts`: add it.\n3. Three.', '1. One.\n3. Three.'],
  ['a row', '| a | b |\n| - | - |\n| x | `gone/a` |\n| y | z |', '| a | b |\n| - | - |\n| y | z |'],
  ['a paragraph', 'One.\n\nOf `gone/a`.\n\nTwo.', 'One.\n\nTwo.'],
])('%s that names what is gone goes', (_, before, after) => {
  expect(dropSentences(before, isGone)).toBe(after)
})

test('code and what names other files stay', () => {
  const text = 'Of `here/a`.\n\n```sh\ncat `gone/a`\n```\n'
  expect(dropSentences(text, isGone)).toBe(text)
})
