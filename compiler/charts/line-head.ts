import { labelSize, type Mark, seriesTone, type TextMark } from './drawing.ts'
import { addMargin, frameText, overlap } from './place-label.ts'
import { drawStroke } from './strokes.ts'
import { drawText, lineHeight, measureText } from './text.ts'

/** What stands above a plot, and its height in user units. */
export type Head = { readonly marks: readonly Mark[]; readonly height: number }

type Parts = {
  /** The name of the vertical axis. */
  readonly title: string | undefined
  /** Names of the lines, where there is no room at their ends. */
  readonly legend: readonly string[]
  /** A vertical line with its label above the plot. */
  readonly mark: { readonly x: number; readonly label: string } | undefined
}

/** The legend, then the title of the axis with the label of the vertical line; the line goes down to `bottom`. */
export function drawLineHead(
  { title, legend, mark }: Parts,
  { width, bottom }: { readonly width: number; readonly bottom: number },
): Head {
  const { marks, height: legendHeight } = drawLegend(legend, width)
  let y = legendHeight
  const name = title === undefined ? [] : [drawText(title, { tone: 'quiet', x: 0, y: y + labelSize })]
  if (title !== undefined) y += lineHeight + 4
  if (mark === undefined) return { marks: [...marks, ...name], height: y + 8 }
  const beside = centerWithin(mark.label, mark.x, { width, y: y - lineHeight + 9 })
  const isBeside = name.length > 0 && !name.some(other => overlap(addMargin(frameText(other)), frameText(beside)))
  const label = isBeside ? beside : centerWithin(mark.label, mark.x, { width, y: y + labelSize })
  const stroke = drawStroke({ x: mark.x, y: label.y + 5 }, { x: mark.x, y: bottom }, { tone: 'quiet', isDashed: true })
  return { marks: [...marks, ...name, stroke, label], height: label.y + 16 }
}

function centerWithin(text: string, x: number, { width, y }: { readonly width: number; readonly y: number }): TextMark {
  const half = measureText(text) / 2
  return drawText(text, { tone: 'quiet', x: Math.min(Math.max(x, half), width - half), y, anchor: 'middle' })
}

/** A piece of each line with its name, in as many rows as they need. */
function drawLegend(names: readonly string[], width: number): Head {
  let [x, y] = [0, 0]
  const marks = names.flatMap((name, index): readonly Mark[] => {
    const size = 34 + measureText(name, true)
    if (x > 0 && x + size > width) [x, y] = [0, y + lineHeight + 3]
    const [tone, left] = [seriesTone(index), x]
    x += size + 16
    return [
      drawStroke({ x: left, y: y + 9 }, { x: left + 26, y: y + 9 }, { tone, isDashed: tone !== 'first' }),
      drawText(name, { tone, x: left + 34, y: y + labelSize, isStrong: true }),
    ]
  })
  return { marks, height: names.length === 0 ? 0 : y + lineHeight + 8 }
}
