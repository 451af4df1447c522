import type { Hit } from './rank.ts'

/** The hit with a passage that has all phrases, or none. Phrases are words in lower case. */
export function createPhraseTest(phrases: readonly (readonly string[])[]): (hit: Hit) => readonly Hit[] {
  // Words have only letters and digits. Between them may stand an ending such as 's, and any signs.
  const patterns = phrases.map(words => new RegExp(`(?<![\\p{L}\\p{N}])${words.join(gap)}(?![\\p{L}\\p{N}])`, 'iu'))
  const hasAll = (text: string) => patterns.every(pattern => pattern.test(text))
  return hit => {
    const { title, passages } = hit.page
    const texts = passages.map(({ heading = '', text }) => `${heading} | ${text}`)
    if (hasAll(texts[hit.passage] ?? '')) return [hit]
    const own = texts.findIndex(hasAll)
    const passage = own === -1 ? texts.findIndex(text => hasAll(`${title} | ${text}`)) : own
    return passage === -1 ? [] : [{ ...hit, passage }]
  }
}

const gap = "(?:['’]\\p{L}+)?[^\\p{L}\\p{N}]+"
