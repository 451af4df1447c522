import { labelSize, type Mark } from './drawing.ts'
import { drawCenteredLines, drawTextLines, lineHeight, wrapText } from './text.ts'

/** Between the edge of a box and its words, in user units. */
const padding = 11

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly title: string
  readonly text?: string
  /** `second` is for what happens if a check fails. */
  readonly tone?: 'first' | 'second'
}

type DrawnBox = { readonly marks: readonly Mark[]; readonly height: number }

/** A box with a bold title above its text; its height follows from the words, and is at least `minHeight`. */
export function drawBox({ x, y, width, title, text = '', tone = 'first' }: Box, minHeight = 0): DrawnBox {
  const inner = width - 2 * padding
  const titleLines = title === '' ? [] : wrapText(title, inner, true)
  const textLines = text === '' ? [] : wrapText(text, inner)
  const height = Math.max(measureLines(titleLines.length + textLines.length), minHeight)
  const style = { x: x + padding, y: y + padding + labelSize - 2 }
  const box: Mark = { kind: 'box', x, y, width, height, tone }
  if (textLines.length === 0) {
    const title = drawCenteredLines(titleLines, { x: style.x, y: y + height / 2, isStrong: true })
    return { marks: [box, ...title], height }
  }
  const marks: Mark[] = [
    box,
    ...drawTextLines(titleLines, { ...style, isStrong: true }),
    ...drawTextLines(textLines, { ...style, y: style.y + titleLines.length * lineHeight }),
  ]
  return { marks, height }
}

/** A box with a bold title in its left part and text in its right part. */
export function drawWideBox({ x, y, width, title, text = '' }: Omit<Box, 'tone'>): DrawnBox {
  const part = Math.round(width * 0.46)
  const titleLines = wrapText(title, part - padding - 8, true)
  const textLines = text === '' ? [] : wrapText(text, width - part - padding)
  const height = measureLines(Math.max(titleLines.length, textLines.length))
  const middle = y + height / 2
  const marks: Mark[] = [
    { kind: 'box', x, y, width, height, tone: 'first' },
    ...drawCenteredLines(titleLines, { x: x + padding, y: middle, isStrong: true }),
    ...drawCenteredLines(textLines, { x: x + part, y: middle }),
  ]
  return { marks, height }
}

function measureLines(count: number): number {
  return count * lineHeight + 2 * padding - 4
}
