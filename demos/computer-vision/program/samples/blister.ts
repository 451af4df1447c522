import { around, box, createCanvas, type Drawn, disc, expose, fill, type Point, stroke, without } from './drawing.ts'

const columns = 5
const rows = 4
const empty = 11
const chipped = 3

/** White tablets in a foil blister: one pocket is empty, one tablet has lost a piece. */
export function drawBlister(random: () => number): Drawn {
  const pixels = createCanvas(1200, 900, [126, 134, 140])
  fill(pixels, { left: 0, top: 0, right: 1200, bottom: 900 }, (_x, y) => (y % 12 < 2 ? -1 : 1), [119, 127, 133])
  const defects: Point[] = []
  for (let index = 0; index < columns * rows; index++) {
    const pocket = { x: 150 + (index % columns) * 225, y: 128 + Math.floor(index / columns) * 215 }
    fill(pixels, around(pocket, 84), disc(pocket, 84), [104, 111, 117])
    fill(pixels, around(pocket, 78), disc(pocket, 78), [114, 121, 127])
    const center = { x: pocket.x + (random() - 0.5) * 10, y: pocket.y + (random() - 0.5) * 10 }
    const turn = random() * Math.PI
    if (index === empty) continue
    const lost = { x: center.x + 58, y: center.y - 34 }
    const tablet = index === chipped ? without(disc(center, 64), disc(lost, 40)) : disc(center, 64)
    if (index === chipped) defects.push(center)
    fill(pixels, around(center, 64), tablet, [238, 238, 232])
    const reach = { x: Math.cos(turn) * 44, y: Math.sin(turn) * 44 }
    const score = stroke(
      { x: center.x - reach.x, y: center.y - reach.y },
      { x: center.x + reach.x, y: center.y + reach.y },
      5,
    )
    fill(pixels, around(center, 50), score, [214, 214, 208])
  }
  fill(
    pixels,
    { left: 0, top: 0, right: 1200, bottom: 900 },
    without(
      box({ left: -9, top: -9, right: 1209, bottom: 909 }, 0),
      box({ left: 12, top: 12, right: 1188, bottom: 888 }, 30),
    ),
    [96, 103, 109],
  )
  expose(pixels, random, 0.1)
  return { pixels, count: columns * rows - 1, defects }
}
