import { mix } from '../scenery/color.ts'
import { type Point, polygon, round, stroke } from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import { inHour } from './moods.ts'
import { eased, progress, staggered, times } from './timeline.ts'
import { archHeight, archPoint, hangers, world } from './world.ts'

const timber = mix(palette.oxideDeep, palette.stoneDeep, 0.5)
const farShift: Point = [13, -7]

/** The far rib and its hangers: behind whoever crosses. */
export function drawFarSide(t: number): string {
  const late = t - 0.35
  return `<g transform="translate(${farShift[0]} ${farShift[1]})">${drawRib(late, t, mix(palette.oxideDeep, palette.river, 0.35), mix(palette.oxide, palette.river, 0.3))}${drawHangers(late, t, 2.6)}</g>`
}

/** The near rib and its hangers: in front of whoever crosses. */
export function drawNearSide(t: number): string {
  return (
    drawHangers(t, t, 3.6) +
    drawRib(t, t, palette.oxideDeep, mix(palette.oxide, palette.oxideLight, 0.25)) +
    drawKeystone(t)
  )
}

/** Two half arches that grow from the banks and meet in the middle. */
function drawRib(t: number, hour: number, side: string, top: string): string {
  const grown = eased(t, times.ribs) * 0.5
  if (grown <= 0) return ''
  const thickness = (share: number) => 21 - 6 * Math.sin(Math.PI * share)
  const half = (from: number, to: number) => {
    const steps = Array.from({ length: 33 }, (_, index) => from + ((to - from) * index) / 32)
    const outer = steps.map(share => archPoint(share))
    const inner = steps.map(share => archPoint(share, thickness(share))).reverse()
    const edge = steps.map(share => archPoint(share, 2.2))
    const joints = steps
      .filter((_, index) => index % 4 === 0 && index > 0)
      .map(share =>
        stroke(
          [archPoint(share, 1), archPoint(share, thickness(share))],
          inHour(mix(side, palette.night, 0.35), hour),
          1.3,
          'opacity="0.55"',
        ),
      )
    return polygon([...outer, ...inner], inHour(side, hour)) + joints.join('') + stroke(edge, inHour(top, hour), 5)
  }
  return half(0, grown) + half(1, 1 - grown)
}

function drawHangers(t: number, hour: number, width: number): string {
  return hangers
    .map(x => {
      const fromMiddle = Math.abs(x - world.middle) / 300
      const dropped = staggered(t, times.hangers, fromMiddle, 0.9)
      if (dropped <= 0) return ''
      const from = archHeight(x, 12)
      const to = from + (world.deck + 12 - from) * dropped
      return stroke(
        [
          [x, from],
          [x, to],
        ],
        inHour(mix(palette.oxideDeep, palette.river, 0.25), hour),
        width,
      )
    })
    .join('')
}

/** The last stone, and the small light of the moment when both halves touch. */
function drawKeystone(t: number): string {
  const set = progress(t, times.keystone)
  if (set <= 0) return ''
  const [x, y] = archPoint(0.5)
  const fall = (1 - eased(t, [times.keystone[0], times.keystone[0] + 0.5])) * 26
  const stone = polygon(
    [
      [x - 11, y - 6 - fall],
      [x + 11, y - 6 - fall],
      [x + 7, y + 20 - fall],
      [x - 7, y + 20 - fall],
    ],
    inHour(palette.lamp, t),
  )
  const flash = Math.sin(Math.PI * progress(t, [times.keystone[0] + 0.4, times.keystone[1]]))
  const ring = `<circle cx="${x}" cy="${y + 6}" r="${round(20 + 70 * set)}" fill="url(#lamp-glow)" opacity="${(flash * 0.75).toFixed(3)}"/>`
  return ring + stone
}

/** The beam under the deck, growing from both banks. */
export function drawBeam(t: number): string {
  const grown = eased(t, times.beam)
  if (grown <= 0) return ''
  const reach = grown * (world.middle - 262)
  const bar = (from: number, to: number) =>
    `<rect x="${from}" y="${world.deck + 5}" width="${to - from}" height="11" fill="${inHour(mix(timber, palette.night, 0.25), t)}"/><rect x="${from}" y="${world.deck + 5}" width="${to - from}" height="2.5" fill="${inHour(timber, t)}"/>`
  return bar(262, 262 + reach) + bar(1018 - reach, 1018)
}

export { timber }
