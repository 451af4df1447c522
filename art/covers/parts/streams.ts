import { linearGradient, type Point } from '../../scenery/svg.ts'
import { createRandom } from '../../toolkit/random.ts'
import { band } from './aerial.ts'
import { oval } from './prop.ts'

export function course(index: number, x: number): readonly Point[] {
  const random = createRandom(`stream ${index}`)
  const phase = random.between(0, 6)
  return Array.from(
    { length: 13 },
    (_, i): Point => [
      x + Math.sin(phase + i * 0.62) * 44 + (i - 6) * -10 + Math.sin(phase * 2 + i * 1.3) * 12,
      i * 90 - 90,
    ],
  )
}

/** Cut out of the land in two steps of paper, with the water at the bottom. */
export function stream(index: number, x: number): string {
  const line = course(index, x)
  const wide = index === 4 ? 170 : 104
  const swell = (i: number) => wide * (1 + 0.12 * Math.sin(i * 1.7 + index))
  const at = (extra: number) => band(line, i => swell(i) + extra)
  const depth = linearGradient(
    [x - wide / 2, 0],
    [x + wide / 2, 0],
    [
      [0, '#10303c'],
      [0.35, '#175468'],
      [1, '#2b7a8b'],
    ],
  )
  const random = createRandom(`ripple ${index}`)
  const ripples = Array.from({ length: index === 4 ? 34 : 18 }, () => {
    const [px, py] = line[Math.floor(random.between(1, 12))] ?? [x, 0]
    return oval(
      [px + random.between(-0.36, 0.36) * wide, py + random.between(-45, 45)],
      [random.between(3, 7), random.between(16, 40)],
      '#8fb8bf',
      `opacity="${random.between(0.15, 0.5).toFixed(2)}" transform="rotate(6 ${px} ${py})"`,
    )
  })
  return [
    `<path d="${at(58)}" fill="#cfc6a6"/>`,
    `<path d="${at(28)}" fill="#a89f8e"/>`,
    depth.defs,
    `<path d="${at(0)}" fill="${depth.fill}"/>`,
    ...ripples,
  ].join('')
}

export function middleAt(index: number, x: number, y: number): number {
  const line = course(index, x)
  const row = y / 90 + 1
  const [above, below] = [line[Math.floor(row)]?.[0] ?? x, line[Math.ceil(row)]?.[0] ?? x]
  return above + (below - above) * (row - Math.floor(row))
}
