import { palette } from '../toolkit/palette.ts'
import { viaductBackdrop } from './backdrops.ts'
import type { Head } from './head.ts'
import { fill, mix, stroke, within } from './paint.ts'
import type { Portrait } from './portrait.ts'

const skin = {
  light: mix(mix('lampLight', 'lamp', 0.45), 'oxideLight', 0.12),
  shade: mix(mix('lamp', 'oxideLight', 0.5), 'stoneDeep', 0.2),
  deep: mix('oxide', 'oxideDeep', 0.6),
  glow: mix('lampLight', 'limestone', 0.4),
  lip: mix('oxideLight', 'oxide', 0.25),
}
const head: Head = {
  id: 'bao',
  shape: { temple: 134, cheek: 140, jaw: 122, chin: 40, chinY: 190, crownY: -190 },
  skin,
  turn: 0.5,
}
const hair = { dark: mix('night', 'river', 0.2), light: mix('river', 'riverMid', 0.55) }
const jacket = { light: mix('riverMid', 'river', 0.25), shade: mix('river', 'night', 0.35), edge: palette.night }

export const baoCastellane: Portrait = {
  head,
  tilt: 2,
  shoulders: -2,
  features: {
    eyes: { spread: 57, open: 0.72, slant: 5, iris: mix('night', 'oxideDeep', 0.3) },
    brows: { color: hair.dark, weight: 13, arch: 8, y: -50 },
    nose: { width: 30, baseY: 70 },
    mouth: { y: 122, width: 43, smile: 7, fullness: 11 },
    age: 0.4,
    lash: palette.night,
    white: mix('limestone', 'oxideLight', 0.12),
  },
  backdrop: viaductBackdrop({ ground: palette.mist, ring: palette.stone, glow: palette.haze }),
  behind: '',
  torso: drawTorso(),
  over: drawHair() + drawGlasses(),
}

/** Short at the sides, combed over to the viewer's right. */
function drawHair(): string {
  const shape =
    'M-146 6C-166 -60 -168 -150 -128 -196C-92 -250 -10 -262 60 -246C128 -232 156 -178 150 -110C148 -66 144 -30 136 2C128 -4 124 -24 124 -50C124 -76 120 -94 106 -112C60 -104 -20 -110 -76 -146C-96 -128 -118 -112 -122 -76C-126 -46 -126 -16 -134 8Z'
  const wave =
    fill('M-110 -176C-60 -244 60 -252 120 -190C60 -220 -20 -214 -76 -150Z', hair.light) +
    fill('M-160 0C-172 -80 -160 -150 -126 -190C-140 -130 -140 -60 -134 8Z', hair.light, 0.75)
  const strands = stroke({
    d: 'M-60 -158C0 -204 70 -200 128 -150M-40 -142C20 -174 80 -168 122 -124',
    color: hair.light,
    width: 5,
    opacity: 0.55,
  })
  return fill(shape, hair.dark) + within('bao-hair', shape, wave + strands)
}

function drawGlasses(): string {
  const frame = (x: number, w: number) =>
    `M${x - w} -24Q${x - w} -34 ${x - w + 12} -34H${x + w - 12}Q${x + w} -34 ${x + w} -24L${x + w - 5} 20Q${x + w - 8} 34 ${x + w - 22} 34H${x - w + 22}Q${x - w + 8} 34 ${x - w + 5} 20Z`
  const lens = fill(frame(-49, 49), palette.haze, 0.16) + fill(frame(70, 47), palette.haze, 0.1)
  const rims = [frame(-49, 49), frame(70, 47), 'M0 -14Q11 -22 23 -14', 'M-98 -22L-142 -14', 'M117 -22L130 -16']
  return lens + rims.map(d => stroke({ d, color: palette.night, width: 8 })).join('')
}

function drawTorso(): string {
  const shell =
    'M-118 246C-196 276 -306 288 -346 352C-378 402 -392 520 -398 640H398C392 520 374 404 342 350C302 288 196 274 118 246L40 360H-40Z'
  const shirt = 'M-96 232L-72 246L0 372L72 246L96 232C120 320 90 480 40 640H-40C-90 480 -120 320 -96 232Z'
  return (
    fill(shell, jacket.light) +
    within(
      'bao-shell',
      shell,
      fill('M130 230C170 360 150 520 110 660H420V230Z', jacket.shade) +
        fill('M-270 640C-262 540 -262 450 -284 392C-250 450 -236 540 -234 640Z', jacket.shade),
    ) +
    fill(shirt, palette.limestone) +
    fill('M40 306C80 260 92 250 96 232C120 320 90 480 40 640H10C50 480 60 390 40 306Z', palette.stoneShade) +
    fill('M-100 208C-112 226 -116 246 -114 268L-46 366L0 372C-40 330 -78 274 -84 212Z', palette.white) +
    fill('M100 208C112 226 116 246 114 268L46 366L0 372C40 330 78 274 84 212Z', palette.stoneShade) +
    stroke({ d: 'M0 374V640', color: palette.stoneDeep, width: 4, opacity: 0.7 }) +
    [440, 530].map(y => `<circle cx="12" cy="${y}" r="6" fill="${palette.stoneDeep}"/>`).join('') +
    fill(
      'M-116 246C-150 320 -140 440 -46 640H-130C-176 540 -206 440 -204 384L-160 366L-200 334C-186 296 -150 266 -116 246Z',
      mix('riverMid', 'riverLight', 0.35),
    ) +
    fill(
      'M116 246C150 320 140 440 46 640H130C176 540 206 440 204 384L160 366L200 334C186 296 150 266 116 246Z',
      mix('river', 'night', 0.1),
    ) +
    stroke({
      d: 'M116 250C150 320 140 440 46 640M-116 250C-150 320 -140 440 -46 640',
      color: jacket.edge,
      width: 4,
      opacity: 0.55,
    })
  )
}
