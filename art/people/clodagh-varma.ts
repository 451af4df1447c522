import { palette } from '../toolkit/palette.ts'
import { hangerBackdrop } from './backdrops.ts'
import type { Head } from './head.ts'
import { fill, mix, stroke, within } from './paint.ts'
import type { Portrait } from './portrait.ts'

const skin = {
  light: mix(mix('lampLight', 'limestone', 0.3), 'oxideLight', 0.24),
  shade: mix(mix('lampLight', 'oxideLight', 0.62), 'stoneDeep', 0.14),
  deep: mix('oxide', 'oxideDeep', 0.4),
  glow: mix('limestone', 'lampLight', 0.3),
  lip: mix('oxideLight', 'oxide', 0.45),
}
const head: Head = {
  id: 'clodagh',
  shape: { temple: 124, cheek: 129, jaw: 100, chin: 22, chinY: 188, crownY: -190 },
  skin,
  turn: -0.55,
}
const hair = {
  mid: mix('oxide', 'oxideDeep', 0.25),
  dark: mix('oxideDeep', 'night', 0.3),
  light: mix('oxideLight', 'oxide', 0.45),
}
const coat = { light: palette.riverMid, shade: palette.river }

export const clodaghVarma: Portrait = {
  head,
  tilt: 3,
  shoulders: 2.5,
  features: {
    eyes: { spread: 54, open: 0.92, slant: 3, iris: mix('riverLight', 'riverMid', 0.5) },
    brows: { color: hair.dark, weight: 9, arch: 15, y: -46 },
    nose: { width: 25, baseY: 68 },
    mouth: { y: 116, width: 44, smile: 10, fullness: 12 },
    age: 0.35,
    lash: mix('night', 'oxideDeep', 0.3),
    white: mix('limestone', 'oxideLight', 0.08),
  },
  backdrop: hangerBackdrop({ ground: palette.haze, ring: palette.riverLight, glow: palette.mist }),
  behind: drawFall(),
  torso: drawTorso(),
  over: drawWaves(),
}

/** The long hair behind neck and shoulders. */
function drawFall(): string {
  const fall =
    'M-120 -180C-190 -120 -170 0 -186 80C-200 150 -238 190 -216 270C-196 340 -120 360 -60 330L80 330C150 356 214 330 220 262C226 190 186 150 176 80C166 0 190 -110 124 -180C60 -246 -60 -246 -120 -180Z'
  return fill(fall, hair.dark)
}

/** Parted on the viewer's right, falling in two long waves beside the face. */
function drawWaves(): string {
  const near =
    'M40 -150C-16 -132 -78 -92 -106 -26C-122 14 -114 52 -124 100C-136 146 -106 184 -112 236C-116 290 -142 330 -196 366C-184 346 -186 336 -196 330C-210 350 -226 352 -240 352C-226 334 -234 318 -240 298C-252 262 -232 222 -214 180C-196 130 -206 90 -196 30C-190 -40 -194 -130 -130 -192C-90 -232 -20 -250 40 -234C56 -214 56 -178 40 -150Z'
  const far =
    'M40 -150C74 -132 104 -96 112 -36C118 10 112 40 122 90C132 140 114 178 128 232C138 280 160 312 204 338C198 322 200 316 208 310C222 322 236 324 244 320C234 306 240 286 236 266C230 226 212 204 196 160C182 116 192 70 182 10C176 -60 182 -140 130 -194C104 -222 70 -236 40 -234C24 -214 24 -178 40 -150Z'
  const shine =
    fill(
      'M20 -220C-90 -220 -170 -130 -166 -10C-164 60 -176 110 -192 170C-160 110 -150 60 -148 0C-142 -100 -80 -170 20 -190Z',
      hair.light,
      0.9,
    ) +
    fill('M-150 130C-170 190 -214 240 -204 330C-192 260 -146 220 -138 160Z', hair.light, 0.75) +
    stroke({
      d: 'M-130 120C-150 180 -150 240 -176 320M-196 130C-214 190 -230 220 -222 300',
      color: hair.dark,
      width: 5,
      opacity: 0.45,
    }) +
    stroke({
      d: 'M14 -166C-64 -132 -124 -70 -134 10C-138 60 -134 90 -144 120',
      color: hair.dark,
      width: 5,
      opacity: 0.5,
    })
  const shade =
    fill(
      'M60 -160C110 -130 150 -70 150 10C150 70 150 120 176 180C190 220 210 250 200 300L260 300V-240H60Z',
      hair.dark,
      0.8,
    ) + stroke({ d: 'M60 -190C120 -150 140 -90 146 -20', color: hair.light, width: 5, opacity: 0.4 })
  return (
    fill(far, hair.mid) + within('clodagh-far', far, shade) + fill(near, hair.mid) + within('clodagh-near', near, shine)
  )
}

function drawTorso(): string {
  const shell =
    'M-104 240C-176 268 -268 276 -310 336C-344 388 -362 520 -370 640H370C362 520 342 390 308 336C268 276 176 266 104 240L40 340H-40Z'
  const scarf =
    'M-112 214C-150 240 -156 290 -120 316C-60 352 70 352 122 312C154 286 146 238 112 214C84 262 -84 262 -112 214Z'
  const end = 'M-70 318C-100 400 -112 500 -104 640H16C6 520 14 420 40 330C0 346 -40 336 -70 318Z'
  const stripes = [400, 424, 520, 544]
    .map(y => stroke({ d: `M-130 ${y}Q-50 ${y + 24} 50 ${y - 6}`, color: palette.oxide, width: 8 }))
    .join('')
  const folds = ['M-122 250C-70 300 60 306 128 262', 'M-134 280C-80 330 60 334 132 292']
    .map(d => stroke({ d, color: mix('lamp', 'oxide', 0.35), width: 6, opacity: 0.8 }))
    .join('')
  return (
    fill(shell, coat.light) +
    within(
      'clodagh-shell',
      shell,
      fill('M130 230C160 360 140 520 110 660H420V230Z', coat.shade) +
        fill('M-246 640C-240 540 -240 460 -258 400C-226 460 -214 550 -212 640Z', coat.shade),
    ) +
    fill(end, palette.lamp) +
    within(
      'clodagh-end',
      end,
      stripes + fill('M0 320C-30 420 -36 520 -24 660H90V320Z', mix('lamp', 'oxideLight', 0.4), 0.75),
    ) +
    fill(scarf, palette.lamp) +
    within(
      'clodagh-scarf',
      scarf,
      fill('M40 200C60 280 40 320 10 370H200V200Z', mix('lamp', 'oxideLight', 0.45)) +
        folds +
        stroke({ d: 'M-116 226C-132 240 -138 262 -132 282', color: palette.lampLight, width: 10, opacity: 0.8 }),
    )
  )
}
