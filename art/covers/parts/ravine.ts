import { mix } from '../../scenery/color.ts'
import { mistBank } from '../../scenery/sky.ts'
import { linearGradient, type Point, polygon } from '../../scenery/svg.ts'
import { hemlock } from '../../scenery/trees.ts'
import { createRandom } from '../../toolkit/random.ts'
import { moods } from './mood.ts'
import { line, shape } from './prop.ts'

const mood = moods.evening

export const LEFT = 318
export const RIGHT = 1282

/** Sheets of rock, one before the other, that leave a narrower gap the nearer they are to the river. */
export function ravineStep(step: number): string {
  const color = mix('#b5a48a', '#2c5a66', step / 3)
  const random = createRandom(`ravine ${step}`)
  const side = (sign: number) => {
    const wall = Array.from({ length: 9 }, (_, i): Point => {
      const gap = 560 - step * 96 - i * 22 + random.between(-26, 26)
      return [800 + sign * gap, 370 + step * 44 + i * 66]
    })
    const edge = 800 + sign * 830
    return polygon([[edge, 366 + step * 40], ...wall, [edge, 940]], color)
  }
  return side(-1) + side(1) + mistBank({ width: 1600, height: 900 }, 430 + step * 70, 60, mood.haze, 0.25 - step * 0.04)
}

export function riverBelow(): string {
  const river = linearGradient(
    [0, 640],
    [0, 900],
    [
      [0, '#f6d9ab'],
      [0.4, '#8fb8bf'],
      [1, '#2b7a8b'],
    ],
  )
  return `${river.defs}<path d="M792,640C770,700 850,730 800,790C770,830 800,870 740,910H900C860,860 900,830 880,790C860,740 812,700 810,640Z" fill="${river.fill}"/>`
}

/** The near rock on one side, in courses, with its trees. */
export function cliff(sign: -1 | 1): string {
  const edge = sign < 0 ? LEFT : RIGHT
  const out = 800 + sign * 840
  const random = createRandom(`cliff ${sign}`)
  const face = linearGradient(
    [edge, 0],
    [out, 0],
    [
      [0, sign < 0 ? '#7d5a48' : '#c79a6f'],
      [1, '#10303c'],
    ],
  )
  const rim: readonly Point[] = [
    [out, 400],
    [edge + sign * 90, 414],
    [edge, 424],
    [edge - sign * 4, 512],
  ]
  const wall = Array.from(
    { length: 8 },
    (_, i): Point => [edge + sign * (8 + i * 9 + random.between(-16, 16)), 530 + i * 60],
  )
  const ledges = Array.from({ length: 7 }, (_, i) => {
    const y = 570 + i * 56
    const x = edge + sign * (i * 9 + 18)
    return line(
      `M${x},${y}Q${x + sign * 120},${y + random.between(-16, 16)} ${out},${y + random.between(-30, 30)}`,
      '#0b222b',
      5,
      'opacity="0.28"',
    )
  })
  const trees = [150, 250, 210, 300].map((back, i) =>
    hemlock({
      seed: `hemlock ${sign} ${i}`,
      at: [edge + sign * (back - 20), 420],
      height: 150 + ((i * 47) % 120),
      lightFrom: -sign,
      foliage: mood.foliage,
    }),
  )
  const grass = shape(
    `M${out},440V398L${edge + sign * 90},410L${edge - sign * 6},422L${edge - sign * 2},516Q${edge + sign * 60},506 ${edge + sign * 150},530Q${edge + sign * 240},500 ${out},540Z`,
    '#5f7a62',
  )
  return trees.join('') + face.defs + polygon([...rim, ...wall, [out, 940]], face.fill) + ledges.join('') + grass
}
