import { expect, test } from 'vitest'
import { readBlocks } from '../../../../server/markdown/read-blocks.ts'
import { joinApart, toWords } from '../../../../server/search/to-words.ts'

test('rows and items that end no sentence are told apart by dots', () => {
  const html =
    '<main><div><p>A fixed fee.</p><ul><li>$92,700</li><li>for a <b>pilot</b></li></ul><p>Ask us</p></div></main>'
  expect(toWords(readBlocks(html))).toBe('A fixed fee. $92,700 · for a pilot · Ask us')
  expect(joinApart(['Days:', '', '4'])).toBe('Days: 4')
})
