import { isNarrow, labelSize, type Mark } from './drawing.ts'
import { drawStroke, type Stroke } from './strokes.ts'
import { drawCenteredLines, drawTextLines, lineHeight, measureWidest, wrapText } from './text.ts'

/** The labels of rows and where the rows are, in user units. */
export type RowLabels = {
  readonly marks: readonly Mark[]
  /** Where the room for the rows begins. */
  readonly left: number
  /** The middles of the rows, from above. */
  readonly middles: readonly number[]
  readonly bottom: number
  /** From where to where lines go down across the rows: at once, or on narrow charts beside each label. */
  readonly spans: readonly { readonly top: number; readonly bottom: number }[]
}

type Options = {
  readonly width: number
  readonly top: number
  /** Of what is drawn in a row. */
  readonly height: number
  /** Of the labels beside the rows. */
  readonly maxWidth: number
}

/** Labels to the left of rows that are equally far from each other; on narrow charts above each row. */
export function labelRows(labels: readonly string[], options: Options): RowLabels {
  return isNarrow(options.width) ? labelAbove(labels, options) : labelBeside(labels, options)
}

function labelBeside(labels: readonly string[], { top, height, maxWidth }: Options): RowLabels {
  const texts = labels.map(label => wrapText(label, maxWidth))
  const labelWidth = Math.max(...texts.map(lines => measureWidest(lines)))
  const step = Math.max(height, ...texts.map(lines => lines.length * lineHeight)) + 9
  const middles = labels.map((_, index) => top + (index + 0.5) * step)
  const marks = texts.flatMap((lines, index) =>
    drawCenteredLines(lines, { x: labelWidth, y: middles[index] ?? 0, anchor: 'end' }),
  )
  const bottom = top + labels.length * step
  return { marks, left: labelWidth + 12, middles, bottom, spans: [{ top: top - 4, bottom }] }
}

function labelAbove(labels: readonly string[], { width, top, height }: Options): RowLabels {
  const marks: Mark[] = []
  const middles: number[] = []
  let y = top
  for (const label of labels) {
    const lines = wrapText(label, width)
    marks.push(...drawTextLines(lines, { x: 0, y: y + labelSize }))
    y += lines.length * lineHeight + 3
    middles.push(y + height / 2)
    y += height + 12
  }
  const spans = middles.map(middle => ({ top: middle - height / 2 - 2, bottom: middle + height / 2 + 2 }))
  return { marks, left: 0, middles, bottom: y - 8, spans }
}

/** A vertical line across all rows that leaves their labels free. */
export function drawAcross({ spans }: RowLabels, x: number, stroke?: Stroke): readonly Mark[] {
  return spans.map(({ top, bottom }) => drawStroke({ x, y: top }, { x, y: bottom }, stroke))
}
