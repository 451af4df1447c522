import { mix } from '../scenery/color.ts'
import { polygon } from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import { createRandom } from '../toolkit/random.ts'
import { inHour } from './moods.ts'
import { ease, progress, times } from './timeline.ts'
import { abutments, world } from './world.ts'

const courseHeight = 15
const courses = 9

type Stone = { readonly left: number; readonly width: number; readonly shade: number }

/** Stones course by course from the water up, the same on every frame. */
const walls: readonly (readonly (readonly Stone[])[])[] = abutments.map(({ from, to }, side) =>
  Array.from({ length: courses }, (_, course) => {
    const random = createRandom(`stone ${side} ${course}`)
    const batter = (courses - course) * 1.3
    const stones: Stone[] = []
    let left = from - batter
    const right = to + batter
    while (left < right - 1) {
      const wanted = random.between(18, 34)
      const width = right - left - wanted < 12 ? right - left : wanted
      stones.push({ left, width, shade: random.between(0, 1) })
      left += width
    }
    return stones
  }),
)

/** Both abutments as far as they are built. */
export function drawAbutments(t: number): string {
  const share = progress(t, times.piers)
  return walls
    .map((wall, side) => wall.map((stones, course) => drawCourse(stones, course, share, side, t)).join(''))
    .join('')
}

/** The stones on which the near rib stands; they hide its foot. */
export function drawSpringers(t: number): string {
  const shown = ease(Math.min(1, Math.max(0, (t - times.ribs[0] + 0.7) / 0.7)))
  if (shown <= 0) return ''
  const stone = inHour(mix(palette.stone, palette.stoneDeep, 0.2), t)
  const edge = inHour(palette.limestone, t)
  const one = (side: 1 | -1) => {
    const at = (x: number) => world.middle + side * x
    return (
      polygon(
        [
          [at(-412), 458],
          [at(-358), 458],
          [at(-352), 486],
          [at(-418), 486],
        ],
        stone,
      ) +
      polygon(
        [
          [at(-412), 458],
          [at(-358), 458],
          [at(-357), 462],
          [at(-413), 462],
        ],
        edge,
      )
    )
  }
  return `<g opacity="${shown.toFixed(3)}">${one(1)}${one(-1)}</g>`
}

function drawCourse(stones: readonly Stone[], course: number, share: number, side: number, t: number): string {
  const from = (course / courses) * 0.82
  const laid = ease(Math.min(1, Math.max(0, (share - from) / 0.18)))
  if (laid <= 0) return ''
  const top = world.waterline + 8 - (course + 1) * courseHeight - (1 - laid) * 16
  const faces = stones.map(({ left, width, shade }) => {
    const color = mix(mix(palette.stoneShade, palette.stone, shade), palette.stoneDeep, 0.22 + shade * 0.16)
    return polygon(
      [
        [left + 0.8, top + 0.8],
        [left + width - 0.8, top + 0.8],
        [left + width - 0.8, top + courseHeight],
        [left + 0.8, top + courseHeight],
      ],
      inHour(color, t),
    )
  })
  const [first, last] = [stones[0], stones.at(-1)]
  if (first === undefined || last === undefined) return ''
  const width = last.left + last.width - first.left
  const mortar = `<rect x="${first.left}" y="${top}" width="${width}" height="${courseHeight + 0.6}" fill="${inHour(mix(palette.stoneDeep, palette.river, 0.25), t)}"/>`
  const shadeLeft = side === 0 ? last.left + last.width - 22 : first.left
  const shade = `<rect x="${shadeLeft}" y="${top}" width="22" height="${courseHeight + 0.6}" fill="${palette.river}" opacity="0.2"/>`
  return `<g opacity="${laid.toFixed(3)}">${mortar}${faces.join('')}${shade}</g>`
}
