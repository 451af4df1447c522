/** What a terminal would obey: control characters, those that turn the direction of writing, odd ends of lines. */
const commands = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** The text with commands to the terminal spelled as JSON spells characters, so that they are seen; JSON stays the same JSON. */
export function toVisible(text: string): string {
  return text.replace(commands, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
