import { line, shape } from './frame.ts'

/** A small open boat from the side, its waterline at `y`. */
export function rowboat(x: number, y: number, length: number, color = '#7b3a26'): string {
  const half = length / 2
  const hull = `M${x - half},${y - length * 0.13}Q${x},${y - length * 0.08} ${x + half},${y - length * 0.15}Q${x + half * 0.9},${y + length * 0.02} ${x + half * 0.62},${y + length * 0.03}H${x - half * 0.7}Q${x - half * 0.95},${y} ${x - half},${y - length * 0.13}Z`
  return (
    shape(hull, color) +
    line(`M${x - half},${y - length * 0.13}Q${x},${y - length * 0.08} ${x + half},${y - length * 0.15}`, '#f0c894', 3) +
    line(
      `M${x - half * 0.9},${y - length * 0.05}Q${x},${y - length * 0.01} ${x + half * 0.9},${y - length * 0.06}`,
      '#4d1c10',
      2,
    )
  )
}

/** Ripples about something that stands in the water. */
export function ripples(x: number, y: number, width: number, color = '#f7f4ee'): string {
  return line(
    `M${x - width},${y}h${width * 2}M${x - width * 1.4},${y + 9}h${width * 1.1}M${x + width * 0.3},${y + 13}h${width}`,
    color,
    2.2,
    'opacity="0.55"',
  )
}
