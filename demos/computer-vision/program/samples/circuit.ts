import {
  type Color,
  createCanvas,
  type Drawn,
  disc,
  expose,
  fill,
  type Point,
  stroke,
  union,
  without,
} from './drawing.ts'

const traces = 9
const broken = 5
const breakAt = 820
const spacing = 88
const copper: Color = [222, 180, 112]

/** Parallel traces with a drilled pad at each end; one is interrupted. */
export function drawCircuit(random: () => number): Drawn {
  const pixels = createCanvas(1200, 900, [22, 74, 56])
  const defects: Point[] = []
  for (let index = 0; index < traces; index++) {
    const y = 70 + index * spacing
    const bend = 330 + (index % 3) * 40
    const from = { x: 90, y }
    const to = { x: 1110, y: y + 50 }
    const knees = [
      { x: bend, y },
      { x: bend + 50, y: y + 50 },
    ] as const
    const line = union(
      stroke(from, knees[0], 13),
      stroke(...knees, 13),
      stroke(knees[1], to, 13),
      disc(from, 27),
      disc(to, 27),
    )
    const gap = stroke({ x: breakAt, y: to.y - 20 }, { x: breakAt + 8, y: to.y + 20 }, 16)
    const cuts = [disc(from, 11), disc(to, 11), ...(index === broken ? [gap] : [])]
    fill(pixels, { left: 60, top: y - 30, right: 1140, bottom: y + 80 }, without(line, ...cuts), copper)
    // Each piece of the broken trace counts as a defect.
    if (index === broken) defects.push({ x: bend, y }, { x: 1000, y: to.y })
  }
  expose(pixels, random, 0.15)
  return { pixels, count: traces + 1, defects }
}
