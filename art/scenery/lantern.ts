import { lightPool } from './sky.ts'
import { blurred, type Point, path, polygon } from './svg.ts'

/** A hurricane lantern hanging from `at`, with its pool of light (`glow` in pixels). */
export function lantern([x, y]: Point, height: number, glow: number, color = '#f0b56b'): string {
  const w = height * 0.3
  const dark = '#0b222b'
  const flame = `<ellipse cx="${x}" cy="${y + height * 0.58}" rx="${w * 0.62}" ry="${height * 0.24}" fill="#fff3d6"/>`
  const cap = polygon(
    path(
      [x - w, y + height * 0.34],
      [x - w * 0.4, y + height * 0.16],
      [x + w * 0.4, y + height * 0.16],
      [x + w, y + height * 0.34],
    ),
    dark,
  )
  const foot = polygon(
    path([x - w, y + height * 0.84], [x + w, y + height * 0.84], [x + w * 1.1, y + height], [x - w * 1.1, y + height]),
    dark,
  )
  const bail = `<path d="M${x - w * 0.9},${y + height * 0.34}Q${x},${y - height * 0.2} ${x + w * 0.9},${y + height * 0.34}" fill="none" stroke="${dark}" stroke-width="${height * 0.05}"/>`
  const bars = [-1, 1].map(
    s =>
      `<path d="M${x + s * w * 0.85},${y + height * 0.3}V${y + height * 0.86}" stroke="${dark}" stroke-width="${height * 0.05}"/>`,
  )
  const center: Point = [x, y + height * 0.58]
  return lightPool(center, glow, color, 0.9) + blurred(flame, height * 0.05) + flame + cap + foot + bail + bars.join('')
}

/** A shaft of light between two edges, strong at the first and gone at the last pair of points. */
export function lightShaft(points: readonly Point[], color: string, opacity: number, softness: number): string {
  return blurred(polygon(points, color), softness, `opacity="${opacity}" style="mix-blend-mode:screen"`)
}
