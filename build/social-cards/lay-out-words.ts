import type { SocialCard } from './social-card.ts'
import type { TextStyle } from './typeface.ts'

/** A line of text with the y position of its baseline, in pixels. */
export type PlacedLine = {
  readonly part: 'label' | 'title' | 'subtitle'
  readonly text: string
  readonly style: TextStyle
  readonly y: number
}

type Measure = (text: string, style: TextStyle) => number
type Room = { readonly width: number; readonly top: number; readonly bottom: number }

/** Sizes of the title in pixels with the maximum number of lines, in order of preference. */
const titleSizes = [
  { size: 88, maxLines: 2 },
  { size: 80, maxLines: 2 },
  { size: 72, maxLines: 2 },
  { size: 66, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 64, maxLines: 3 },
  { size: 58, maxLines: 3 },
  { size: 58, maxLines: 4 },
  { size: 52, maxLines: 4 },
  { size: 46, maxLines: 4 },
] as const
const maxSubtitleLines = 3
const labelStyle = { size: 27, tracking: 0.02 } as const
const gaps = { label: 34, subtitle: 36 } as const

/** The words of a card in the largest size that fits, aligned to the bottom. Throws when no size fits. */
export function layOutWords(card: SocialCard, room: Room, measure: Measure): readonly PlacedLine[] {
  for (const step of titleSizes) {
    const blocks = toBlocks(card, { ...step, width: room.width, measure })
    const lines = blocks === undefined ? undefined : placeLines(blocks, room.bottom)
    if (lines?.[0] !== undefined && lines[0].y - capHeight(lines[0].style) >= room.top) return lines
  }
  const words = [card.label, card.title, card.subtitle].filter(part => part !== undefined).join(' / ')
  throw new Error(`"${words}" does not fit ${room.width} × ${room.bottom - room.top} px in the smallest size`)
}

type Block = { readonly part: PlacedLine['part']; readonly lines: readonly string[]; readonly style: TextStyle }
type Step = {
  readonly size: number
  readonly maxLines: number
  readonly width: number
  readonly measure: Measure
}

/** Each part in lines; undefined when one does not fit. */
function toBlocks({ label, title, subtitle }: SocialCard, { size, maxLines, width, measure }: Step) {
  const parts = [
    { part: 'label', text: label, style: labelStyle, maxLines: 1 },
    { part: 'title', text: title, style: { size, tracking: isUpperCase(title) ? 0 : -0.02 }, maxLines },
    {
      part: 'subtitle',
      text: subtitle,
      style: { size: Math.max(30, Math.round(size * 0.45)), tracking: 0 },
      maxLines: maxSubtitleLines,
    },
  ] as const
  const blocks: Block[] = []
  for (const { part, text, style, maxLines } of parts) {
    if (text === undefined) continue
    const lines = breakLines({ text, measure: line => measure(line, style), width, maxLines })
    if (lines === undefined) return undefined
    blocks.push({ part, lines, style })
  }
  return blocks
}

/** The blocks below each other, the last line at the bottom. */
function placeLines(blocks: readonly Block[], bottom: number): readonly PlacedLine[] {
  let y = 0
  const placed = blocks.flatMap(({ part, lines, style }, index) =>
    lines.map((text, line) => {
      if (line > 0) y += style.size * (part === 'title' ? 1.07 : 1.25)
      else if (index > 0) y += capHeight(style) + (part === 'subtitle' ? gaps.subtitle : gaps.label)
      return { part, text, style, y }
    }),
  )
  return placed.map(line => ({ ...line, y: line.y - y + bottom }))
}

/** Height of capital letters in Instrument Sans. */
function capHeight({ size }: TextStyle): number {
  return size * 0.72
}

function isUpperCase(text: string): boolean {
  return text === text.toUpperCase()
}

type Paragraph = {
  readonly text: string
  readonly measure: (line: string) => number
  readonly width: number
  readonly maxLines: number
}

/**
 * The text in the minimum number of lines, balanced in width; undefined when it does not fit. A word is broken only when
 * it is wider than the line, and only after one of its hyphens.
 */
export function breakLines({ text, measure, width, maxLines }: Paragraph): readonly string[] | undefined {
  const measureTrimmed = (piece: string) => measure(piece.trimEnd())
  const pieces = toPieces(text, word => measureTrimmed(word) > width)
  const fill = (limit: number) => fillLines(pieces, line => measureTrimmed(line) <= limit)
  const widest = Math.max(...pieces.map(measureTrimmed))
  const minLines = fill(width).length
  if (widest > width || minLines > maxLines) return undefined
  let [low, high] = [widest, width]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (fill(middle).length === minLines) high = middle
    else low = middle
  }
  return fill(high).map(line => line.trimEnd())
}

/** Words with the space after them; words that are too wide are split after their hyphens. */
function toPieces(text: string, isTooWide: (word: string) => boolean): readonly string[] {
  const words = text.split(/(?<=\s)/)
  return words.flatMap(word => (isTooWide(word) ? word.split(/(?<=\w-)(?=\w)/) : [word]))
}

function fillLines(pieces: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && fits(last + piece)) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines
}
