import { palette } from '../toolkit/palette.ts'
import { valleyBackdrop } from './backdrops.ts'
import { arcPoints, drawCurls } from './hair.ts'
import { faceOutline, type Head } from './head.ts'
import { fill, mix, stroke, within } from './paint.ts'
import type { Portrait } from './portrait.ts'

const skin = {
  light: mix(mix('lamp', 'oxideLight', 0.42), 'stoneDeep', 0.16),
  shade: mix(mix('oxideLight', 'oxide', 0.42), 'stoneDeep', 0.22),
  deep: mix('oxideDeep', 'night', 0.2),
  glow: mix('lampLight', 'lamp', 0.3),
  lip: mix('oxide', 'oxideLight', 0.35),
}
const head: Head = {
  id: 'farid',
  shape: { temple: 128, cheek: 131, jaw: 114, chin: 34, chinY: 198, crownY: -190 },
  skin,
  turn: -0.45,
}
const hair = { dark: mix('night', 'oxideDeep', 0.3), light: mix('oxideDeep', 'stoneDeep', 0.22) }

export const faridMoravec: Portrait = {
  head,
  tilt: 2,
  shoulders: 2,
  features: {
    eyes: { spread: 55, open: 0.94, slant: 1, iris: mix('oxideDeep', 'night', 0.6) },
    brows: { color: hair.dark, weight: 15, arch: 9, y: -44 },
    nose: { width: 31, baseY: 74 },
    mouth: { y: 122, width: 46, smile: 11, fullness: 11 },
    age: 0.1,
    lash: palette.night,
    white: mix('limestone', 'oxideLight', 0.1),
  },
  backdrop: valleyBackdrop({
    ground: mix('riverMid', 'river', 0.4),
    ring: palette.stoneShade,
    glow: palette.lampLight,
  }),
  behind: '',
  torso: drawCardigan(),
  over: drawBeard() + drawCurlyHair(),
}

function drawCurlyHair(): string {
  const mass =
    'M-130 -30C-168 -90 -158 -176 -100 -214C-40 -246 60 -244 110 -208C154 -170 158 -90 124 -30C122 -60 118 -92 96 -112C40 -126 -40 -122 -96 -104C-118 -86 -124 -60 -130 -30Z'
  const crown = arcPoints({ rx: 134, ry: 116, cy: -120, from: 165, to: 375 })
  const line = arcPoints({ rx: 108, ry: 22, cy: -110, from: 180, to: 360 })
  const lit = arcPoints({ rx: 96, ry: 90, cy: -140, from: 180, to: 300 })
  const sides = ([-1, 1] as const).map(side =>
    drawCurls({
      seed: `farid${side}`,
      along: [
        [side * 130, -86],
        [side * 128, -50],
        [side * 126, -14],
      ],
      radius: 11,
      count: 16,
      scatter: 5,
      color: hair.dark,
    }),
  )
  return (
    fill(mass, hair.dark) +
    drawCurls({ seed: 'farid-crown', along: crown, radius: 22, count: 40, scatter: 8, color: hair.dark }) +
    drawCurls({ seed: 'farid-line', along: line, radius: 19, count: 20, scatter: 7, color: hair.dark }) +
    sides.join('') +
    drawCurls({ seed: 'farid-lit', along: lit, radius: 9, count: 54, scatter: 24, color: hair.light, opacity: 0.55 })
  )
}

/** Full but short: along the jaw, over the lip, open below it. */
function drawBeard(): string {
  const shape =
    'M-160 20C-124 30 -122 66 -110 92C-96 110 -72 106 -50 100C-34 92 -24 92 -12 98C2 92 12 92 26 98C48 106 72 112 92 94C110 70 118 40 150 20L180 260H-180Z'
  const gap = 'M-58 114C-36 108 16 108 36 114C32 132 16 148 -11 148C-36 148 -52 132 -58 114Z'
  const lit = fill('M-160 20C-124 40 -118 90 -96 130C-80 160 -60 180 -30 220H-180Z', hair.light, 0.55)
  const mask = `<mask id="farid-gap"><rect x="-300" y="-300" width="600" height="700" fill="${palette.white}"/>${fill(gap, '#000000')}</mask>`
  return `${mask}<g mask="url(#farid-gap)" opacity="0.94">${within('farid-beard', faceOutline(head), fill(shape, hair.dark) + lit)}</g>`
}

function drawCardigan(): string {
  const shell =
    'M-112 246C-188 276 -292 286 -332 350C-364 400 -380 520 -388 640H388C380 520 360 402 328 348C290 286 188 276 112 246L40 350H-40Z'
  const shirt = 'M-92 232L-74 250L0 348L74 250L92 232C116 330 90 480 30 640H-30C-90 480 -116 330 -92 232Z'
  const wool = { light: palette.lamp, shade: mix('lamp', 'oxide', 0.4), band: mix('lamp', 'oxideLight', 0.55) }
  const knit = Array.from({ length: 15 }, (_, index) => {
    const x = -370 + index * 52
    return stroke({ d: `M${x} 280V660`, color: wool.shade, width: 4, opacity: 0.3 })
  }).join('')
  const stripes = [-60, -36, -12, 12, 36, 60]
    .map(x => stroke({ d: `M${x} 240L${x * 0.7} 640`, color: palette.mist, width: 5, opacity: 0.7 }))
    .join('')
  return (
    fill(shell, wool.light) +
    within(
      'farid-shell',
      shell,
      knit +
        fill('M126 230C166 360 146 520 106 660H420V230Z', wool.shade) +
        fill('M-262 640C-256 540 -254 460 -276 400C-240 460 -230 560 -226 640Z', wool.shade),
    ) +
    fill(shirt, palette.limestone) +
    within(
      'farid-shirt',
      shirt,
      stripes + fill('M24 300C60 400 50 520 10 660H140V220Z', mix('mist', 'stoneShade', 0.6), 0.8),
    ) +
    fill('M-94 212C-104 226 -108 244 -106 264L-48 344L0 348C-36 310 -68 262 -76 216Z', palette.white) +
    fill('M94 212C104 226 108 244 106 264L48 344L0 348C36 310 68 262 76 216Z', palette.stoneShade) +
    fill('M-108 246C-140 330 -120 460 -30 640H-82C-150 520 -174 400 -150 266Z', wool.band) +
    fill('M108 246C140 330 120 460 30 640H82C150 520 174 400 150 266Z', mix('lamp', 'oxide', 0.6)) +
    [
      [-78, 470],
      [-52, 560],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${palette.oxideDeep}"/>`)
      .join('')
  )
}
