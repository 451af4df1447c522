import { typeset } from '../../shared/values/typeset.ts'
import { labelSize, type TextMark } from './drawing.ts'
import { sumWidths } from './letter-widths.ts'

/** From baseline to baseline, in user units. */
export const lineHeight = 17

/** From the middle of a line of text down to its baseline. */
export const halfCap = labelSize * 0.35

/** The width of a label in user units. */
export function measureText(text: string, isStrong = false): number {
  return (sumWidths(text) / 1000) * labelSize * (isStrong ? 1.05 : 1)
}

/** The width of the widest of some labels; 0 without any. */
export function measureWidest(texts: readonly string[], isStrong = false): number {
  return Math.max(0, ...texts.map(text => measureText(text, isStrong)))
}

/** Breaks a text between words into lines of at most `maxWidth` user units, about equally long. */
export function wrapText(text: string, maxWidth: number, isStrong = false): readonly string[] {
  let lines = fillLines(text, maxWidth, isStrong)
  const count = lines.length
  for (let width = maxWidth; lines.length > 1 && width > 0; width -= 8) {
    const narrower = fillLines(text, width, isStrong)
    if (narrower.length > count || measureWidest(narrower, isStrong) > width) break
    lines = narrower
  }
  return lines
}

function fillLines(text: string, maxWidth: number, isStrong: boolean): readonly string[] {
  const lines: string[] = []
  // A number stays with the word before it.
  for (const word of typeset(text).split(/ (?!\d)/)) {
    const longer = [lines.at(-1), word].filter(part => part !== undefined).join(' ')
    if (lines.length > 0 && measureText(longer, isStrong) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type Style = Omit<TextMark, 'kind' | 'text'>

/** A label with its baseline at `y`. */
export function drawText(text: string, style: Style): TextMark {
  return { kind: 'text', text, ...style }
}

/** Lines of text below each other; the baseline of the first is at `y`. */
export function drawTextLines(lines: readonly string[], style: Style): readonly TextMark[] {
  return lines.map((text, index) => drawText(text, { ...style, y: style.y + index * lineHeight }))
}

/** Lines of text below each other, with their middle at `y`. */
export function drawCenteredLines(lines: readonly string[], style: Style): readonly TextMark[] {
  const first = style.y - ((lines.length - 1) * lineHeight) / 2 + halfCap
  return drawTextLines(lines, { ...style, y: first })
}
