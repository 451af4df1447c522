import type { ContactFieldName } from './contact-rules.ts'

/** Only the details are written in lines; whatever else a paste brings along is not worth a refusal there. */
const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for; tab and line feed stay
const unprintable = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g
/** Halves of characters, which UTF-8 cannot carry. String.toWellFormed does the same, but not in older browsers. */
const loneSurrogates = /\p{Surrogate}/gu

/** A field's text as it is judged and stored: well-formed, in normalisation form C, trimmed. Doing it again changes nothing. */
export function normalizeField(name: ContactFieldName, text: string): string {
  const wellFormed = text.replace(loneSurrogates, '\uFFFD')
  // Only now: what stands between two halves of a character would join them when it goes.
  const lines = name === 'details' ? wellFormed.replace(lineEnds, '\n').replace(unprintable, '') : wellFormed
  return lines.normalize('NFC').trim()
}
