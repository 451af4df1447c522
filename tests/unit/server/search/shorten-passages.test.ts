import { expect, test } from 'vitest'
import { shortenPassages } from '../../../../server/search/shorten-passages.ts'
import { toKeywords, toStem } from '../../../../shared/search/words.ts'

test('a shortened text keeps every word that can be looked for', () => {
  const long = Array.from({ length: 200 }, (_, index) => `bridge${index} with tested arches`).join(' ')
  const [page] = shortenPassages([{ kind: 'page', path: '/a', title: 'A', passages: [{ text: long }] }])
  const [passage] = page?.passages ?? []
  expect(passage?.text.length).toBeLessThan(200)
  const toStems = (text: string) => new Set(toKeywords(text).map(toStem))
  expect(toStems(`${passage?.text} ${passage?.more}`)).toEqual(toStems(long))
})
