/** What windows-1252 has at the bytes 128 to 159; the other bytes are the characters of the same number. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const bytes = new Map([...high].map((character, index) => [character, 128 + index]))
const utf8 = new TextDecoder('utf-8', { fatal: true })
/** The first byte of a character in UTF-8, and one that follows it, both read as windows-1252. */
const looksGarbled = new RegExp(`[\u00c2-\u00f4][\u00a0-\u00bf${high}]`, 'u')

/** The words whose UTF-8 was read as windows-1252: "Besançon" for "BesanÃ§on"; undefined for every other text. */
export function decodeAgain(text: string): string | undefined {
  if (!looksGarbled.test(text)) return undefined
  const codes = [...text].map(character => bytes.get(character) ?? character.charCodeAt(0))
  if (codes.some(code => code > 255)) return undefined
  try {
    return utf8.decode(Uint8Array.from(codes))
  } catch {
    // "ANÂ£": letters of a language that has them.
    return undefined
  }
}
