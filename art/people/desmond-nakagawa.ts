import { palette } from '../toolkit/palette.ts'
import { portalBackdrop } from './backdrops.ts'
import { arcPoints, drawCurls } from './hair.ts'
import { faceOutline, type Head } from './head.ts'
import { fill, mix, stroke, within } from './paint.ts'
import type { Portrait } from './portrait.ts'

const skin = {
  light: mix(mix('oxideDeep', 'lamp', 0.42), 'night', 0.12),
  shade: mix(mix('oxideDeep', 'lamp', 0.18), 'night', 0.26),
  deep: mix('oxideDeep', 'night', 0.58),
  glow: mix('lamp', 'lampLight', 0.5),
  lip: mix('oxide', 'oxideLight', 0.12),
}
const head: Head = {
  id: 'desmond',
  shape: { temple: 139, cheek: 141, jaw: 124, chin: 44, chinY: 200, crownY: -202 },
  skin,
  turn: 0.3,
}
const beard = { mid: mix('stoneDeep', 'stoneShade', 0.35), dark: mix('stoneDeep', 'river', 0.5), light: palette.stone }
const wool = { light: mix('river', 'riverMid', 0.35), shade: mix('river', 'night', 0.55), rib: palette.night }

export const desmondNakagawa: Portrait = {
  head,
  tilt: -1,
  shoulders: 0.5,
  features: {
    eyes: { spread: 57, open: 0.76, slant: 1, iris: mix('oxideDeep', 'night', 0.75) },
    brows: { color: beard.mid, weight: 13, arch: 10, y: -44 },
    nose: { width: 35, baseY: 74 },
    mouth: { y: 128, width: 44, smile: 8, fullness: 12 },
    age: 1,
    lash: palette.night,
    white: mix('limestone', 'oxideDeep', 0.14),
  },
  backdrop: portalBackdrop({ ground: palette.mist, ring: palette.oxide, glow: palette.lampLight }),
  behind: '',
  torso: drawSweater(),
  over: drawBeard() + drawBrow(),
}

/** A short grey beard along the jaw, joined by a moustache; the head is shaved. */
function drawBeard(): string {
  const outline = faceOutline(head)
  const shape =
    'M-160 30C-136 40 -126 70 -112 96C-92 116 -62 104 -36 98C-16 92 -6 100 7 104C20 100 30 92 48 98C74 104 96 116 112 94C124 70 130 40 156 30L190 260H-190Z'
  const gap = 'M-38 122C-16 112 34 112 56 122C50 140 40 158 9 158C-22 158 -32 140 -38 122Z'
  const shade = fill('M70 60C66 120 60 160 20 230H200V0Z', beard.dark, 0.85)
  const tufts = drawCurls({
    seed: 'desmond',
    along: arcPoints({ rx: 118, ry: 128, cy: 62, from: 172, to: 84 }),
    radius: 3,
    count: 90,
    scatter: 17,
    color: beard.light,
    opacity: 0.4,
  })
  const mask = `<mask id="desmond-gap"><rect x="-300" y="-300" width="600" height="700" fill="${palette.white}"/>${fill(gap, '#000000')}</mask>`
  return `${mask}<g mask="url(#desmond-gap)">${within('desmond-face-beard', outline, fill(shape, beard.mid) + within('desmond-beard', shape, shade + tufts))}</g>`
}

/** Three lines on the forehead and the shine of the scalp. */
function drawBrow(): string {
  const lines = ['M-48 -92Q6 -104 62 -92', 'M-36 -116Q10 -126 54 -116'].map(d =>
    stroke({ d, color: skin.deep, width: 4, opacity: 0.32 }),
  )
  const shine = `<ellipse cx="-52" cy="-146" rx="40" ry="18" fill="${skin.glow}" opacity="0.7" transform="rotate(-26 -52 -146)" filter="url(#soft)"/>`
  const crow = ['M-96 6L-112 0', 'M-96 16L-114 18'].map(d => stroke({ d, color: skin.deep, width: 3.4, opacity: 0.4 }))
  return lines.join('') + shine + crow.join('')
}

function drawSweater(): string {
  const shell =
    'M-120 250C-206 282 -316 292 -360 360C-394 412 -406 530 -412 640H412C406 530 390 414 356 358C312 292 206 282 120 250L40 340H-40Z'
  const collar =
    'M-104 214C-136 232 -146 270 -138 306C-70 352 -30 372 0 380C30 372 70 352 138 306C146 270 136 232 104 214C86 262 40 300 0 318C-40 300 -86 262 -104 214Z'
  const ribs = [-112, -92, -70, -46, -22, 22, 46, 70, 92, 112]
    .map(x => stroke({ d: `M${x} 232L${x * 0.96} 366`, color: wool.rib, width: 3, opacity: 0.32 }))
    .join('')
  const shirt = 'M-104 226L0 366L104 226C86 246 60 300 0 326C-60 300 -86 246 -104 226Z'
  return (
    fill(shell, wool.light) +
    within(
      'desmond-shell',
      shell,
      fill('M140 240C176 370 150 520 112 660H440V240Z', wool.shade) +
        fill('M-284 640C-276 540 -276 460 -300 404C-262 460 -250 550 -246 640Z', wool.shade),
    ) +
    fill(shirt, palette.lampLight) +
    fill(collar, mix('riverMid', 'river', 0.3)) +
    within('desmond-collar', collar, fill('M20 200C50 280 30 330 0 390H200V200Z', wool.shade) + ribs) +
    stroke({ d: 'M0 378V520', color: palette.stoneDeep, width: 6 }) +
    `<rect x="-8" y="392" width="16" height="34" rx="6" fill="${palette.lamp}"/>`
  )
}
