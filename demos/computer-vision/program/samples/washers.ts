import {
  around,
  type Color,
  createCanvas,
  type Drawn,
  disc,
  expose,
  fill,
  type Point,
  stroke,
  without,
} from './drawing.ts'

type Faults = { readonly withoutHole?: number; readonly cracked?: number }

const columns = 5
const rows = 4
const outer = 72
const inner = 32

/** Steel washers on a dark tray; faults by index in reading order. */
export function drawWashers(random: () => number, { withoutHole, cracked }: Faults): Drawn {
  const pixels = createCanvas(1200, 900, [44, 52, 58])
  const defects: Point[] = []
  for (let index = 0; index < columns * rows; index++) {
    const center = {
      x: 150 + (index % columns) * 225 + (random() - 0.5) * 30,
      y: 130 + Math.floor(index / columns) * 213 + (random() - 0.5) * 24,
    }
    const turn = random() * Math.PI * 2
    const crackEnd = { x: center.x + Math.cos(turn) * outer * 1.1, y: center.y + Math.sin(turn) * outer * 1.1 }
    const cuts = [
      ...(index === withoutHole ? [] : [disc(center, inner)]),
      ...(index === cracked ? [stroke(center, crackEnd, 13)] : []),
    ]
    if (index === withoutHole || index === cracked) defects.push(center)
    fill(
      pixels,
      around({ x: center.x + 5, y: center.y + 7 }, outer),
      disc({ x: center.x + 5, y: center.y + 7 }, outer),
      [30, 36, 41],
    )
    fill(pixels, around(center, outer), without(disc(center, outer), ...cuts), (x, y) =>
      toSteel(x - center.x, y - center.y, turn),
    )
  }
  expose(pixels, random, 0.18)
  return { pixels, count: columns * rows, defects }
}

/** Turned steel: bright bands from the center, and a shadowed rim. */
function toSteel(dx: number, dy: number, turn: number): Color {
  const band = 14 * Math.cos(2 * (Math.atan2(dy, dx) - turn))
  const rim = Math.hypot(dx, dy) > outer - 5 ? -22 : 0
  const level = 186 + band + rim
  return [level, level + 2, level + 5]
}
