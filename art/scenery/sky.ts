import { createRandom } from '../toolkit/random.ts'
import { blurred, linearGradient, type Point, radialGradient, rectangle, type Size, type Stop, stops } from './svg.ts'

type Sun = { readonly at: Point; readonly radius: number; readonly color: string; readonly glow: number }

/** Sky from the top of the picture to `horizon`, with the sun (or moon) and its glow when there is one. */
export function sky(size: Size, horizon: number, stops: readonly Stop[], sun?: Sun): string {
  const air = linearGradient([0, 0], [0, horizon], stops)
  return `${air.defs}${rectangle(0, 0, size, air.fill)}${sun ? sunlight(sun) : ''}`
}

/** The disc, with a wide warm glow about it: use it alone to lay light over hills. */
export function sunlight({ at, radius, color, glow }: Sun): string {
  const disc = `<circle cx="${at[0]}" cy="${at[1]}" r="${radius}" fill="#fffaf0"/>`
  return lightPool(at, glow, color, 0.85) + (radius > 0 ? blurred(disc, radius / 18) : '')
}

/** A round pool of light that fades to nothing at `radius`. */
export function lightPool(at: Point, radius: number, color: string, opacity: number): string {
  const pool = radialGradient(
    at,
    radius,
    stops([0, color, opacity], [0.25, color, opacity * 0.55], [0.6, color, opacity * 0.16], [1, color, 0]),
  )
  return `${pool.defs}<circle cx="${at[0]}" cy="${at[1]}" r="${radius}" fill="${pool.fill}"/>`
}

type Clouds = { readonly seed: string; readonly from: number; readonly to: number; readonly count: number }

/** Long thin banks of cloud between two heights, soft at the edge. */
export function cloudBanks({ width }: Size, { seed, from, to, count }: Clouds, color: string, opacity: number): string {
  const random = createRandom(seed)
  const bank = () => {
    const y = random.between(from, to)
    const reach = random.between(0.14, 0.42) * width
    const x = random.between(-0.1, 1.1) * width
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(reach)}" ry="${random.between(0.004, 0.012) * width}" fill="${color}" opacity="${random.between(0.3, 1).toFixed(2)}"/>`
  }
  return blurred(Array.from({ length: count }, bank).join(''), width / 150, `opacity="${opacity}"`)
}

/** A bank of mist lying at height `y`. */
export function mistBank({ width }: Size, y: number, thickness: number, color: string, opacity: number): string {
  const mist = linearGradient(
    [0, y - thickness],
    [0, y + thickness],
    stops([0, color, 0], [0.5, color, opacity], [1, color, 0]),
  )
  return mist.defs + rectangle(0, y - thickness, { width, height: thickness * 2 }, mist.fill)
}

/** A patch of mist that lies on the water and fades on all sides. */
export function mistPatch([x, y]: Point, width: number, height: number, color: string, opacity: number): string {
  const blob = radialGradient([0, 0], 1, stops([0, color, opacity], [0.5, color, opacity * 0.6], [1, color, 0]))
  return `${blob.defs}<circle r="1" fill="${blob.fill}" transform="translate(${x} ${y}) scale(${width / 2} ${height / 2})"/>`
}
