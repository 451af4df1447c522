import { fill, mix, stroke } from './paint.ts'

type Tones = { readonly ground: string; readonly ring: string; readonly glow: string }

/** One great arch behind the head, lit from within. */
export function archBackdrop({ ground, ring, glow }: Tones): string {
  return `${light(glow)}${plain(ground)}${fill(opening(480, 560, 440), ring)}${fill(opening(480, 560, 384), 'url(#arch-light)')}`
}

/** A viaduct far behind: three arches above water. */
export function viaductBackdrop({ ground, ring, glow }: Tones): string {
  const openings = [100, 480, 860].map(x => fill(opening(x, 420, 152), 'url(#arch-light)')).join('')
  const courses = [120, 176].map(y => stroke({ d: `M0 ${y}H960`, color: ground, width: 7, opacity: 0.55 })).join('')
  return `${light(glow)}${plain(ground)}<rect y="96" width="960" height="1024" fill="${ring}"/>${courses}${openings}<rect y="800" width="960" height="320" fill="${ground}" opacity="0.6"/>`
}

/** The company's mark grown large: arch, hangers, deck. */
export function hangerBackdrop({ ground, ring, glow }: Tones): string {
  const hangers = [-40, 134, 307, 480, 653, 826, 1000]
    .map(x => stroke({ d: `M${x} 40V860`, color: ring, width: 16 }))
    .join('')
  const clip = '<clipPath id="under-arch"><path d="M-160 860A640 640 0 0 1 1120 860Z"/></clipPath>'
  const arch = stroke({ d: 'M-132 860A612 640 0 0 1 1092 860', color: ring, width: 56 })
  return `${light(glow)}${clip}${plain(ground)}${fill('M-132 860A612 640 0 0 1 1092 860Z', 'url(#arch-light)', 0.75)}<g clip-path="url(#under-arch)">${hangers}</g>${arch}<rect y="840" width="960" height="64" fill="${ring}"/>`
}

/** The portal of a covered bridge: boards, a gable and a flat arch. */
export function portalBackdrop({ ground, ring, glow }: Tones): string {
  const boards = Array.from({ length: 13 }, (_, index) => {
    const x = 24 + index * 78
    return stroke({ d: `M${x} 0V1120`, color: mix('night', 'oxideDeep', 0.6), width: 4, opacity: 0.35 })
  }).join('')
  const gable = fill('M480 24L1010 330V1120H-50V330Z', ring)
  const roof = stroke({ d: 'M-60 320L480 10L1020 320', color: mix('night', 'oxideDeep', 0.35), width: 40 })
  const clip = '<clipPath id="gable"><path d="M480 24L1010 330V1120H-50V330Z"/></clipPath>'
  return `${light(glow)}${clip}${plain(ground)}${gable}<g clip-path="url(#gable)">${boards}</g>${fill(opening(480, 620, 372), 'url(#arch-light)')}${roof}`
}

/** Town's lattice of a covered bridge with one round opening. */
export function latticeBackdrop({ ground, ring, glow }: Tones): string {
  const slats = Array.from({ length: 22 }, (_, index) => {
    const x = -1120 + index * 150
    return stroke({ d: `M${x} 0L${x + 1120} 1120M${x + 1120} 0L${x} 1120`, color: ring, width: 30 })
  }).join('')
  const frame = stroke({ d: opening(480, 560, 392), color: ring, width: 34 })
  return `${light(glow)}${plain(ground)}${slats}${fill(opening(480, 560, 392), 'url(#arch-light)')}${frame}`
}

/** A wide arch with hills and a low sun in it. */
export function valleyBackdrop({ ground, ring, glow }: Tones): string {
  const clip = `<clipPath id="valley"><path d="${opening(480, 570, 420)}"/></clipPath>`
  const sun = `<circle cx="250" cy="430" r="96" fill="${mix('lampLight', 'lamp', 0.35)}"/>`
  const hills =
    fill('M0 640C140 520 300 540 420 610C560 520 760 500 960 640V1120H0Z', mix('mist', 'riverLight', 0.35)) +
    fill('M0 730C180 640 340 660 520 730C680 670 820 660 960 720V1120H0Z', mix('riverLight', 'riverMid', 0.5))
  const blocks = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI + (Math.PI * index) / 14
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const d = `M${480 + x * 420} ${570 + y * 420}L${480 + x * 492} ${570 + y * 492}`
    return stroke({ d, color: ground, width: 6 })
  }).join('')
  return `${light(glow)}${clip}${plain(ground)}${fill(opening(480, 570, 490), ring)}${blocks}<g clip-path="url(#valley)"><rect width="960" height="1120" fill="${glow}"/>${sun}${hills}</g>`
}

function opening(x: number, spring: number, radius: number): string {
  return `M${x - radius} 1180V${spring}A${radius} ${radius} 0 0 1 ${x + radius} ${spring}V1180Z`
}

function plain(color: string): string {
  return `<rect width="960" height="1120" fill="${color}"/>`
}

/** Light falls from the upper left in every portrait. */
function light(color: string): string {
  return `<radialGradient id="arch-light" gradientUnits="userSpaceOnUse" cx="330" cy="330" r="800"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0.5"/></radialGradient>`
}
