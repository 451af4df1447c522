import { type Point, path, polygon, stroke } from './svg.ts'

/** The surveyor's instrument on its tripod; `at` is the ground below it. */
export function theodolite([x, y]: Point, height: number, color: string, rim: string): string {
  const h = height
  const leg = (reach: number, paint: string) =>
    stroke(path([x, y - h * 0.82], [x + reach * h, y + (reach === 0.04 ? h * 0.03 : 0)]), paint, h * 0.028)
  const tube = (paint: string, lift: number) =>
    polygon(
      path(
        [x - h * 0.17, y - h * 0.985 - lift],
        [x + h * 0.2, y - h * 1.0 - lift],
        [x + h * 0.2, y - h * 0.93 - lift],
        [x - h * 0.17, y - h * 0.945 - lift],
      ),
      paint,
    )
  const plate = `<rect x="${x - h * 0.07}" y="${y - h * 0.86}" width="${h * 0.14}" height="${h * 0.045}" fill="${color}"/><circle cx="${x}" cy="${y - h * 0.93}" r="${h * 0.07}" fill="${color}"/>`
  return leg(-0.26, color) + leg(0.28, color) + leg(0.04, color) + plate + tube(rim, h * 0.012) + tube(color, 0)
}
