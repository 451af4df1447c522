import { brighten } from '../../scenery/color.ts'
import { round } from '../../scenery/svg.ts'
import { createRandom } from '../../toolkit/random.ts'
import { line, placed, shape, times } from './frame.ts'
import { ironWeight } from './stones.ts'

const TIMBER = '#8a5f3c'
const REACH = 210
const TOP = -404

/** A cut stone standing on 0,0. */
export function cutStone(seed: string, w: number, h: number): string {
  const color = brighten('#e6dcc8', createRandom(seed).between(0.92, 1.06))
  return (
    shape(`M${-w / 2},0V${-h}H${w / 2}V0Z`, color) +
    shape(`M${-w / 2},${-h}L${-w / 2 + 12},${-h - 11}H${w / 2 + 12}L${w / 2},${-h}Z`, brighten(color, 1.08)) +
    shape(`M${w / 2},0V${-h}L${w / 2 + 12},${-h - 11}V-11Z`, brighten(color, 0.74)) +
    line(`M${-w / 2 + 7},-7V${-h + 7}H${w / 2 - 7}V-7Z`, brighten(color, 0.86), 2)
  )
}

/** A great beam balance on a frame of timber, standing on 0,0, a stone against iron weights; it is level. */
export function stoneBalance(): string {
  const leg = (side: number) =>
    shape(
      `M${side * 22},${TOP - 20}L${side * 118},0H${side * 92}L${side * 2},${TOP + 40}Z`,
      side < 0 ? TIMBER : brighten(TIMBER, 0.8),
    )
  const brace = shape('M-76,-150H76V-130H-76Z', brighten(TIMBER, 0.9))
  const beam =
    shape(
      `M${-REACH - 14},${TOP - 7}Q0,${TOP - 44} ${REACH + 14},${TOP - 7}V${TOP + 9}Q0,${TOP + 26} ${-REACH - 14},${TOP + 9}Z`,
      '#a63d24',
    ) + line(`M${-REACH - 8},${TOP - 6}Q0,${TOP - 41} ${REACH + 8},${TOP - 6}`, '#e9987e', 4)
  const scale = times(11, i =>
    line(`M${-60 + i * 12},${TOP + 74}v${i === 5 ? 18 : i % 5 ? 8 : 13}`, '#10303c', 2.4),
  ).join('')
  const dial = shape(`M-78,${TOP + 66}H78V${TOP + 100}H-78Z`, '#f7f0de') + scale
  const needle =
    line(`M0,${TOP}V${TOP + 84}`, '#10303c', 6) +
    `<circle cx="0" cy="${TOP}" r="17" fill="#f0b56b"/><circle cx="0" cy="${TOP}" r="7" fill="#5a3a26"/>`
  return leg(1) + leg(-1) + brace + dial + beam + needle + pan(-REACH, stoneLoad()) + pan(REACH, ironLoad())
}

const PAN = 252

function pan(x: number, load: string): string {
  const chains = [-82, 82].map(dx => line(`M0,${TOP}L${dx},${TOP + PAN}`, '#24424c', 4)).join('')
  const plate =
    shape(`M-98,${TOP + PAN - 4}H98L84,${TOP + PAN + 16}H-84Z`, '#24424c') +
    line(`M-96,${TOP + PAN - 3}H96`, '#8fb8bf', 3)
  const ring = `<circle cx="0" cy="${TOP}" r="9" fill="none" stroke="#24424c" stroke-width="5"/>`
  return placed(ring + chains + placed(load, 0, TOP + PAN - 4) + plate, x, 0)
}

const stoneLoad = () => cutStone('weighed', 112, 80)

const ironLoad = () => rowOfWeights.map(([x, height, pips]) => ironWeight(x, 0, height, pips)).join('')

const rowOfWeights = [
  [-46, 72, 3],
  [14, 58, 2],
  [60, 44, 1],
] as const

/** What has been weighed, in a pile of courses on 0,0. */
export function stonePile(seed: string, courses: readonly number[]): string {
  const [w, h] = [86, 56]
  return courses
    .flatMap((count, row) =>
      times(count, i =>
        placed(cutStone(`${seed} ${row} ${i}`, w, h), round((i - (count - 1) / 2) * (w + 3)), -row * (h + 2)),
      ),
    )
    .join('')
}
