import type { BridgePlan } from '../scenery/covered-bridge.ts'
import { clothes } from '../scenery/crew.ts'
import { cutawayHouse } from '../scenery/cutaway-house.ts'
import { bridgeFromTheSide } from '../scenery/elevation.ts'
import { grain, vignette } from '../scenery/grain.ts'
import { hills } from '../scenery/hills.ts'
import type { Light } from '../scenery/paint-solids.ts'
import { cloudBanks, mistBank, sky, sunlight } from '../scenery/sky.ts'
import { linearGradient, type Point, path, rectangle, stops, svgDocument } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { glitter, reflection, water } from '../scenery/water.ts'
import { banks, island, shore } from './ai-solutions-banks.ts'
import { type Scene, SERVICE_WIDTHS, SERVICE_SIZE as size } from './scene.ts'

const deckY = 790

const plan = {
  from: 0,
  to: 8,
  kind: 'king post',
  width: 3,
  eave: 2.7,
  ridge: 4.5,
  panel: 2,
  boards: 'half',
} as const satisfies BridgePlan

const look = { timber: '#6b4c35', boards: '#8a3823', roof: '#3c5359', trim: '#c9a877', deck: '#8a6a4c' }

const light: Light = { toward: [0, 0.5, 0.6], sun: '#c98f63', shade: '#59606e' }

const bridges = [
  { x: 414, width: 312 },
  { x: 874, width: 312 },
] as const

export const aiSolutions: Scene = {
  name: 'ai-solutions',
  path: '/images/services/ai-solutions.jpg',
  ...SERVICE_WIDTHS,
  draw,
}

function draw(): string {
  const outline: readonly Point[] = path([0, shore], [1600, shore], [1600, 1200], [0, 1200])
  const stage = banks() + houses() + island() + spans()
  return svgDocument(
    size,
    [
      sky(size, shore, stops([0, '#0d2832'], [0.45, '#1f5160'], [0.8, '#6f8a86'], [1, '#d9a873'])),
      stars(),
      cloudBanks(size, { seed: 'late', from: 330, to: 560, count: 8 }, '#e0a878', 0.22),
      sunlight({ at: [1010, 240], radius: 40, color: '#9fc0c6', glow: 560 }),
      hills(
        size,
        { seed: 'night far', y: 600, amplitude: 44, shape: t => 60 * Math.sin(t * Math.PI) },
        { top: '#375f69', foot: '#a98d74', footY: 830 },
      ),
      hills(
        size,
        { seed: 'night wood', y: 690, amplitude: 30, shape: t => 70 * Math.sin(t * Math.PI), crowns: 12 },
        { top: '#204853', foot: '#6d7470', footY: 850 },
      ),
      mistBank(size, 815, 46, '#e6b98a', 0.5),
      water(outline, stops([0, '#b98f6b'], [0.18, '#4d6a6e'], [1, '#0a222c'])),
      reflection(size, stage, { waterline: shore, outline, opacity: 0.62, ripple: 10, squash: 0.9 }),
      glitter({ seed: 'lamps left', from: [230, 850], to: [240, 1150], spread: 210, count: 90 }, '#ffd08a', 0.6),
      glitter({ seed: 'lamps right', from: [1370, 850], to: [1360, 1150], spread: 210, count: 90 }, '#ffd08a', 0.6),
      stage,
      reeds('edge left', path([-10, 1210], [430, 1215]), 150, ['#061820', '#0d2a34', '#2a4a4c']),
      reeds('edge right', path([1220, 1215], [1610, 1210]), 150, ['#061820', '#0d2a34', '#2a4a4c']),
      vignette(size, '#05141b', 0.5),
      grain(size),
    ].join(''),
  )
}

function stars(): string {
  return Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [(i * 397) % 1600, (i * 211) % 380]
    return `<circle cx="${x}" cy="${y}" r="${0.8 + (i % 3) * 0.5}" fill="#f6e9cf" opacity="${(0.25 + (i % 4) * 0.15).toFixed(2)}"/>`
  }).join('')
}

function houses(): string {
  return (
    cutawayHouse({
      at: [215, 778],
      width: 330,
      wall: '#2b3b40',
      room: 'kitchen',
      seated: [clothes.teal, clothes.linen],
    }) +
    cutawayHouse({
      at: [1385, 778],
      width: 330,
      wall: '#2b3b40',
      room: 'interview',
      seated: [clothes.oxide, clothes.teal],
    })
  )
}

/** Light inside each bridge, then the bridge over it. */
function spans(): string {
  return bridges
    .map(({ x, width }) => {
      const metre = width / 8
      const inside = linearGradient(
        [x, 0],
        [x + width, 0],
        stops([0, x < 800 ? '#ffd695' : '#c98a4e'], [1, x < 800 ? '#c98a4e' : '#ffd695']),
      )
      const glow =
        inside.defs + rectangle(x + 4, deckY - 2.75 * metre, { width: width - 8, height: 2.7 * metre }, inside.fill)
      return (
        glow +
        bridgeFromTheSide(size, {
          at: [x, deckY],
          width,
          plan: { ...plan, seenFrom: x < 800 ? 'right' : 'left' },
          look,
          light,
        })
      )
    })
    .join('')
}
