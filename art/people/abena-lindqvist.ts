import { palette } from '../toolkit/palette.ts'
import { archBackdrop } from './backdrops.ts'
import { arcPoints, drawCurls } from './hair.ts'
import type { Head } from './head.ts'
import { fill, mix, stroke, within } from './paint.ts'
import type { Portrait } from './portrait.ts'

const skin = {
  light: mix(mix('oxideDeep', 'night', 0.34), 'lamp', 0.2),
  shade: mix(mix('oxideDeep', 'night', 0.46), 'lamp', 0.06),
  deep: mix('oxideDeep', 'night', 0.74),
  glow: mix('oxideLight', 'lamp', 0.5),
  lip: mix('oxide', 'oxideDeep', 0.5),
}
const head: Head = {
  id: 'abena',
  shape: { temple: 128, cheek: 133, jaw: 108, chin: 26, chinY: 188, crownY: -190 },
  skin,
  turn: -0.35,
}
const hair = {
  dark: mix('night', 'oxideDeep', 0.16),
  light: mix('river', 'stoneDeep', 0.3),
  grey: mix('stoneDeep', 'stone', 0.3),
}
const blazer = { light: palette.oxide, shade: palette.oxideDeep, deep: mix('oxideDeep', 'night', 0.45) }

export const abenaLindqvist: Portrait = {
  head,
  tilt: -2,
  shoulders: 1.5,
  features: {
    eyes: { spread: 55, open: 0.86, slant: 2, iris: mix('oxideDeep', 'night', 0.7) },
    brows: { color: mix('night', 'oxideDeep', 0.2), weight: 10, arch: 14, y: -44 },
    nose: { width: 31, baseY: 70 },
    mouth: { y: 118, width: 45, smile: 9, fullness: 15 },
    age: 0.75,
    lash: palette.night,
    white: mix('limestone', 'oxideDeep', 0.14),
  },
  backdrop: archBackdrop({ ground: palette.river, ring: palette.riverMid, glow: palette.lamp }),
  behind: drawCrop(),
  torso: drawBlazer(),
  over: drawHairline() + drawEarring(-131) + drawEarring(134),
}

/** Hair worn short and round, grey at the temples. */
function drawCrop(): string {
  const crop =
    'M-144 14C-166 -30 -176 -106 -144 -166C-112 -226 -60 -248 0 -248C64 -248 116 -226 144 -168C172 -110 164 -34 140 14C128 40 -132 40 -144 14Z'
  const edge = arcPoints({ rx: 150, ry: 176, cy: -70, from: 150, to: 390 })
  return (
    drawCurls({ seed: 'abena', along: edge, radius: 16, count: 74, scatter: 6, color: hair.dark }) +
    fill(crop, hair.dark)
  )
}

function drawHairline(): string {
  const cap =
    'M-140 24C-134 10 -124 0 -127 -56C-121 -102 -96 -130 -48 -138C-16 -143 22 -142 52 -136C92 -128 114 -102 117 -60C114 -6 124 6 136 24C172 -70 160 -236 0 -240C-160 -236 -172 -70 -140 24Z'
  const edge = arcPoints({ rx: 119, ry: 82, cy: -62, from: 184, to: 356 })
  const temple = [
    [-136, 14],
    [-132, -30],
    [-130, -66],
    [-118, -104],
    [-96, -130],
  ] as const
  const lit = [
    [-116, -126],
    [-80, -156],
    [-30, -176],
    [20, -180],
  ] as const
  return (
    fill(cap, hair.dark) +
    drawCurls({ seed: 'abena-line', along: edge, radius: 8, count: 60, scatter: 3, color: hair.dark }) +
    drawCurls({ seed: 'abena-top', along: lit, radius: 7, count: 130, scatter: 24, color: hair.light, opacity: 0.7 }) +
    drawCurls({
      seed: 'abena-grey',
      along: temple,
      radius: 6.5,
      count: 46,
      scatter: 7,
      color: hair.grey,
      opacity: 0.85,
    })
  )
}

function drawEarring(x: number): string {
  return `<circle cx="${x}" cy="58" r="13" fill="${palette.lamp}"/><circle cx="${x - 4}" cy="54" r="4.5" fill="${palette.lampLight}"/>`
}

function drawBlazer(): string {
  const shell =
    'M-112 236C-190 262 -300 276 -338 340C-368 392 -384 520 -392 640H392C384 520 366 388 334 338C296 276 190 262 112 236L60 330H-60Z'
  const knit = 'M-96 216C-60 250 60 250 96 216C112 300 96 460 20 640H-20C-96 460 -112 300 -96 216Z'
  const collar =
    'M-98 196C-58 236 58 236 98 196C104 220 106 236 106 250C60 290 -60 290 -106 250C-106 236 -104 220 -98 196Z'
  return (
    fill(shell, blazer.light) +
    within(
      'abena-shell',
      shell,
      fill('M120 220C150 380 120 520 90 660H420V220Z', blazer.shade) +
        fill('M-260 640C-254 520 -256 440 -276 380C-240 440 -228 540 -226 640Z', blazer.shade),
    ) +
    fill(knit, palette.limestone) +
    fill('M30 240C60 232 84 226 96 216C112 300 96 460 20 640C50 480 56 340 30 240Z', palette.stoneShade) +
    fill(collar, palette.limestone) +
    fill('M24 226C60 222 84 212 98 196C104 220 106 236 106 250C84 268 56 278 26 280Z', palette.stoneShade) +
    fill(
      'M-106 232C-130 300 -118 420 -24 640H-96C-150 520 -176 420 -176 372L-140 352L-178 326C-168 282 -140 252 -106 232Z',
      mix('oxide', 'oxideLight', 0.22),
    ) +
    fill(
      'M106 232C130 300 118 420 24 640H96C150 520 176 420 176 372L140 352L178 326C168 282 140 252 106 232Z',
      blazer.shade,
    ) +
    stroke({ d: 'M106 236C128 300 116 420 24 640', color: blazer.deep, width: 4, opacity: 0.6 }) +
    stroke({ d: 'M-106 236C-128 300 -116 420 -24 640', color: blazer.deep, width: 4, opacity: 0.6 })
  )
}
