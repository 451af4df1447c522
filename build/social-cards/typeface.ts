import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** The site's typeface in one weight, as outlines, so that the result does not depend on installed fonts. */
export type Typeface = {
  /** Width of a line in pixels. Throws when the typeface lacks a character. */
  readonly measure: (text: string, style: TextStyle) => number
  /** The line as SVG path data; its baseline starts at `x`, `y`. */
  readonly outline: (text: string, style: TextStyle & { readonly x: number; readonly y: number }) => string
}

export type TextStyle = {
  readonly size: number
  /** Space between letters, in ems. */
  readonly tracking?: number
}

const require = createRequire(import.meta.url)

/** Reads the two files of the weight: Latin and extended Latin letters. */
export function openTypeface(weight: 500 | 600 | 700): Typeface {
  const fonts = ['latin', 'latin-ext'].map(subset =>
    openFont(require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff2`)),
  )

  function layOut(text: string, { size, tracking = 0 }: TextStyle) {
    let x = 0
    const shapes = toRuns(text, fonts).flatMap(({ font, text: run }) => {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(run)
      return glyphs.map((glyph, index) => {
        const shape = { glyph, scale, x: x + (positions[index]?.xOffset ?? 0) * scale }
        x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
        return shape
      })
    })
    return { shapes, width: x - tracking * size }
  }

  return {
    measure: (text, style) => layOut(text, style).width,
    outline: (text, { x, y, ...style }) =>
      layOut(text, style)
        .shapes.map(shape =>
          shape.glyph.path
            .scale(shape.scale, -shape.scale)
            .translate(x + shape.x, y)
            .toSVG(),
        )
        .join(''),
  }
}

function openFont(path: string): Font {
  const font = openSync(path)
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts`)
  return font
}

/** Splits the text by the first font that has the characters. */
function toRuns(text: string, fonts: readonly Font[]) {
  const runs: { font: Font; text: string }[] = []
  for (const character of text) {
    const font = fonts.find(candidate => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    if (font === undefined) throw new Error(`the typeface has no "${character}"`)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
