import { mix } from '../../scenery/color.ts'
import { type Point, round } from '../../scenery/svg.ts'
import { createRandom } from '../../toolkit/random.ts'
import { oval } from './prop.ts'

/** Things seen straight from above, with shadows that fall to the lower right. */
const SHADOW = '#10303c'

/** A smooth band about a line of points, as wide at each as `widths` says. */
export function band(points: readonly Point[], widths: (index: number) => number): string {
  const side = (sign: number) => points.map(([x, y], i): Point => [x + (sign * widths(i)) / 2, y])
  return `${smooth(side(-1), 'M')}${smooth(side(1).toReversed(), 'L')}Z`
}

/** Through all points, by quadratic curves about the middles. */
export function smooth(points: readonly Point[], start: 'M' | 'L'): string {
  const [first = [0, 0], ...rest] = points
  const last = points.at(-1) ?? first
  const curves = rest.slice(0, -1).map(([x, y], i) => {
    const [nx, ny] = rest[i + 1] ?? last
    return `Q${round(x)},${round(y)} ${round((x + nx) / 2)},${round((y + ny) / 2)}`
  })
  return `${start}${round(first[0])},${round(first[1])}${curves.join('')}L${round(last[0])},${round(last[1])}`
}

export function steppingStone([x, y]: Point, radius: number, color: string): string {
  return (
    oval([x + radius * 0.32, y + radius * 0.4], [radius * 1.1, radius * 0.85], SHADOW, 'opacity="0.4"') +
    oval([x, y], [radius * 1.08, radius * 0.82], mix(color, '#6d6658', 0.45)) +
    oval([x - radius * 0.06, y - radius * 0.1], [radius, radius * 0.74], color)
  )
}

/** A tree from above: a scalloped crown in three tones. */
export function crown(
  seed: string,
  [x, y]: Point,
  radius: number,
  [shade, body, lit]: readonly [string, string, string],
): string {
  const random = createRandom(seed)
  const lobes = (size: number, dx: number, fill: string) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * Math.PI * 2 + random.between(-0.2, 0.2)
      const reach = radius * 0.62 * size
      const r = radius * random.between(0.36, 0.48) * size
      return oval([x + dx + Math.cos(angle) * reach, y + dx + Math.sin(angle) * reach], [r, r], fill)
    }).join('') + oval([x + dx, y + dx], [radius * 0.7 * size, radius * 0.7 * size], fill)
  const shadow = `<g transform="translate(${radius * 0.45} ${radius * 0.55})" opacity="0.3">${lobes(1, 0, SHADOW)}</g>`
  return shadow + lobes(1, 0, shade) + lobes(0.76, -radius * 0.1, body) + lobes(0.42, -radius * 0.2, lit)
}

/** Someone in a broad hat, from above, arms toward `turn` degrees (0 looks right). */
export function seenFromAbove([x, y]: Point, size: number, coat: string, hat: string, turn = 0): string {
  const s = size
  const shadow = `<path d="M0,${-s * 0.4}L${s * 2.9},${s * 1.5}A${s * 0.5},${s * 0.5} 0 0 1 ${s * 2.2},${s * 2.3}L${-s * 0.4},${s * 0.5}Z" fill="${SHADOW}" opacity="0.32"/>`
  const arms = `<path d="M${s * 0.1},${-s * 0.6}Q${s * 0.8},${-s * 0.6} ${s * 1.05},${-s * 0.2}M${s * 0.1},${s * 0.6}Q${s * 0.8},${s * 0.6} ${s * 1.05},${s * 0.2}" fill="none" stroke="${mix(coat, '#000000', 0.15)}" stroke-width="${s * 0.36}" stroke-linecap="round"/>`
  const body =
    oval([0, 0], [s * 0.46, s * 0.86], coat) +
    oval([s * 0.05, 0], [s * 0.6, s * 0.6], mix(hat, '#000000', 0.12)) +
    oval([s * 0.02, -s * 0.03], [s * 0.33, s * 0.33], mix(hat, '#ffffff', 0.18))
  return `<g transform="translate(${round(x)} ${round(y)})">${shadow}<g transform="rotate(${turn})">${arms}${body}</g></g>`
}

/** A surveyor's stake with its flag, from high above: a dot, a long shadow and a red triangle. */
export function stake([x, y]: Point): string {
  return `<path d="M${x},${y}l62,40" stroke="${SHADOW}" stroke-width="5" stroke-linecap="round" opacity="0.35"/><path d="M${x},${y}l-9,-40" stroke="#8a5a3a" stroke-width="7" stroke-linecap="round"/><path d="M${x - 10},${y - 44}l46,12l-40,16Z" fill="#a63d24"/><path d="M${x - 10},${y - 44}l46,12l-23,2Z" fill="#d9795f"/>`
}
