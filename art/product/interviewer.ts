import type { Head } from '../people/head.ts'
import { fill, mix, stroke, within } from '../people/paint.ts'
import { type Portrait, renderPortrait } from '../people/portrait.ts'
import { palette } from '../toolkit/palette.ts'

const skin = {
  light: mix('haze', 'limestone', 0.45),
  shade: mix('mist', 'haze', 0.12),
  deep: mix('riverMid', 'mist', 0.2),
  glow: palette.white,
  lip: mix('oxideLight', 'mist', 0.3),
}
const head: Head = {
  id: 'interviewer',
  shape: { temple: 126, cheek: 130, jaw: 104, chin: 26, chinY: 186, crownY: -190 },
  skin,
  turn: 0.25,
}
const hair = { dark: palette.river, light: mix('riverMid', 'riverLight', 0.4) }

/** The avatar that puts the questions: plainly a drawing, in the colours of the river and of nobody's skin. */
const interviewer: Portrait = {
  head,
  tilt: 0,
  isWithoutGrain: true,
  shoulders: 0,
  features: {
    eyes: { spread: 54, open: 0.9, slant: 2, iris: palette.riverMid },
    brows: { color: hair.dark, weight: 10, arch: 11, y: -46 },
    nose: { width: 27, baseY: 68 },
    mouth: { y: 116, width: 40, smile: 7, fullness: 11 },
    age: 0,
    lash: palette.night,
    white: palette.limestone,
  },
  backdrop: backdrop(),
  behind: '',
  torso: torso(),
  over: hairCap() + headset(),
}

/** As an image for a page. */
export function interviewerImage(): string {
  return `data:image/svg+xml;base64,${Buffer.from(renderPortrait(interviewer)).toString('base64')}`
}

function backdrop(): string {
  const arches = [420, 520, 620, 720].map(r =>
    stroke({
      d: `M${480 - r} 1120V640A${r} ${r} 0 0 1 ${480 + r} 640V1120`,
      color: palette.riverLight,
      width: 5,
      opacity: 0.55,
    }),
  )
  return `<rect width="960" height="1120" fill="${palette.riverMid}"/><circle cx="480" cy="520" r="360" fill="${palette.riverLight}" opacity="0.55" filter="url(#soft)"/>${arches.join('')}`
}

function hairCap(): string {
  const shape =
    'M-134 -10C-158 -80 -156 -164 -112 -204C-60 -248 60 -250 112 -206C156 -164 158 -80 132 -6C126 -30 124 -54 118 -74C92 -84 60 -104 44 -136C0 -100 -70 -84 -116 -74C-124 -52 -128 -34 -134 -10Z'
  const shine = fill('M-150 -40C-160 -150 -90 -230 10 -236C-60 -206 -104 -160 -114 -74Z', hair.light, 0.9)
  return fill(shape, hair.dark) + within('interviewer-hair', shape, shine)
}

function headset(): string {
  const band = stroke({
    d: 'M-140 0C-160 -130 -110 -232 0 -236C112 -232 160 -130 138 0',
    color: palette.lamp,
    width: 12,
  })
  const cups = [-138, 136]
    .map(x => `<rect x="${x - 17}" y="-24" width="34" height="74" rx="16" fill="${palette.lamp}"/>`)
    .join('')
  const boom = stroke({ d: 'M-140 46C-136 120 -104 152 -58 150', color: palette.lamp, width: 7 })
  return `${band}${cups}${boom}<rect x="-66" y="141" width="30" height="18" rx="9" fill="${palette.lamp}"/>`
}

function torso(): string {
  const shell =
    'M-108 240C-180 270 -280 280 -322 344C-354 396 -370 520 -378 640H378C370 520 352 396 320 344C280 280 180 270 108 240C80 290 -80 290 -108 240Z'
  const neckline = stroke({ d: 'M-108 240C-80 290 80 290 108 240', color: palette.lamp, width: 8 })
  return (
    fill(shell, palette.river) +
    within('interviewer-shell', shell, fill('M130 230C160 360 140 520 110 660H420V230Z', palette.night)) +
    neckline
  )
}
