import sharp, { type OverlayOptions } from 'sharp'
import { type Typeface, typefaces } from '../../shared/values/typefaces.ts'
import { findFontFile, openFont, type Style } from '../typefaces/open-font.ts'
import type { SocialCard } from './social-card.ts'

const letters = {
  heading: openLetters(typefaces.headings, '600SemiBold'),
  strong: openLetters(typefaces.text, '600SemiBold'),
  medium: openLetters(typefaces.text, '500Medium'),
} as const

/** A part of the words of a card. Sizes are pixels, tracking is in ems, line heights are of the size. */
type Part = {
  readonly text: string
  readonly letters: keyof typeof letters
  readonly color: string
  readonly size: number
  readonly tracking: number
  readonly lineHeight: number
  readonly maxLines: number
  /** To the part above. */
  readonly gap: number
}

type Room = { readonly left: number; readonly width: number; readonly top: number; readonly bottom: number }
type Colors = Readonly<Record<'label' | 'title' | 'subtitle', string>>

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

/** The words of a card in the largest size that fits, aligned to the bottom. Rejects when no size fits. */
export async function drawWords(card: SocialCard, room: Room, colors: Colors): Promise<readonly OverlayOptions[]> {
  for (const step of titleSizes) {
    const parts = listParts(card, step, colors)
    const fitted = await Promise.all(parts.map(part => fitPart(part, room.width)))
    const heights = fitted.map(
      (part, index) => (part?.height ?? Number.POSITIVE_INFINITY) + (index && part ? part.gap : 0),
    )
    let top = room.bottom - heights.reduce((sum, height) => sum + height, 0)
    if (top < room.top) continue
    const drawn: OverlayOptions[] = []
    for (const [index, part] of fitted.entries()) {
      if (part === undefined) continue
      if (index > 0) top += part.gap
      drawn.push(await drawLines(part, { left: room.left, top }, part.width))
      top += part.height
    }
    return drawn
  }
  const words = [card.label, card.title, card.subtitle].filter(part => part !== undefined).join(' / ')
  throw new Error(`"${words}" does not fit ${room.width} × ${room.bottom - room.top} px in the smallest size`)
}

/** The company's name in a single line. */
export function drawName(text: string, place: { readonly left: number; readonly top: number }, color: string) {
  return drawLines({ text, letters: 'heading', color, size: 33, tracking: -0.015, lineHeight: 1 }, place, 1000)
}

function listParts({ label, title, subtitle }: SocialCard, step: (typeof titleSizes)[number], colors: Colors) {
  const tracking = title === title.toUpperCase() ? 0 : -0.02
  const size = Math.max(30, Math.round(step.size * 0.45))
  const small = { lineHeight: 1.25, maxLines: 3 }
  const parts: Part[] = [
    { ...step, text: title, letters: 'heading', color: colors.title, tracking, lineHeight: 1.07, gap: 30 },
  ]
  if (label !== undefined)
    parts.unshift({
      ...small,
      text: label,
      letters: 'strong',
      color: colors.label,
      size: 27,
      tracking: 0.02,
      maxLines: 1,
      gap: 0,
    })
  if (subtitle !== undefined)
    parts.push({ ...small, text: subtitle, letters: 'medium', color: colors.subtitle, size, tracking: 0, gap: 32 })
  return parts
}

/** The part in as few lines as it needs, about equally wide; undefined when it does not fit. */
async function fitPart(part: Part, maxWidth: number) {
  for (const text of [keepHyphens(part.text), part.text]) {
    const whole = { ...part, text }
    const { width, height } = await measure(whole, maxWidth)
    if (width > maxWidth || countLines(part, height) > part.maxLines) continue
    let [low, high] = [1, maxWidth]
    while (high - low > 4) {
      const middle = Math.round((low + high) / 2)
      const tried = await measure(whole, middle)
      if (tried.width <= middle && countLines(part, tried.height) === countLines(part, height)) high = middle
      else low = middle
    }
    return { ...whole, width: high, height: (await measure(whole, high)).height }
  }
  return undefined
}

/** Pango may break a line after any hyphen. Words are broken only when they are wider than the line. */
function keepHyphens(text: string): string {
  return text.replace(/(?<=\w-)(?=\w)/g, '\u2060')
}

/** Of a picture that goes from the top of the first line to the lowest letter of the last. */
function countLines({ size, lineHeight }: Part, height: number): number {
  return Math.round((height / size - 0.83) / lineHeight) + 1
}

type Lines = Omit<Part, 'maxLines' | 'gap'>

async function measure(lines: Lines, width: number) {
  const { width: drawn, height } = await sharp({ text: toText(lines, width) }).metadata()
  return { width: drawn, height }
}

async function drawLines(
  lines: Lines,
  { left, top }: { left: number; top: number },
  width: number,
): Promise<OverlayOptions> {
  const { data, info } = await sharp({ text: toText(lines, width) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left, top }
}

function toText({ text, letters: name, color, size, tracking, lineHeight }: Lines, width: number) {
  const { family, weight, file, font, ownLineHeight } = letters[name]
  for (const character of text) {
    if (character !== '\u2060' && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      throw new Error(`the typeface has no "${character}"`)
  }
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const style = `font_family="${family}" font_weight="${weight}" size="${size}pt" letter_spacing="${Math.round(tracking * size * 1024)}" line_height="${lineHeight / ownLineHeight}" foreground="${color}"`
  return { text: `<span ${style}>${escaped}</span>`, fontfile: file, width, wrap: 'word' as const, rgba: true, dpi: 72 }
}

/** The height of its own lines is a ratio of the size. */
function openLetters(typeface: Typeface, style: Style) {
  const file = findFontFile(typeface, style)
  const font = openFont(file)
  const ownLineHeight = (font.ascent - font.descent + font.lineGap) / font.unitsPerEm
  return { family: typeface.family, weight: Number.parseInt(style, 10), file, font, ownLineHeight }
}
