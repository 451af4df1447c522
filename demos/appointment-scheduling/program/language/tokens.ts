/** A word of the sentence, with its place in it. */
export type Token = { readonly text: string; readonly lower: string; readonly start: number; readonly end: number }

const word =
  /\d{1,2}[:.]\d\d|\d+(?:st|nd|rd|th)\b|\d+|[ap]\.\s?m\b\.?|o\s?['’"]\s?clock\b|\p{L}+(?:['’]\p{L}+)*|[^\s\p{L}\d]/giu

export function toTokens(text: string): readonly Token[] {
  return [...text.matchAll(word)].map(match => {
    const start = match.index
    return { text: match[0], lower: match[0].toLowerCase(), start, end: start + match[0].length }
  })
}
