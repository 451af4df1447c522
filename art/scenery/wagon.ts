import { mix } from './color.ts'
import { type Point, round } from './svg.ts'

/** A Conestoga wagon driving away: bonnet, tailgate, two wheels, the lantern under the bed; `at` is between the wheels. */
export function wagonFromBehind([x, y]: Point, height: number): string {
  const u = height / 100
  const dark = '#2a211c'
  const canvas = '#d8b27c'
  const wheel = (side: number) => {
    const spokes = Array.from({ length: 6 }, (_, i) => {
      const angle = (i / 6) * Math.PI
      const [dx, dy] = [Math.cos(angle) * 5.2, Math.sin(angle) * 20]
      return `<path d="M${round(side * 33 - dx)},${round(-21 - dy)}L${round(side * 33 + dx)},${round(-21 + dy)}" stroke="${dark}" stroke-width="1.3"/>`
    })
    return `<ellipse cx="${side * 33}" cy="-21" rx="6" ry="21" fill="none" stroke="${dark}" stroke-width="2.8"/>${spokes.join('')}`
  }
  const hoop = `<path d="M-33,-44C-36,-88 -22,-100 0,-100C22,-100 36,-88 33,-44Z" fill="${canvas}"/>`
  const glow = `<path d="M-33,-44C-36,-88 -22,-100 0,-100L0,-44Z" fill="${mix(canvas, '#8a6240', 0.6)}" opacity="0.6"/>`
  const mouth = `<path d="M-20,-46C-22,-76 -14,-86 0,-86C14,-86 22,-76 20,-46Z" fill="#5a4331"/><path d="M-20,-46C-22,-76 -14,-86 0,-86C14,-86 22,-76 20,-46" fill="none" stroke="#fff0cf" stroke-width="1.4"/>`
  const driver = `<path d="M-8,-46V-58C-8,-64 8,-64 8,-58V-46Z" fill="#1c2a30"/><circle cx="0" cy="-67" r="4.6" fill="#1c2a30"/><ellipse cx="0" cy="-69.5" rx="8.5" ry="1.6" fill="#1c2a30"/><path d="M-4.4,-70Q-4,-76 0,-76Q4,-76 4.4,-70Z" fill="#1c2a30"/>`
  const bed = `<path d="M-31,-50H31L27,-26H-27Z" fill="#85301b"/><path d="M-31,-50H31L30.4,-46.5H-30.4Z" fill="#d9795f"/><path d="M-29.5,-38H29.5M-10,-50V-26M10,-50V-26" stroke="#4d1c10" stroke-width="1.1"/><path d="M-30,-24H30" stroke="${dark}" stroke-width="3"/>`
  const shadow = `<ellipse cx="0" cy="1" rx="44" ry="5" fill="#120e0c" opacity="0.45"/>`
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${u.toFixed(3)})">${shadow}${hoop}${glow}${mouth}${driver}${wheel(-1)}${bed}${wheel(1)}</g>`
}
