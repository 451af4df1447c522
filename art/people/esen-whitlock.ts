import { palette } from '../toolkit/palette.ts'
import { latticeBackdrop } from './backdrops.ts'
import type { Head } from './head.ts'
import { fill, mix, stroke, within } from './paint.ts'
import type { Portrait } from './portrait.ts'

const skin = {
  light: mix(mix('lampLight', 'oxideLight', 0.36), 'stoneDeep', 0.08),
  shade: mix(mix('oxideLight', 'lamp', 0.3), 'stoneDeep', 0.34),
  deep: mix('oxideDeep', 'oxide', 0.3),
  glow: palette.lampLight,
  lip: mix('oxide', 'oxideLight', 0.3),
}
const head: Head = {
  id: 'esen',
  shape: { temple: 125, cheek: 128, jaw: 102, chin: 20, chinY: 184, crownY: -190 },
  skin,
  turn: 0.6,
}
const hair = { dark: mix('night', 'oxideDeep', 0.22), light: mix('river', 'oxideDeep', 0.42) }

export const esenWhitlock: Portrait = {
  head,
  tilt: -4,
  shoulders: -3,
  features: {
    eyes: { spread: 54, open: 0.95, slant: 4, iris: mix('oxideDeep', 'night', 0.45) },
    brows: { color: hair.dark, weight: 11, arch: 9, y: -52 },
    nose: { width: 27, baseY: 66 },
    mouth: { y: 113, width: 37, smile: 5, fullness: 12 },
    age: 0.1,
    lash: palette.night,
    white: mix('limestone', 'oxideLight', 0.1),
  },
  backdrop: latticeBackdrop({
    ground: mix('oxide', 'oxideDeep', 0.3),
    ring: palette.oxideDeep,
    glow: palette.oxideLight,
  }),
  behind: fill(
    'M-158 -40C-176 60 -170 130 -160 176C-120 214 120 214 158 170C166 110 170 40 156 -40Z',
    mix('night', 'oxideDeep', 0.08),
  ),
  torso: drawTurtleneck(),
  over: drawBob() + drawGlasses(),
}

/** A bob cut at the jaw with a straight fringe. */
function drawBob(): string {
  const shape =
    'M-104 -66C-112 -30 -110 20 -112 70C-112 120 -112 150 -96 186C-124 200 -156 196 -176 178C-184 120 -186 40 -176 -50C-168 -160 -104 -244 6 -244C112 -244 170 -166 176 -50C182 40 182 110 168 176C150 194 132 194 116 182C124 140 126 90 122 40C122 0 124 -30 118 -66C84 -54 44 -52 4 -54C-36 -54 -76 -56 -104 -66Z'
  const shine =
    fill('M-190 -60C-180 -180 -80 -250 20 -240C-60 -214 -116 -150 -124 -66Z', hair.light, 0.85) +
    fill('M-170 60C-176 110 -174 150 -166 186L-140 190C-150 140 -150 90 -146 40Z', hair.light, 0.7) +
    stroke({
      d: 'M-60 -180C-80 -150 -88 -110 -88 -70M-10 -190C-24 -150 -30 -110 -30 -66M44 -184C40 -150 38 -110 38 -64M88 -160C92 -130 92 -100 88 -70',
      color: hair.light,
      width: 6,
      opacity: 0.55,
    })
  return fill(shape, hair.dark) + within('esen-bob', shape, shine)
}

function drawGlasses(): string {
  const lens = (x: number, r: number) =>
    `<circle cx="${x}" cy="0" r="${r}" fill="${palette.haze}" fill-opacity="0.14" stroke="${palette.oxideDeep}" stroke-width="7"/>`
  const wires = ['M4 -7Q12 -16 21 -7', 'M-91 -8L-110 -13'].map(d => stroke({ d, color: palette.oxideDeep, width: 7 }))
  return lens(-43, 48) + lens(66, 45) + wires.join('')
}

function drawTurtleneck(): string {
  const shell =
    'M-98 246C-166 278 -248 286 -290 342C-324 392 -340 520 -348 640H348C340 520 320 394 288 340C248 284 166 278 98 246Z'
  const collar =
    'M-92 172C-104 210 -108 250 -104 286C-50 324 50 324 104 286C108 250 104 210 92 172C50 208 -50 208 -92 172Z'
  const dark = { light: mix('night', 'river', 0.7), shade: palette.night, edge: mix('river', 'riverMid', 0.6) }
  const ribs = [-80, -56, -30, -4, 22, 48, 74]
    .map(x => stroke({ d: `M${x} 190L${x * 1.06} 312`, color: palette.night, width: 3, opacity: 0.45 }))
    .join('')
  return (
    fill(shell, dark.light) +
    within(
      'esen-shell',
      shell,
      fill('M110 230C150 360 130 520 96 660H420V230Z', dark.shade) +
        fill('M-232 640C-226 550 -224 470 -242 410C-210 470 -198 560 -196 640Z', dark.shade) +
        stroke({
          d: 'M-110 262C-180 284 -250 292 -288 344C-322 394 -338 520 -346 640',
          color: dark.edge,
          width: 9,
          opacity: 0.8,
        }),
    ) +
    fill(collar, mix('night', 'river', 0.9)) +
    within('esen-collar', collar, fill('M26 160C50 230 40 290 10 340H200V160Z', dark.shade) + ribs) +
    stroke({ d: 'M-40 330C-20 420 20 420 44 330', color: palette.lamp, width: 3.5, opacity: 0.9 }) +
    `<circle cx="2" cy="404" r="13" fill="none" stroke="${palette.lamp}" stroke-width="5"/>`
  )
}
