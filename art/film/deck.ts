import { mix } from '../scenery/color.ts'
import { polygon, stroke } from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import { createRandom } from '../toolkit/random.ts'
import { timber } from './bridge.ts'
import { inHour } from './moods.ts'
import { eased, progress, staggered, times } from './timeline.ts'
import { world } from './world.ts'

const ends = { from: 210, to: 1070 } as const
const plankWidth = 14.34
const count = Math.round((ends.to - ends.from) / plankWidth)
const tones = (() => {
  const random = createRandom('planks')
  return Array.from({ length: count }, () => random.between(0, 1))
})()

/** Planks fall into place from both ends, the last one in the middle. */
export function drawPlanks(t: number): string {
  return tones.map((tone, index) => drawPlank(index, tone, t)).join('')
}

/** Where the next plank goes, seen from the left bank: the carpenters kneel beside it. */
export function plankFront(t: number): number {
  return ends.from + progress(t, times.planks) * ((ends.to - ends.from) / 2)
}

function drawPlank(index: number, tone: number, t: number): string {
  const share = Math.min(index, count - 1 - index) / (count / 2)
  const laid = staggered(t, times.planks, share, 0.55)
  if (laid <= 0) return ''
  const left = ends.from + index * plankWidth
  const right = left + plankWidth - 0.9
  const lift = (1 - laid) * 42
  const tilt = (1 - laid) * (index < count / 2 ? -16 : 16)
  const color = mix(mix(timber, palette.lampLight, 0.35), palette.stoneShade, tone * 0.4)
  const top = world.deck - 5
  const face = polygon(
    [
      [left + 6, top],
      [right + 6, top],
      [right, top + 9],
      [left, top + 9],
    ],
    inHour(color, t),
  )
  const edge = `<rect x="${left}" y="${top + 9}" width="${right - left}" height="4" fill="${inHour(mix(color, palette.oxideDeep, 0.45), t)}"/>`
  const turn = `rotate(${tilt.toFixed(2)} ${(left + right) / 2} ${top})`
  return `<g opacity="${Math.min(1, laid * 2).toFixed(3)}" transform="translate(0 ${(-lift).toFixed(2)}) ${turn}">${face}${edge}</g>`
}

/** The near railing, from the middle outward. */
export function drawRail(t: number): string {
  const grown = eased(t, times.rail)
  if (grown <= 0) return ''
  const reach = grown * 430
  const color = inHour(mix(palette.stone, timber, 0.2), t)
  const [from, to] = [world.middle - reach, world.middle + reach]
  const posts = Array.from({ length: 44 }, (_, index) => ends.from + 6 + index * 19.8)
    .filter(x => x > from && x < to)
    .map(x =>
      stroke(
        [
          [x, world.deck + 4],
          [x, world.deck - 12],
        ],
        color,
        2.2,
      ),
    )
  const rails = [-12, -4].map(y =>
    stroke(
      [
        [from, world.deck + y],
        [to, world.deck + y],
      ],
      color,
      y === -12 ? 3 : 2,
    ),
  )
  return posts.join('') + rails.join('')
}
