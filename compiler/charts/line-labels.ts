import type { Plot } from './axis.ts'
import type { TextMark } from './drawing.ts'
import type { Level, Line } from './line-frame.ts'
import { addMargin, frameText, type Obstacles, placeLabel } from './place-label.ts'
import { drawText, halfCap, lineHeight } from './text.ts'

/** The name of each line to the right of its end, where there is more than one. */
export function drawEndLabels(lines: readonly Line[]): readonly TextMark[] {
  if (lines.length < 2) return []
  const ends = lines.flatMap(({ name, tone, points }) => points.slice(-1).map(point => ({ name, tone, ...point })))
  const levels = spreadLevels(ends.map(({ y }) => y))
  return ends.map(({ name, tone, x }, index) =>
    drawText(name, { tone, isStrong: true, x: x + 10, y: (levels[index] ?? 0) + halfCap }),
  )
}

/** Heights in user units, moved down as little as needed to be a line of text apart. */
export function spreadLevels(levels: readonly number[]): readonly number[] {
  const spread = [...levels]
  let last = Number.NEGATIVE_INFINITY
  for (const index of [...levels.keys()].sort((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0))) {
    last = Math.max(levels[index] ?? 0, last + lineHeight)
    spread[index] = last
  }
  return spread
}

/** The values of some points, above or below their lines or beside them. */
export function drawValueLabels(lines: readonly Line[], obstacles: Obstacles): readonly TextMark[] {
  const placed: TextMark[] = []
  for (const { tone, points, texts, named } of lines) {
    for (const index of named) {
      const [point, text] = [points[index], texts[index]]
      if (point === undefined || text === undefined) continue
      const style = { tone: lines.length > 1 ? tone : undefined, isStrong: true }
      const at = (dx: number, dy: number, anchor: TextMark['anchor']) =>
        drawText(text, { ...style, x: point.x + dx, y: point.y + dy, anchor })
      const rectangles = [...obstacles.rectangles, ...placed.map(mark => addMargin(frameText(mark), 8))]
      const places = [
        at(0, -10, 'middle'),
        at(6, -8, 'start'),
        at(0, 20, 'middle'),
        at(-8, -6, 'end'),
        at(6, 18, 'start'),
        at(-8, 18, 'end'),
      ] as const
      placed.push(placeLabel(places, { ...obstacles, rectangles }))
    }
  }
  return placed
}

/** What the horizontal lines mean, above or below them at one of their ends. */
export function drawLevelLabels(levels: readonly Level[], plot: Plot, obstacles: Obstacles): readonly TextMark[] {
  const lines = [
    ...obstacles.lines,
    ...levels.map(({ y }) => [
      { x: plot.left, y },
      { x: plot.right, y },
    ]),
  ]
  return levels.map(({ y, label }) => {
    const at = (anchor: 'start' | 'end', dy: number) =>
      drawText(label, { tone: 'quiet', x: anchor === 'start' ? plot.left + 4 : plot.right - 4, y: y + dy, anchor })
    return placeLabel([at('start', -6), at('end', -6), at('start', 16), at('end', 16)], { ...obstacles, lines })
  })
}
