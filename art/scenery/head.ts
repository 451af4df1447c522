import type { Clothes, Person } from './figure.ts'
import { type Point, round } from './svg.ts'

export function drawHead(
  [x, y]: Point,
  h: number,
  lean: number,
  { skin, hat }: Clothes,
  headwear: Person['headwear'],
): string {
  const r = h * 0.058
  const p = (value: number) => round(value * r)
  const shapes = {
    brim: `<ellipse cx="0" cy="${p(-0.45)}" rx="${p(1.85)}" ry="${p(0.26)}" fill="${hat}"/><path d="M${p(-0.95)},${p(-0.45)}Q${p(-0.95)},${p(-1.6)} 0,${p(-1.5)}Q${p(0.95)},${p(-1.6)} ${p(0.95)},${p(-0.45)}Z" fill="${hat}"/>`,
    cap: `<path d="M${p(-1.05)},${p(-0.3)}Q${p(-1.15)},${p(-1.35)} ${p(0.1)},${p(-1.25)}Q${p(1)},${p(-1.2)} ${p(1.1)},${p(-0.5)}L${p(1.75)},${p(-0.35)}L${p(1.6)},${p(-0.18)}Z" fill="${hat}"/>`,
    helmet: `<path d="M${p(-1.12)},${p(-0.3)}A${p(1.12)},${p(1.2)} 0 0 1 ${p(1.12)},${p(-0.3)}L${p(1.6)},${p(-0.2)}L${p(1.6)},${p(-0.05)}L${p(-1.2)},${p(-0.1)}Z" fill="${hat}"/>`,
    bun: `<path d="M${p(-1.05)},${p(0.15)}Q${p(-1.25)},${p(-1.2)} ${p(0.1)},${p(-1.15)}Q${p(0.8)},${p(-1.1)} ${p(0.85)},${p(-0.45)}Q${p(0.1)},${p(-0.5)} ${p(-0.2)},${p(0.2)}Z" fill="${hat}"/><circle cx="${p(-1.05)}" cy="${p(-0.55)}" r="${p(0.5)}" fill="${hat}"/>`,
    none: `<path d="M${p(-1.03)},${p(0.1)}Q${p(-1.2)},${p(-1.2)} ${p(0.1)},${p(-1.12)}Q${p(0.85)},${p(-1.1)} ${p(0.9)},${p(-0.4)}Q${p(0)},${p(-0.5)} ${p(-0.3)},${p(0.1)}Z" fill="${hat}"/>`,
  }
  const face = `<ellipse cx="0" cy="0" rx="${p(0.88)}" ry="${p(1.05)}" fill="${skin}"/><path d="M${p(0.7)},${p(-0.2)}L${p(1.12)},${p(0.22)}L${p(0.72)},${p(0.35)}Z" fill="${skin}"/>`
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(lean * 0.7)})">${face}${shapes[headwear ?? 'brim']}</g>`
}
