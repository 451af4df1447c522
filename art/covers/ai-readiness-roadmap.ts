import { clothes } from '../scenery/crew.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { mistPatch } from '../scenery/sky.ts'
import { path } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { type Cover, line, picture, raised, shape, times } from './parts-b/frame.ts'
import { flatPier } from './parts-b/stones.ts'
import { quiet } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const shore = 690
const LEVEL = 420
const SHORT = 540
const sun = [1090, 300] as const
const xs = [300, 552, 804, 1056, 1308] as const

export const cover: Cover = { id: 'ai-readiness-roadmap', svg }

function svg(): string {
  const stage = piers() + timber()
  return picture(
    [
      valley({
        seed: 'five piers',
        time: quiet,
        horizon: shore,
        sun,
        disc: 62,
        form: t => 60 * Math.cos(t * 4),
        trees: [40, 100],
      }),
      river({
        time: quiet,
        horizon: shore,
        sun,
        mirrored: `<g transform="translate(0 ${760 * 2}) scale(1 -1)">${stage}</g>`,
        sparkle: 60,
      }),
      mistPatch([800, 720], 1500, 80, '#fbf4e4', 0.6),
      stage,
      line(`M96,${LEVEL - 30}H1512`, '#a63d24', 3.4, 'stroke-dasharray="5 13"'),
      works(),
      ground(quiet, `M0,${LEVEL - 6}H96L112,${LEVEL + 40}C150,560 170,700 220,900H0Z`, LEVEL),
      ground(quiet, `M1600,${LEVEL - 6}H1512L1498,${LEVEL + 40}C1462,560 1440,700 1390,900H1600Z`, LEVEL),
      stack(),
      reeds('left', path([-10, 908], [280, 908]), 110, quiet.reeds),
      reeds('right', path([1330, 908], [1610, 908]), 110, quiet.reeds),
    ],
    '#12333f',
    0.2,
  )
}

function piers(): string {
  return xs
    .map((x, i) =>
      flatPier({
        seed: `pier ${i}`,
        x: [x - 34, x + 34],
        y: [i === 3 ? SHORT : LEVEL, 770],
        batter: 16,
        course: 25,
        lightFrom: 1,
      }),
    )
    .join('')
}

/** The stringers lie where both ends have something to rest on; no plank is down yet. */
function timber(): string {
  const beam = (from: number, to: number) =>
    shape(`M${from},${LEVEL - 30}H${to}V${LEVEL - 12}H${from}Z`, '#b98b5a') +
    line(`M${from},${LEVEL - 29}H${to}`, '#f0d09a', 3) +
    line(`M${from},${LEVEL - 13}H${to}`, '#6d4f38', 3)
  const struts = [0, 1, 2].map(i =>
    line(
      `M${(xs[i] ?? 0) + 36},${LEVEL + 56}L${(xs[i] ?? 0) + 92},${LEVEL - 12}M${(xs[i] ?? 0) - 36},${LEVEL + 56}L${(xs[i] ?? 0) - 92},${LEVEL - 12}`,
      '#8a6a4c',
      10,
    ),
  )
  return struts.join('') + beam(90, 830) + beam(1280, 1516)
}

/** Scaffold, derrick and three people about the pier that is too low. */
function works(): string {
  const poles = [978, 1134]
    .map(x => line(`M${x},${LEVEL - 96}V800`, '#9a7450', 8) + line(`M${x - 2},${LEVEL - 96}V800`, '#d8b27c', 2))
    .join('')
  const stage =
    shape('M950,596H1162V608H950Z', '#b98b5a') +
    line('M950,596H1162', '#f0d09a', 2.5) +
    line('M978,740L1134,608M1134,740L978,608', '#9a7450', 4)
  const jib =
    line(`M1134,${LEVEL - 92}L1042,${LEVEL - 210}L978,${LEVEL - 92}`, '#8a6a4c', 9) +
    line(`M1042,${LEVEL - 206}V470`, '#6d4f38', 3)
  const stone =
    raised(shape('M1002,470H1090V506H1002Z', '#f2ebdc'), 6) +
    line('M1002,470H1090', '#ffffff', 3) +
    line('M1046,446L1006,470M1046,446L1086,470', '#6d4f38', 2.6)
  const look = { height: 112, rim: { color: '#fffaf0', from: 1, width: 2 } } as const
  const crew: readonly Person[] = [
    { ...look, at: [968, 596], pose: 'reaching', facing: 1, clothes: clothes.teal, headwear: 'helmet' },
    { ...look, at: [1142, 596], pose: 'reaching', facing: -1, clothes: clothes.oxide, headwear: 'helmet' },
    {
      ...look,
      at: [804, LEVEL - 30],
      pose: 'pointing',
      facing: 1,
      clothes: clothes.linen,
      headwear: 'brim',
      cut: 'coat',
    },
  ]
  return poles + stage + jib + stone + crew.map(person).join('')
}

/** The deck waits on the bank. */
function stack(): string {
  return (
    times(5, i =>
      shape(`M${1524 + i * 4},${LEVEL - 18 - i * 12}H1610v11H${1524 + i * 4}Z`, i % 2 ? '#c99f6a' : '#d8b17a'),
    ).join('') +
    person({
      at: [52, LEVEL - 6],
      height: 112,
      pose: 'reading',
      facing: 1,
      tool: { kind: 'plan' },
      clothes: clothes.night,
      headwear: 'bun',
      cut: 'skirt',
      rim: { color: '#fffaf0', from: 1 },
    })
  )
}
