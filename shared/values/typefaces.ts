export type Typeface = {
  /** As font files and styles name it. */
  readonly family: string
  /** Its packages are `@fontsource-variable/{id}` for pages and `@expo-google-fonts/{id}` for what the build draws. */
  readonly id: string
}

const text: Typeface = { family: 'Instrument Sans', id: 'instrument-sans' }

/** The typefaces by their roles, the same as in client/styles/_typefaces.scss. */
export const typefaces: Readonly<Record<'text' | 'headings', Typeface>> = { text, headings: text }

/** Each typeface once. */
export const usedTypefaces: readonly Typeface[] = [...new Set([typefaces.text, typefaces.headings])]

/** The family in a list of CSS or SVG: a word that begins with a digit is only right in quotes. */
export function toListedFamily({ family }: Typeface): string {
  return / \d/.test(family) ? `'${family}'` : family
}
