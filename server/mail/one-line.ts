/** Line ends, other controls, halves of characters, and what turns the reading direction around. */
const unfitForALine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu

/** The text on one line; with `maxLength` cut to so many characters, the last then an ellipsis. */
export function toOneLine(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const line = text.replace(unfitForALine, ' ').trim()
  const characters = [...line]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line
}
