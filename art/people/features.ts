import { palette } from '../toolkit/palette.ts'
import type { Head } from './head.ts'
import { fill, stroke, within } from './paint.ts'

export type Features = {
  readonly eyes: { readonly spread: number; readonly open: number; readonly slant: number; readonly iris: string }
  readonly brows: { readonly color: string; readonly weight: number; readonly arch: number; readonly y: number }
  readonly nose: { readonly width: number; readonly baseY: number }
  readonly mouth: { readonly y: number; readonly width: number; readonly smile: number; readonly fullness: number }
  /** Lines beside mouth and eyes, 0 to 1. */
  readonly age: number
  readonly lash: string
  readonly white: string
}

export function drawFeatures(head: Head, features: Features): string {
  const content = drawEyes(head, features) + drawBrows(features) + drawNose(head, features) + drawMouth(head, features)
  return `<g transform="translate(${head.turn * 22} 0)">${drawAge(head, features)}${content}</g>`
}

function drawEyes({ id, skin, turn }: Head, { eyes, lash, white, age }: Features): string {
  return ([-1, 1] as const)
    .map(side => {
      const x = side * eyes.spread * (1 - 0.06 * turn * side)
      const o = eyes.open
      const upper = `M-27 ${4 - eyes.slant * 0.3}Q-10 ${-16 * o} 10 ${-13 * o}Q24 ${-9 * o} 29 ${2 - eyes.slant}`
      const almond = `${upper}Q12 ${13 * o} -7 ${11 * o}Q-21 ${9 * o} -27 ${4 - eyes.slant * 0.3}Z`
      const gaze = turn * 2 * side
      const iris =
        `<circle cx="${1 + gaze}" cy="-3.5" r="11.5" fill="${eyes.iris}"/>` +
        `<circle cx="${1 + gaze}" cy="-3.5" r="5.4" fill="${lash}"/>`
      const shadow = stroke({ d: upper, color: lash, width: 11, opacity: 0.28 })
      const socket = fill(`M-34 2Q-16 ${-34 * o} 12 -27Q32 -22 36 -4Q14 ${-20 * o} -34 2Z`, skin.deep, 0.34)
      const below = stroke({ d: `M-20 18Q0 ${26} 22 17`, color: skin.deep, width: 3.5, opacity: 0.08 + age * 0.26 })
      const lid = stroke({ d: upper, color: lash, width: 5.2 })
      const eye = `${socket}${below}${fill(almond, white)}${within(`${id}-eye${side}`, almond, iris + shadow)}${lid}`
      const spark = `<circle cx="${x - 4 + gaze * side}" cy="-6" r="2.7" fill="${palette.white}" opacity="0.9"/>`
      return `<g transform="translate(${x} 0) scale(${side} 1)">${eye}</g>${spark}`
    })
    .join('')
}

function drawBrows({ eyes, brows }: Features): string {
  return ([-1, 1] as const)
    .map(side => {
      const { y, arch, weight: w } = brows
      const d = `M-30 ${y + 8}C-14 ${y - arch * 0.8} 14 ${y - arch} 40 ${y + 8}C20 ${y - arch + w * 0.75} -8 ${y - arch * 0.6 + w} -29 ${y + 8 + w * 0.9}Z`
      return `<g transform="translate(${side * eyes.spread} 0) scale(${side} 1)">${fill(d, brows.color)}</g>`
    })
    .join('')
}

function drawNose({ skin, turn }: Head, { nose }: Features): string {
  const { width: w, baseY: y } = nose
  const lean = turn * 8
  const side = `M${9 + lean} -22C${13 + lean} 8 ${10 + lean} ${y - 40} ${w * 0.5 + lean} ${y - 22}C${w * 1.05 + lean} ${y - 18} ${w * 1.1 + lean} ${y - 2} ${w * 0.86 + lean} ${y + 2}C${w * 0.6} ${y + 1} ${w * 0.3} ${y + 9} ${lean - 3} ${y + 7}C${6 + lean} ${y - 20} ${-2 + lean} 22 ${9 + lean} -22Z`
  const under = `M${-w * 0.86 + lean} ${y - 1}C${-w * 0.4 + lean} ${y + 4} ${-w * 0.3 + lean} ${y + 10} ${lean} ${y + 9}C${w * 0.3 + lean} ${y + 10} ${w * 0.5 + lean} ${y + 3} ${w * 0.86 + lean} ${y - 1}C${w * 0.7 + lean} ${y + 9} ${w * 0.3 + lean} ${y + 17} ${lean} ${y + 16}C${-w * 0.3 + lean} ${y + 17} ${-w * 0.7 + lean} ${y + 9} ${-w * 0.86 + lean} ${y - 1}Z`
  const wing = stroke({
    d: `M${-w * 0.92 + lean} ${y - 14}C${-w * 1.12 + lean} ${y - 6} ${-w * 1.02 + lean} ${y + 3} ${-w * 0.78 + lean} ${y}`,
    color: skin.deep,
    width: 3.2,
    opacity: 0.5,
  })
  const light = stroke({
    d: `M${-2 + lean} ${y - 34}C${-1 + lean} ${y - 28} ${-2 + lean} ${y - 22} ${-4 + lean} ${y - 14}`,
    color: skin.glow,
    width: 7,
    opacity: 0.4,
  })
  return fill(side, skin.shade) + fill(under, skin.deep, 0.75) + wing + light
}

function drawMouth({ skin, turn }: Head, { mouth }: Features): string {
  const { y, width: w, smile: s, fullness: f } = mouth
  const l = turn * 4
  const seam = `M${-w} ${y - s}C${-w * 0.5} ${y + s * 0.5} ${-w * 0.2 + l} ${y + 1} ${l} ${y + 3}C${w * 0.2 + l} ${y + 1} ${w * 0.5} ${y + s * 0.5} ${w} ${y - s}`
  const upper = `${seam}C${w * 0.5} ${y - f * 0.8 - s * 0.2} ${w * 0.24 + l} ${y - f} ${l} ${y - f * 0.72}C${-w * 0.24 + l} ${y - f} ${-w * 0.5} ${y - f * 0.8 - s * 0.2} ${-w} ${y - s}Z`
  const lower = `${seam}C${w * 0.6} ${y + f * 1.1} ${w * 0.3 + l} ${y + f * 1.6} ${l} ${y + f * 1.6}C${-w * 0.3 + l} ${y + f * 1.6} ${-w * 0.6} ${y + f * 1.1} ${-w} ${y - s}Z`
  const under = fill(
    `M${-w * 0.45} ${y + f * 1.6 + 6}Q${l} ${y + f * 1.6 + 15} ${w * 0.5} ${y + f * 1.6 + 4}Q${l} ${y + f * 1.6 + 1} ${-w * 0.45} ${y + f * 1.6 + 6}Z`,
    skin.deep,
    0.3,
  )
  const shine = stroke({
    d: `M${-w * 0.4 + l} ${y + f * 0.8}Q${-w * 0.1 + l} ${y + f * 1.05} ${w * 0.12 + l} ${y + f * 0.9}`,
    color: skin.glow,
    width: 3.4,
    opacity: 0.5,
  })
  const line = stroke({ d: seam, color: skin.deep, width: 3.4, opacity: 0.95 })
  return under + fill(lower, skin.lip) + fill(upper, skin.lip) + fill(upper, skin.deep, 0.34) + shine + line
}

function drawAge({ skin }: Head, { age, mouth, nose }: Features): string {
  const folds = ([-1, 1] as const).map(side =>
    stroke({
      d: `M${side * (nose.width + 12)} ${nose.baseY - 6}Q${side * (mouth.width + 14)} ${nose.baseY + 16} ${side * (mouth.width + 15)} ${mouth.y - 8}`,
      color: skin.deep,
      width: 3.4,
      opacity: 0.05 + age * 0.38,
    }),
  )
  return folds.join('')
}
