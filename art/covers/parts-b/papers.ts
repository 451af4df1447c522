import { createRandom } from '../../toolkit/random.ts'
import { line, raised, shape, times } from './frame.ts'

/** A sheet of paper about 0,0 with a lifted corner. */
export function paper(w: number, h: number, color = '#f7f4ee', lift = 14): string {
  const outline = `M${-w / 2},${-h / 2}H${w / 2}V${h / 2 - 26}Q${w / 2 - 12},${h / 2 - 6} ${w / 2 - 34},${h / 2}H${-w / 2}Z`
  const corner = shape(
    `M${w / 2},${h / 2 - 26}Q${w / 2 - 26},${h / 2 - 30} ${w / 2 - 34},${h / 2}Q${w / 2 - 12},${h / 2 - 6} ${w / 2},${h / 2 - 26}Z`,
    '#d9d2c5',
  )
  return (
    raised(shape(outline, color) + corner, lift, 0.45) +
    line(`M${-w / 2 + 1},${h / 2}V${-h / 2 + 1}H${w / 2}`, '#ffffff', 2.5, 'opacity="0.8"')
  )
}

/** Writing that says nothing: loops along a line of `length` pixels. */
export function handwriting(
  seed: string,
  x: number,
  y: number,
  length: number,
  height = 16,
  color = '#175468',
): string {
  const random = createRandom(seed)
  let d = `M${x},${y}`
  for (let at = x; at < x + length; ) {
    const step = random.between(7, 15)
    const tall = random.next() < 0.24 ? 1.5 : random.between(0.4, 0.75)
    const below = random.next() < 0.1 ? 0.7 : 0
    d += `q${step * 0.5},${-tall * height * 1.6} ${step * 0.7},${-tall * height * 0.2}t${step * 0.3},${tall * height * 0.2 + below * height}`
    if (below > 0) d += `q${-step},${height * 0.3} ${step * 0.6},${-below * height}`
    at += step * (below > 0 ? 1.6 : 1)
    if (random.next() < 0.14) {
      at += 15
      d += 'm15,0'
    }
  }
  return line(d, color, 3.4)
}

/** A label and, under it, the box to fill in. */
export function field(x: number, y: number, w: number, h: number, filled: boolean): string {
  const label = line(`M${x + 4},${y - 15}h${w * 0.3}`, '#10303c', 8)
  const box = filled
    ? shape(`M${x},${y}h${w}v${h}h${-w}Z`, '#ffffff') + line(`M${x},${y}h${w}v${h}h${-w}Z`, '#8fb8bf', 3)
    : shape(`M${x},${y}h${w}v${h}h${-w}Z`, '#f6d9ab', 'opacity="0.55"') +
      line(`M${x},${y}h${w}v${h}h${-w}Z`, '#a63d24', 5, 'stroke-dasharray="16 11"')
  return label + box
}

export function tickBox(x: number, y: number, side: number, ticked: boolean): string {
  const box =
    shape(`M${x},${y}h${side}v${side}h${-side}Z`, '#ffffff') +
    line(`M${x},${y}h${side}v${side}h${-side}Z`, '#2b7a8b', 4)
  return ticked
    ? box +
        line(
          `M${x + side * 0.2},${y + side * 0.5}l${side * 0.26},${side * 0.3}l${side * 0.62},${-side * 0.82}`,
          '#a63d24',
          8,
        )
    : box
}

/** A pile of slips seen from the front, each a little out of line; `foot` is the bottom. */
export function slips(seed: string, x: number, foot: number, width: number, count: number, thick = 7): string {
  const random = createRandom(seed)
  return times(count, i => {
    const [left, y] = [x - width / 2 + random.between(-7, 7), foot - (i + 1) * thick]
    const color = random.pick(['#f7f4ee', '#ece6db', '#d9d2c5', '#f7f4ee', '#dbe7e6'])
    return (
      shape(`M${Math.round(left)},${y}h${width}v${thick - 1.4}h${-width}Z`, color) +
      line(`M${Math.round(left)},${y + thick - 1}h${width}`, '#8f8674', 1.2)
    )
  }).join('')
}

export function pen(color = '#a63d24'): string {
  return raised(
    shape('M-150,-9H96L150,0L96,9H-150Q-158,0 -150,-9Z', color) +
      shape('M96,-9L150,0L96,9Z', '#f0b56b') +
      line('M-140,-5H90', '#ffffff', 2.4, 'opacity="0.5"') +
      shape('M40,-10h16v20h-16Z', '#f6d9ab'),
    9,
  )
}
