import type { PassagePage } from '../../shared/content/schemas/passages.ts'
import { toKeywords, toStem } from '../../shared/search/words.ts'

/** About two lines of a result. */
const maxLength = 160

/** About 170 kB in brotli. */
const maxCharacters = 650_000

/** What a browser fetches when the search opens; empty when that would be too much, and it has to ask the server. */
export function toFetchedPassages(pages: readonly PassagePage[]): readonly PassagePage[] {
  const short = shortenPassages(pages)
  return JSON.stringify(short).length > maxCharacters ? [] : short
}

/**
 * The start of each text, and of the rest each word once. That is two thirds of the bytes of the whole texts, and finds the
 * same.
 */
export function shortenPassages(pages: readonly PassagePage[]): readonly PassagePage[] {
  return pages.map(page => ({
    ...page,
    passages: page.passages.map(passage => {
      const { text } = passage
      if (text.length <= maxLength) return passage
      const start = text.slice(0, text.lastIndexOf(' ', maxLength))
      const known = new Set(toKeywords(start).map(toStem))
      const more = toKeywords(text.slice(start.length)).filter(word => {
        const stem = toStem(word)
        return !known.has(stem) && known.add(stem)
      })
      return { ...passage, text: start, more: more.toSorted().join(' ') }
    }),
  }))
}
