import { clothes } from '../scenery/crew.ts'
import { bridgeFromTheSide } from '../scenery/elevation.ts'
import { redBridge } from '../scenery/moods.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { mistPatch } from '../scenery/sky.ts'
import { path } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { ripples, rowboat } from './parts-b/boats.ts'
import { type Cover, line, picture, shape, size, times } from './parts-b/frame.ts'
import { handsOf, scribe } from './parts-b/hands.ts'
import { flatPier, gauge, ironWeight } from './parts-b/stones.ts'
import { dawn } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const shore = 660
const DECK = 540
const SAG = 40
const sun = [1290, 360] as const
const rim = { color: '#fff0cf', from: 1 } as const

/** The deck under load: level at both ends, lowest in the middle. */
const deckAt = (x: number) => DECK + SAG * Math.max(0, 1 - ((x - 700) / 480) ** 2)

export const cover: Cover = { id: 'blog-19', svg }

function svg(): string {
  const stage = finished() + piers() + deck()
  return picture([
    valley({
      seed: 'load test',
      time: dawn,
      horizon: shore,
      sun,
      disc: 44,
      form: t => 70 * Math.sin(t * 3),
      trees: [50, 120],
    }),
    river({
      time: dawn,
      horizon: shore,
      sun,
      mirrored: `<g transform="translate(0 ${shore * 2 + 60}) scale(1 -1)">${stage}</g>`,
    }),
    mistPatch([900, 700], 900, 70, '#f3f0e0', 0.5),
    gauge(700, 585, 800, 20),
    ripples(700, 800, 34),
    finished(),
    piers(),
    gantry(),
    deck(),
    load(),
    note(),
    ground(dawn, 'M0,560C110,566 190,590 226,650C250,700 240,780 330,900H0Z', 550),
    broadleaf({ seed: 'edge', at: [40, 640], height: 330, lightFrom: 1, foliage: dawn.nearTrees }),
    reeds('left', path([-10, 906], [360, 906]), 120, dawn.reeds),
    reeds('right', path([1380, 906], [1610, 906]), 90, dawn.reeds),
  ])
}

function finished(): string {
  const plan = { from: 0, to: 16, kind: 'burr', width: 5, eave: 4.2, ridge: 6.6, panel: 3.2, boards: 'half' } as const
  return bridgeFromTheSide(size, { at: [-360, DECK], width: 560, plan, look: redBridge, light: dawn.light })
}

function piers(): string {
  return (
    flatPier({ seed: 'a', x: [196, 268], y: [DECK + 34, 760], batter: 12 }) +
    flatPier({ seed: 'b', x: [1130, 1204], y: [DECK + 34, 790], batter: 14 }) +
    flatPier({ seed: 'c', x: [1500, 1574], y: [DECK + 34, 780], batter: 14 })
  )
}

/** Planks on a bent stringer; past the second pier the stringers end in the air. */
function deck(): string {
  const curve = times(41, i => [220 + i * 24, deckAt(220 + i * 24)] as const)
  const path = curve.map(([x, y], i) => `${i ? 'L' : 'M'}${x},${Math.round(y)}`).join('')
  const level = line(`M226,${DECK - 2}H1176`, '#a63d24', 3, 'stroke-dasharray="4 12" opacity="0.9"')
  const planks = curve
    .slice(0, -1)
    .map(([x, y], i) => shape(`M${x + 1},${y - 12}h22v12h-22Z`, i % 3 ? '#d0a670' : '#c0945c'))
  const bare = shape(`M1150,${DECK}H1400l-12,26H1150Z`, '#9a7450') + shape(`M1150,${DECK - 4}H1330v9H1150Z`, '#b98b5a')
  const beams = times(9, i => shape(`M${270 + i * 108},${deckAt(270 + i * 108) + 8}h20v26h-20Z`, '#6d4f38'))
  return (
    bare +
    line(path, '#8a6a4c', 22) +
    beams.join('') +
    planks.join('') +
    line(path, '#e6bd83', 2.5, 'transform="translate(0 -12)"') +
    level
  )
}

function gantry(): string {
  const leg = (x: number) =>
    line(`M${x},${deckAt(x) - 6}L700,112`, '#8a6a4c', 15) + line(`M${x - 3},${deckAt(x) - 10}L698,108`, '#d8b27c', 3.5)
  return (
    leg(452) +
    leg(1090) +
    line('M561,330H924', '#8a6a4c', 10) +
    '<circle cx="700" cy="132" r="20" fill="#1d3b45"/><circle cx="700" cy="132" r="6" fill="#f0b56b"/>'
  )
}

function load(): string {
  const engineer: Person = {
    at: [352, deckAt(352) - 12],
    height: 196,
    pose: 'pulling',
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'helmet',
    rim,
  }
  const { near, far } = handsOf(engineer)
  const row = times(4, i => ironWeight(796 + i * 82, deckAt(796 + i * 82) - 12, 84 - i * 9, 4 - i))
  const rope =
    line(`M${near[0]},${near[1]}L683,124M718,134V356`, '#f6e3bd', 4) +
    line(
      `M${near[0]},${near[1]}L${far[0]},${far[1]}Q${far[0] - 60},${far[1] + 130} ${far[0] - 80},${deckAt(300) - 14}h-40`,
      '#e6cf9f',
      4,
    )
  return row.join('') + rope + ironWeight(718, 462, 98, 5) + person(engineer)
}

/** The colleague in a boat beside the gauge; a pointer under the deck shows how far it went down. */
function note(): string {
  const colleague: Person = {
    at: [838, 808],
    height: 168,
    pose: 'reading',
    facing: -1,
    clothes: clothes.teal,
    headwear: 'bun',
    cut: 'coat',
    rim,
  }
  const pointer = shape(`M744,${DECK + 68}l-34,-9v18Z`, '#f0b56b')
  return pointer + scribe(colleague) + rowboat(840, 824, 260) + ripples(840, 838, 120)
}
