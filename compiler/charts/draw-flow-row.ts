import { drawBox } from './box.ts'
import { type Drawing, labelSize, type Mark } from './drawing.ts'
import type { Step } from './flow-step.ts'
import { drawArrow, drawStroke } from './strokes.ts'
import { drawText, lineHeight } from './text.ts'

/** Between two boxes, in user units. */
const gap = 34

/** Steps beside each other, in boxes of one height, below the names of their groups. */
export function drawRow(steps: readonly Step[], width: number): Drawing {
  const boxWidth = (width - 2 - gap * (steps.length - 1)) / steps.length
  const hasGroups = steps.some(({ group }) => group !== '')
  const y = hasGroups ? lineHeight + 14 : 1
  const place = (index: number) => ({ x: 1 + index * (boxWidth + gap), y, width: boxWidth })
  const height = Math.max(...steps.map((step, index) => drawBox({ ...place(index), ...step, tone: 'first' }).height))
  const boxes = steps.flatMap((step, index) => drawBox({ ...place(index), ...step, tone: 'first' }, height).marks)
  const arrows = steps.slice(1).flatMap((_, index) => {
    const end = place(index + 1).x
    return drawArrow({ x: end - gap + 5, y: y + height / 2 }, { x: end - 5, y: y + height / 2 })
  })
  return { width, height: y + height + 1, marks: [...drawGroups(steps, place, boxWidth), ...boxes, ...arrows] }
}

/** The name of each group above a line over its steps. */
function drawGroups(
  steps: readonly Step[],
  place: (index: number) => { readonly x: number },
  boxWidth: number,
): readonly Mark[] {
  const groups = [...new Set(steps.map(({ group }) => group))].filter(Boolean)
  return groups.flatMap(name => {
    const first = place(steps.findIndex(({ group }) => group === name)).x
    const last = place(steps.findLastIndex(({ group }) => group === name)).x + boxWidth
    const y = lineHeight + 5
    return [
      drawText(name, { x: first, y: labelSize, tone: 'quiet', isStrong: true }),
      drawStroke({ x: first, y }, { x: last, y }, { tone: 'quiet' }),
    ]
  })
}
