const graphemes = new Intl.Segmenter('en')
const wide =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60]|\uFE0F/u
const invisible = /^[\p{M}\p{Cf}]+$/u

/** Approximate width of the text in terminal columns. */
export function toWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  return Array.from(graphemes.segment(text), ({ segment }) => toColumns(segment)).reduce((sum, next) => sum + next, 0)
}

/** The text, truncated with an ellipsis to this many columns. */
export function fitWidth(text: string, columns: number): string {
  if (toWidth(text) <= columns) return text
  let fitting = ''
  let width = 0
  for (const { segment } of graphemes.segment(text)) {
    width += toColumns(segment)
    if (width > columns - 1) break
    fitting += segment
  }
  return `${fitting}…`
}

function toColumns(grapheme: string): number {
  if (invisible.test(grapheme)) return 0
  return wide.test(grapheme) ? 2 : 1
}
