import { brighten } from '../../scenery/color.ts'
import { linearGradient, round, stops } from '../../scenery/svg.ts'
import { createRandom } from '../../toolkit/random.ts'
import { line, shape, times } from './frame.ts'

type Pier = {
  readonly seed: string
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly color?: string
  /** How far the sides lean in toward the top, in pixels. */
  readonly batter?: number
  readonly course?: number
  /** Which side the light comes from. */
  readonly lightFrom?: 1 | -1
}

/** A pier in elevation: courses of limestone, a cap stone, one side in shade. */
export function flatPier({ seed, x, y, color = '#d9d2c5', batter = 10, course = 26, lightFrom = -1 }: Pier): string {
  const random = createRandom(seed)
  const rows = Math.max(1, Math.round((y[1] - y[0]) / course))
  const edge = (side: 0 | 1, at: number) => x[side] + (side ? 1 : -1) * batter * (at / rows)
  const blocks = times(rows, row => {
    const [top, bottom] = [y[0] + ((y[1] - y[0]) * row) / rows, y[0] + ((y[1] - y[0]) * (row + 1)) / rows]
    const [left, right] = [edge(0, row + 0.5), edge(1, row + 0.5)]
    const parts: string[] = []
    for (let at = left; at < right - 1; ) {
      const wanted = at + course * random.between(1.1, 2.4)
      const end = right - wanted < course * 0.7 ? right : wanted
      parts.push(
        shape(
          `M${round(at + 1)},${round(top + 1)}H${round(end - 1)}V${round(bottom - 1)}H${round(at + 1)}Z`,
          brighten(color, random.between(0.88, 1.05)),
        ),
      )
      at = end
    }
    return parts.join('')
  })
  const body = `M${x[0]},${y[0]}H${x[1]}L${x[1] + batter},${y[1]}H${x[0] - batter}Z`
  const shade = linearGradient(
    [x[0], 0],
    [x[1], 0],
    stops([0, '#10303c', lightFrom < 0 ? 0 : 0.45], [1, '#10303c', lightFrom < 0 ? 0.45 : 0]),
  )
  const cap = shape(`M${x[0] - 9},${y[0] - 12}H${x[1] + 9}V${y[0] + 4}H${x[0] - 9}Z`, brighten(color, 1.06))
  return (
    shape(body, brighten(color, 0.74)) +
    blocks.join('') +
    shade.defs +
    shape(body, shade.fill) +
    cap +
    line(`M${x[0] - 8},${y[0] - 11}H${x[1] + 8}`, '#fff4dc', 2, 'opacity="0.7"')
  )
}

/** A surveyor's gauge: a staff in bands of red and white, with its foot at `bottom`. */
export function gauge(x: number, top: number, bottom: number, width = 16): string {
  const bands = Math.round((bottom - top) / 26)
  const step = (bottom - top) / bands
  const body = shape(`M${x - width / 2},${top}h${width}V${bottom}h${-width}Z`, '#f7f4ee')
  const red = times(bands, i =>
    i % 2 ? '' : shape(`M${x - width / 2},${round(top + i * step)}h${width}v${round(step)}h${-width}Z`, '#a63d24'),
  )
  const ticks = times(bands, i =>
    line(`M${x + width / 2},${round(top + (i + 0.5) * step)}h${width * 0.35}`, '#f7f4ee', 1.6),
  )
  return (
    body +
    red.join('') +
    ticks.join('') +
    shape(`M${x + width * 0.15},${top}h${width * 0.35}V${bottom}h${-width * 0.35}Z`, '#10303c', 'opacity="0.18"')
  )
}

/** A cast iron weight with a ring, counted by bright pips. */
export function ironWeight(x: number, foot: number, height: number, pips: number): string {
  const w = height * 0.78
  const top = foot - height
  const body = `M${x - w / 2},${foot}L${x - w * 0.42},${top + height * 0.22}Q${x - w * 0.4},${top + height * 0.1} ${x - w * 0.25},${top + height * 0.1}H${x + w * 0.25}Q${x + w * 0.4},${top + height * 0.1} ${x + w * 0.42},${top + height * 0.22}L${x + w / 2},${foot}Z`
  const marks = times(pips, i => {
    const columns = Math.min(pips, 3)
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return `<circle cx="${round(x + (column - (columns - 1) / 2) * w * 0.24)}" cy="${round(top + height * (pips > 3 ? 0.46 : 0.58) + row * height * 0.25)}" r="${round(height * 0.062)}" fill="#f6d9ab"/>`
  })
  const ring = `<circle cx="${x}" cy="${top}" r="${height * 0.13}" fill="none" stroke="#21424c" stroke-width="${height * 0.06}"/>`
  return (
    ring +
    shape(body, '#1d3b45') +
    line(`M${x - w * 0.42},${top + height * 0.22}L${x - w * 0.48},${foot - 3}`, '#8fb8bf', 2.4, 'opacity="0.7"') +
    marks.join('')
  )
}
