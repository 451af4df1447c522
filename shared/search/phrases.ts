import type { Hit } from './rank.ts'

/** The hit with a passage that has all phrases, or none. Phrases are words in lower case. */
export function createPhraseTest(phrases: readonly (readonly string[])[]): (hit: Hit) => readonly Hit[] {
  // Words have only letters and digits. Between them may stand an ending such as 's, and any signs.
  const patterns = phrases.map(words => new RegExp(`(?<![\\p{L}\\p{N}])${words.join(gap)}(?![\\p{L}\\p{N}])`, 'iu'))
  const hasAll = (text: string) => patterns.every(pattern => pattern.test(text))
  return hit => {
    const { title, passages } = hit.page
    const toText = (index: number) => `${title} ${passages[index]?.heading ?? ''} | ${passages[index]?.text ?? ''}`
    if (hasAll(toText(hit.passage))) return [hit]
    const passage = passages.findIndex((_, index) => hasAll(toText(index)))
    return passage === -1 ? [] : [{ ...hit, passage }]
  }
}

const gap = "(?:['’]\\p{L}+)?[^\\p{L}\\p{N}]+"
