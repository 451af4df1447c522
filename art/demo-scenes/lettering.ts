import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

const file = import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
const source = readFileSync(new URL(file))
const weight = { variationAxes: { wght: 600 } }
const printable = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}×`
const font = create(await subsetFont(source, printable, { ...weight, targetFormat: 'truetype' }))
if (font.type !== 'TTF') throw new Error(`The site's font is a ${font.type}`)
const letters = font

/** The width of words in the site's font, in the unit of the size. */
export function measure(text: string, size = 26): number {
  return Math.round((size * letters.layout(text).advanceWidth) / letters.unitsPerEm)
}

/** A style rule with the letters of the words in the site's font, which a picture cannot load from elsewhere. */
export async function toFontFace(words: string): Promise<string> {
  const missing = [...words].find(letter => !printable.includes(letter))
  if (missing !== undefined) throw new Error(`The site's font has no ${missing}`)
  const subset = await subsetFont(source, words, { ...weight, targetFormat: 'woff2' })
  return `@font-face{font-family:Words;src:url(data:font/woff2;base64,${subset.toString('base64')})}`
}
