/** A text in parts of which every second is what was looked for: the first part comes before the first mark. */
export type Marked = readonly string[]

/** What is marked in a text. */
export type Sought = {
  readonly stems: ReadonlySet<string>
  /** The start of a word that the visitor may still be typing. */
  readonly start?: string | undefined
  readonly toStem: (word: string) => string | undefined
}

const excerptLength = 180

const word = /[\p{L}\p{N}\p{Mark}'’]+/gu
const separated = /([\p{L}\p{N}\p{Mark}'’]+)/u

/** The text with each word marked that was looked for. */
export function mark(text: string, sought: Sought): Marked {
  const parts = ['']
  let isMarked = false
  for (const piece of text.split(separated)) {
    const isWord = isSought(piece, sought)
    // Blanks between two marked words belong to the mark.
    if (isWord !== isMarked && piece !== '') {
      parts.push('')
      isMarked = isWord
    }
    parts[parts.length - 1] += piece
  }
  return parts
}

/** The stretch of a text with the most of the words that were looked for, marked. */
export function toExcerpt(text: string, sought: Sought): Marked {
  const { stems, toStem } = sought
  if (text.length <= excerptLength) return mark(text, sought)
  const words = [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const stem = toStem(found)
    return stem !== undefined && stems.has(stem) ? [{ stem, index }] : []
  })
  let best = { from: 0, count: 0 }
  for (const { index } of words) {
    const within = words.filter(other => other.index >= index && other.index < index + excerptLength - 40)
    const count = new Set(within.map(({ stem }) => stem)).size
    if (count > best.count) best = { from: index, count }
  }
  return mark(cut(text, best.from), sought)
}

/** From the start of a sentence or, far from one, of a word shortly before `at`. */
function cut(text: string, at: number): string {
  const sentence = text.lastIndexOf('. ', at) + 2
  const from = at < 60 ? 0 : at - sentence < 70 && sentence > 1 ? sentence : text.indexOf(' ', at - 40) + 1
  const end = text.length - from <= excerptLength ? text.length : text.lastIndexOf(' ', from + excerptLength)
  const shown = text.slice(from, end)
  return `${from === 0 || from === sentence ? '' : '… '}${shown}${end === text.length ? '' : ' …'}`
}

function isSought(token: string, { stems, start, toStem }: Sought): boolean {
  if (start !== undefined && token.toLowerCase().startsWith(start)) return true
  const stem = toStem(token)
  return stem !== undefined && stems.has(stem)
}
