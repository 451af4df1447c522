import type { SocialCard } from '../../server/seo/social-card.ts'
import { breakLines } from './break-lines.ts'
import type { TextStyle } from './typeface.ts'

/** A line of text with where its baseline begins. */
export type PlacedLine = {
  readonly part: 'label' | 'title' | 'subtitle'
  readonly text: string
  readonly style: TextStyle
  readonly y: number
}

type Measure = (text: string, style: TextStyle) => number
type Room = { readonly width: number; readonly top: number; readonly bottom: number }

/** Sizes of the title in pixels with how many lines each may take: rather smaller than broken into a column of words. */
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

/**
 * The words of a card, standing on the room's bottom. Throws when they do not fit even in the smallest size: what
 * overflows would be cut.
 */
export function layOutWords(card: SocialCard, room: Room, measure: Measure): readonly PlacedLine[] {
  for (const step of titleSizes) {
    const blocks = toBlocks(card, { ...step, width: room.width, measure })
    const lines = blocks === undefined ? undefined : stand(blocks, room.bottom)
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

/** Each part in lines; undefined when one does not fit the width. */
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

/** The blocks under each other, the last line on the bottom. */
function stand(blocks: readonly Block[], bottom: number): readonly PlacedLine[] {
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

/** Of Instrument Sans. */
function capHeight({ size }: TextStyle): number {
  return size * 0.72
}

function isUpperCase(text: string): boolean {
  return text === text.toUpperCase()
}
