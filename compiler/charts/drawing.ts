/**
 * What a chart says about the color of a mark; the style sheet turns it into one. `first` to `fifth` are series, `loss`
 * and `gain` are signs, `quiet` is what is not the point, `rule` is for lines that only help to read, `ground` sets a
 * line off from what it crosses, `land` and `water` are what a span crosses.
 */
export type Tone =
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'gain'
  | 'loss'
  | 'quiet'
  | 'rule'
  | 'ground'
  | 'land'
  | 'water'

const seriesTones: readonly Tone[] = ['first', 'second', 'third', 'fourth', 'fifth']

/** The tone of a series by its place, from 0. */
export function seriesTone(index: number): Tone {
  return seriesTones[index] ?? 'quiet'
}

/** In user units from the top left. */
export type Point = { readonly x: number; readonly y: number }

type Size = { readonly width: number; readonly height: number }

/** Shapes in user units, the origin at the top left. `path` is the d of an SVG path. What `isPart` touches other parts. */
export type Mark =
  | { readonly kind: 'line'; readonly path: string; readonly tone: Tone; readonly isDashed?: boolean }
  | { readonly kind: 'area'; readonly path: string; readonly tone: Tone }
  | (Point & Size & { readonly kind: 'bar'; readonly tone: Tone; readonly isPart?: boolean })
  | (Point & Size & { readonly kind: 'box'; readonly tone: Tone })
  | (Point & { readonly kind: 'dot'; readonly tone: Tone })
  | TextMark

/** A line of text; `y` is its baseline. */
export type TextMark = Point & {
  readonly kind: 'text'
  readonly text: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly tone?: Tone
  readonly isStrong?: boolean
  /** It is on a bar of full color. */
  readonly isInside?: boolean
}

export type Drawing = Size & { readonly marks: readonly Mark[] }

/** Widths of the two forms of a chart, in user units; one is about a CSS pixel. */
export const chartWidths = { wide: 640, narrow: 280 } as const

/** A span has the width of the page. */
export const spanWidths = { wide: 760, narrow: 320 } as const

/** Font size of the labels, in user units. */
export const labelSize = 13

export function isNarrow(width: number): boolean {
  return width < chartWidths.wide
}
