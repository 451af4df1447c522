import { mix } from './color.ts'
import type { Clothes } from './figure.ts'
import { person } from './person.ts'
import { lightPool } from './sky.ts'
import { linearGradient, type Point, path, polygon, rectangle, round, stops } from './svg.ts'

type House = {
  /** Middle of the floor. */
  readonly at: Point
  readonly width: number
  readonly wall: string
  readonly room: 'kitchen' | 'interview'
  readonly seated: readonly [Clothes, Clothes]
}

/** A house with its front taken off, as a stage: gable, lit room, table, two people, hanging lamp. */
export function cutawayHouse({ at: [x, y], width: w, wall, room, seated }: House): string {
  const h = w * 0.62
  const half = w / 2
  const glow = linearGradient([x, y - h], [x, y], stops([0, '#a8713e'], [0.45, '#f0c07a'], [1, '#c98d52']))
  const outer: readonly Point[] = path(
    [x - half - 10, y + 8],
    [x - half - 10, y - h],
    [x, y - h - w * 0.34],
    [x + half + 10, y - h],
    [x + half + 10, y + 8],
  )
  const gable: readonly Point[] = path([x - half + 6, y - h + 4], [x, y - h - w * 0.3], [x + half - 6, y - h + 4])
  const rafters = [-0.5, 0, 0.5].map(
    t =>
      `<path d="M${round(x + t * half)},${round(y - h)}V${round(y - h - w * 0.3 * (1 - Math.abs(t)))}" stroke="#3b2a20" stroke-width="5"/>`,
  )
  const roof = [-1, 1].map(side =>
    polygon(
      path(
        [x, y - h - w * 0.4],
        [x + side * (half + w * 0.09), y - h + w * 0.035],
        [x + side * (half + w * 0.09), y - h + w * 0.005 + 18],
        [x, y - h - w * 0.355],
      ),
      side > 0 ? '#31484f' : '#223a42',
    ),
  )
  const floor = polygon(
    path([x - half, y], [x + half, y], [x + half - w * 0.06, y - h * 0.12], [x - half + w * 0.06, y - h * 0.12]),
    '#8a5d38',
  )
  return [
    lightPool([x, y - h * 0.5], w * 0.95, '#ffbe6d', 0.5),
    polygon(outer, wall),
    polygon(gable, '#2a211d') + rafters.join(''),
    glow.defs + rectangle(x - half, y - h, { width: w, height: h }, glow.fill),
    backWall(x, y, w, h, room),
    floor,
    table(x, y, w, room, seated),
    hangingLamp(x, y - h, w),
    roof.join(''),
  ].join('')
}

function backWall(x: number, y: number, w: number, h: number, room: House['room']): string {
  const at = (dx: number, dy: number, width: number, height: number, fill: string) =>
    rectangle(x + dx * w, y - dy * h, { width: width * w, height: height * h }, fill)
  const window = (dx: number) =>
    at(dx, 0.78, 0.17, 0.34, '#6b4a30') +
    at(dx + 0.012, 0.76, 0.146, 0.3, '#2b5563') +
    at(dx + 0.08, 0.76, 0.01, 0.3, '#6b4a30') +
    at(dx + 0.012, 0.62, 0.146, 0.016, '#6b4a30')
  if (room === 'interview') {
    const frames = [0, 1, 2].map(
      i =>
        at(0.14 + i * 0.1, 0.74, 0.075, 0.17, '#7a5233') +
        at(0.148 + i * 0.1, 0.725, 0.059, 0.14, i === 1 ? '#a63d24' : '#f2dcb0'),
    )
    const door = at(-0.44, 0.72, 0.15, 0.6, '#7a5233') + at(-0.425, 0.7, 0.12, 0.56, '#8d6440')
    return door + frames.join('') + window(-0.16)
  }
  const shelf =
    at(0.2, 0.62, 0.24, 0.022, '#6b4a30') +
    [0.22, 0.27, 0.32, 0.38]
      .map((dx, i) =>
        at(
          dx,
          0.62 + 0.09 + (i % 2) * 0.03,
          0.034,
          0.09 + (i % 2) * 0.03,
          ['#a63d24', '#f2dcb0', '#2b7a8b', '#d9795f'][i] ?? '#f2dcb0',
        ),
      )
      .join('')
  const stove =
    at(0.24, 0.36, 0.2, 0.26, '#2c3a3f') + at(0.22, 0.38, 0.24, 0.03, '#1d2a2f') + at(0.29, 0.28, 0.1, 0.1, '#e08a45')
  const kettle = `<path d="M${x + w * 0.3},${y - h * 0.38}q0,${-h * 0.09} ${w * 0.04},${-h * 0.09}t${w * 0.04},${h * 0.09}Z" fill="#1d2a2f"/>`
  return window(-0.36) + window(-0.14) + shelf + stove + kettle
}

function table(x: number, y: number, w: number, room: House['room'], [left, right]: House['seated']): string {
  const wood = '#5f3d25'
  const top = y - w * 0.185
  const reach = w * (room === 'kitchen' ? 0.15 : 0.13)
  const sitter = (clothes: Clothes, side: 1 | -1) =>
    person({
      at: [x - side * w * 0.235, y - w * 0.01],
      height: w * 0.42,
      pose: 'seated',
      facing: side,
      clothes,
      headwear: side > 0 ? 'bun' : 'none',
      rim: { color: '#ffe2ab', from: side },
    })
  const chair = (side: number) =>
    `<path d="M${round(x - side * w * 0.29)},${round(y - w * 0.24)}L${round(x - side * w * 0.272)},${round(y - w * 0.105)}H${round(x - side * w * 0.17)}M${round(x - side * w * 0.272)},${round(y - w * 0.105)}L${round(x - side * w * 0.28)},${round(y)}M${round(x - side * w * 0.175)},${round(y - w * 0.105)}V${round(y)}" stroke="${mix(wood, '#000000', 0.25)}" stroke-width="${round(w * 0.016)}" fill="none"/>`
  const board =
    rectangle(x - reach, top, { width: reach * 2, height: w * 0.022 }, '#8a5b36') +
    [-0.82, 0.82]
      .map(s => rectangle(x + s * reach - w * 0.009, top + w * 0.02, { width: w * 0.018, height: w * 0.165 }, wood))
      .join('')
  const paper = polygon(
    path([x - w * 0.05, top], [x + w * 0.03, top], [x + w * 0.045, top - w * 0.012], [x - w * 0.03, top - w * 0.012]),
    '#fff4da',
  )
  const bowl = `<path d="M${x - w * 0.05},${top - w * 0.035}H${x + w * 0.05}Q${x + w * 0.03},${top} ${x},${top}T${x - w * 0.05},${top - w * 0.035}Z" fill="#a63d24"/><circle cx="${x - w * 0.018}" cy="${top - w * 0.042}" r="${w * 0.017}" fill="#e7b25f"/><circle cx="${x + w * 0.018}" cy="${top - w * 0.042}" r="${w * 0.017}" fill="#d9795f"/>`
  return chair(1) + chair(-1) + sitter(left, 1) + sitter(right, -1) + board + (room === 'kitchen' ? bowl : paper)
}

function hangingLamp(x: number, top: number, w: number): string {
  const y = top + w * 0.13
  const shade = polygon(
    path(
      [x - w * 0.02, y - w * 0.02],
      [x + w * 0.02, y - w * 0.02],
      [x + w * 0.065, y + w * 0.03],
      [x - w * 0.065, y + w * 0.03],
    ),
    '#7d2d1a',
  )
  const cone = linearGradient([x, y], [x, y + w * 0.34], stops([0, '#fff0c8', 0.6], [1, '#fff0c8', 0]))
  const light = polygon(
    path(
      [x - w * 0.06, y + w * 0.03],
      [x + w * 0.06, y + w * 0.03],
      [x + w * 0.24, y + w * 0.36],
      [x - w * 0.24, y + w * 0.36],
    ),
    cone.fill,
  )
  return `${cone.defs}<path d="M${x},${top}V${y}" stroke="#3b2a20" stroke-width="3"/>${light}${lightPool([x, y + w * 0.04], w * 0.22, '#fff0c8', 0.8)}${shade}`
}
