import type { Mark, Point, Tone } from './drawing.ts'

export type Stroke = { readonly tone?: Tone; readonly isDashed?: boolean }

/** A straight line between two points, by default one that only helps to read. */
export function drawStroke(from: Point, to: Point, { tone = 'rule', isDashed = false }: Stroke = {}): Mark {
  return { kind: 'line', tone, isDashed, path: toPath([from, to]) }
}

/** A line through points. */
export function toPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}`
}

/** A tenth of a user unit is too small to see. */
export function round(size: number): number {
  return Math.round(size * 10) / 10
}

/** An arrow from one point down or to the right to another. */
export function drawArrow(from: Point, to: Point): readonly Mark[] {
  const isDown = from.x === to.x
  const wing = (side: 1 | -1) => (isDown ? { x: to.x + side * 4, y: to.y - 6 } : { x: to.x - 6, y: to.y + side * 4 })
  return [
    drawStroke(from, to, { tone: 'quiet' }),
    { kind: 'line', tone: 'quiet', path: toPath([wing(-1), to, wing(1)]) },
  ]
}

/** A check mark of the height of a letter; `y` is the baseline of the text after it. */
export function drawCheck({ x, y }: Point): Mark {
  return {
    kind: 'line',
    tone: 'gain',
    path: toPath([
      { x, y: y - 4 },
      { x: x + 3.5, y: y - 0.5 },
      { x: x + 10, y: y - 9 },
    ]),
  }
}

/** A cross of the height of a letter; `y` is the baseline of the text after it. */
export function drawCross({ x, y }: Point): readonly Mark[] {
  const [left, right, top, bottom] = [x + 1, x + 9, y - 8.5, y - 0.5]
  return [
    drawStroke({ x: left, y: top }, { x: right, y: bottom }, { tone: 'loss' }),
    drawStroke({ x: left, y: bottom }, { x: right, y: top }, { tone: 'loss' }),
  ]
}
