/**
 * What a chart says about the color of a mark; the style sheet and the PDF edition turn it into one. `first` to `fifth`
 * are series, `loss` and `gain` are signs, `quiet` is what is not the point.
 */
export type Tone = 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'gain' | 'loss' | 'quiet' | 'rule'

export const seriesTones: readonly Tone[] = ['first', 'second', 'third', 'fourth', 'fifth']

export type Anchor = 'start' | 'middle' | 'end'

/** Shapes in user units, the origin at the top left. */
export type Mark =
  | { readonly kind: 'line'; readonly path: string; readonly tone: Tone; readonly isDashed?: boolean }
  | { readonly kind: 'area'; readonly path: string; readonly tone: Tone }
  | {
      readonly kind: 'bar'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
    }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly tone: Tone }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor?: Anchor
      readonly tone?: Tone
      readonly isStrong?: boolean
      /** It is on a bar or an area of full color. */
      readonly isInside?: boolean
    }

export type Drawing = { readonly width: number; readonly height: number; readonly marks: readonly Mark[] }

/** Widths of the two forms of a chart, in user units; one is about a CSS pixel. */
export const chartWidths = { wide: 640, narrow: 320 } as const

/** Font size of the labels, in user units. */
export const labelSize = 13

/** The width of a label: an estimate for the site's font, on the safe side. */
export function measureLabel(text: string): number {
  const wide = text.replace(/[^%MWmw—]/g, '').length
  return (text.length * 0.56 + wide * 0.3) * labelSize
}

/** Breaks a label into lines of at most `maxWidth` user units, between words. */
export function wrapLabel(text: string, maxWidth: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measureLabel(`${last} ${word}`) <= maxWidth) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Lines of text below each other, centered on `y` or beginning there. */
export function textLines(
  lines: readonly string[],
  {
    x,
    y,
    lineHeight = labelSize * 1.3,
    isCentered = false,
    ...rest
  }: Omit<Extract<Mark, { kind: 'text' }>, 'kind' | 'text'> & {
    readonly lineHeight?: number
    readonly isCentered?: boolean
  },
): readonly Mark[] {
  const top = isCentered ? y - ((lines.length - 1) * lineHeight) / 2 + labelSize * 0.35 : y
  return lines.map((text, index) => ({ kind: 'text', text, x, y: top + index * lineHeight, ...rest }))
}
