import { drawBox, drawWideBox } from './box.ts'
import { labelSize, type Mark } from './drawing.ts'
import { drawArrow, drawCheck, drawCross } from './strokes.ts'
import { drawTextLines, lineHeight, wrapText } from './text.ts'

/** The words of a step; those that it does not have are empty. */
export type Step = {
  readonly title: string
  readonly text: string
  readonly group: string
  readonly check: string
  readonly fails: string
}

/** Where what happens if a check fails begins, on wide charts, in user units. */
export function secondColumn(width: number): number {
  return Math.round(width * 0.54) + 44
}

/** `bottom` is that of all marks of the step. */
type DrawnStep = { readonly marks: readonly Mark[]; readonly boxBottom: number; readonly bottom: number }

export function drawWideStep({ title, text, check, fails }: Step, y: number, width: number): DrawnStep {
  if (fails === '') {
    const box = drawWideBox({ x: 1, y, width: width - 2, title, text })
    return addNotes({ check, fails }, { marks: box.marks, boxBottom: y + box.height, width })
  }
  const left = secondColumn(width) - 44
  const other = drawBox({ x: left + 44, y, width: width - left - 45, title: '', text: fails, tone: 'second' })
  const box = drawBox({ x: 1, y, width: left, title, text }, other.height)
  const middle = y + Math.min(box.height, other.height) / 2
  const arrow = drawArrow({ x: left + 6, y: middle }, { x: left + 40, y: middle })
  const marks = [...box.marks, ...other.marks, ...arrow]
  return addNotes({ check, fails: '' }, { marks, boxBottom: y + box.height, width: left })
}

export function drawNarrowStep({ title, text, check, fails }: Step, y: number, width: number): DrawnStep {
  const box = drawBox({ x: 1, y, width: width - 2, title, text })
  return addNotes({ check, fails }, { marks: box.marks, boxBottom: y + box.height, width })
}

type Drawn = { readonly marks: readonly Mark[]; readonly boxBottom: number; readonly width: number }

/** Below the box, with a sign: what must hold, and what happens otherwise. */
function addNotes({ check, fails }: Pick<Step, 'check' | 'fails'>, { marks, boxBottom, width }: Drawn): DrawnStep {
  const notes: Mark[] = []
  let y = boxBottom
  for (const [text, sign] of [
    [check, 'check'],
    [fails, 'cross'],
  ] as const) {
    if (text === '') continue
    const lines = wrapText(text, width - 56)
    const baseline = y + labelSize + 5
    notes.push(...(sign === 'check' ? [drawCheck({ x: 30, y: baseline })] : drawCross({ x: 30, y: baseline })))
    notes.push(...drawTextLines(lines, { x: 48, y: baseline }))
    y += lines.length * lineHeight + 4
  }
  return { marks: [...marks, ...notes], boxBottom, bottom: y }
}
