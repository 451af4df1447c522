import { clothes } from '../scenery/crew.ts'
import type { Person } from '../scenery/figure.ts'
import { person, personShadow } from '../scenery/person.ts'
import { linearGradient, path, rectangle, stops } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { prop } from './parts/prop.ts'
import { cart } from './parts/vehicles.ts'
import { type Cover, line, picture, raised, rows, shape, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { flatPier } from './parts-b/stones.ts'
import { dawn } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const horizon = 470
const sun = [330, 250] as const
const BOARD = { left: 690, top: 96, width: 760, height: 520 } as const
const MIDDLE = 1060
const FOOT = 770

/** How far each toll moved since the board was painted last, the greatest fall first. */
const moves = [-75, -73, -68, -45, -45, -33, 25, 26, 38, 66, 93] as const

export const cover: Cover = { id: 'blog-41', svg }

function svg(): string {
  const span = bridge()
  return picture(
    [
      valley({ seed: 'tolls', time: dawn, horizon, sun, disc: 40, form: t => 60 * Math.cos(t * 4), trees: [40, 100] }),
      river({
        time: dawn,
        horizon,
        sun,
        mirrored: `<g transform="translate(0 1160) scale(1 -1)">${span}</g>`,
        sparkle: 90,
      }),
      span,
      ground(dawn, 'M-20,735C300,690 520,716 760,700C1100,676 1400,700 1620,684V920H-20Z', 684),
      board(),
      bars(),
      ladder(),
      keeper(),
      waiting(),
      reeds('left', path([-10, 906], [420, 906]), 110, dawn.reeds),
      reeds('right', path([1180, 906], [1610, 906]), 110, dawn.reeds),
    ],
    '#10242b',
    0.36,
  )
}

/** Two arches over the river, behind the board. */
function bridge(): string {
  const deck = linearGradient([0, 366], [0, 420], stops([0, '#efe7d6'], [1, '#b9ae99']))
  const arch = (x: number) => `M${x},560V500A150,118 0 0 1 ${x + 300},500V560Z`
  const pier = (x: number) =>
    flatPier({ seed: `toll ${x}`, x: [x, x + 70], y: [410, 580], batter: 8, course: 28, lightFrom: -1 })
  return (
    deck.defs +
    `<path d="M-20,372L640,360H1620V426H640L-20,438Z" fill="${deck.fill}"/>` +
    times(3, i => shape(`M${-40 + i * 370},426H${330 + i * 370}V560H${-40 + i * 370}Z${arch(-5 + i * 370)}`, '#cfc5b2', 'fill-rule="evenodd"')).join('') +
    [295, 665, 1035].map(pier).join('') +
    line('M-20,372L640,360H1620', '#fffaf0', 5)
  )
}

/** The toll board: planks in a frame on two posts, with a small roof. */
function board(): string {
  const { left, top, width, height } = BOARD
  const wood = linearGradient([left, top], [left + width, top + height], stops([0, '#f7efdd'], [1, '#e2d2b2']))
  const post = (x: number) =>
    shape(`M${x - 16},${top + 40}H${x + 16}V${FOOT - 26}H${x - 16}Z`, '#4a3527') + line(`M${x - 12},${top + 60}V${FOOT - 30}`, '#8a6a4c', 4)
  const planks = times(6, i => line(`M${left + 8},${top + (i + 1) * 74}H${left + width - 8}`, '#b79c6c', 2, 'opacity="0.4"'))
  return (
    post(left + 60) +
    post(left + width - 60) +
    raised(wood.defs + rectangle(left, top, { width, height }, wood.fill, 'rx="6"'), 10) +
    planks.join('') +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="6" fill="none" stroke="#7b4a1f" stroke-width="14"/>` +
    raised(shape(`M${left - 46},${top + 6}L${left + width / 2},${top - 78}L${left + width + 46},${top + 6}Z`, '#175468'), 7) +
    line(`M${left - 46},${top + 6}L${left + width / 2},${top - 78}L${left + width + 46},${top + 6}`, '#5f9aa6', 5)
  )
}

/** The tolls as bars from the middle line: teal to the left where they fell, red to the right where they rose. */
function bars(): string {
  const { top, height } = BOARD
  const step = (height - 60) / moves.length
  const drawn = moves.map((move, i) => {
    const y = top + 34 + i * step
    const [x, w] = [move < 0 ? MIDDLE + move * 3.1 : MIDDLE, Math.abs(move) * 3.1]
    const isWet = i === moves.length - 1
    return (
      `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${(step * 0.62).toFixed(1)}" rx="3" fill="${move < 0 ? '#1f7585' : '#b5432a'}"/>` +
      (isWet ? line(`M${x + w - 70},${y + step * 0.62}v16M${x + w - 26},${y + step * 0.62}v9`, '#b5432a', 5) : '')
    )
  })
  return drawn.join('') + line(`M${MIDDLE},${top + 22}V${top + height - 22}`, '#2a211d', 5)
}

function ladder(): string {
  const rungs = times(9, i => line(`M${1372 + i * 9.6},${420 + i * 42}h74`, '#8a5a34', 9))
  return line('M1360,392L1452,792M1434,392L1532,792', '#5a3a26', 13) + rungs.join('')
}

/** On the ladder, the brush at the end of the last bar. */
function keeper(): string {
  const figure: Person = {
    at: [1452, 716],
    height: 236,
    pose: { lean: 8, nod: 2, arms: rows([110, 130], [66, 82]), legs: rows([40, -18], [4, -6]) },
    facing: -1,
    clothes: clothes.teal,
    headwear: 'brim',
    rim: { color: '#fff0cf', from: -1, width: 3 },
  }
  const { near } = handsOf(figure)
  const brush = line(`M${near[0] + 6},${near[1] + 4}L${near[0] - 44},${near[1] + 26}`, '#c9a877', 7)
  const tip = line(`M${near[0] - 46},${near[1] + 27}l-20,9`, '#b5432a', 15)
  const pot = shape('M1330,742h48l-7,46h-34Z', '#b5432a') + line('M1330,742q24,-42 48,0', '#3a2b26', 4)
  return person(figure) + brush + tip + pot
}

/** A carter and a woman with a ledger read the board before they cross. */
function waiting(): string {
  const carter: Person = {
    at: [520, 826],
    height: 216,
    pose: { lean: -3, nod: -16, arms: rows([-10, 14], [100, 118]), legs: rows([9, 3], [-9, -5]) },
    facing: 1,
    clothes: clothes.ochre,
    headwear: 'brim',
    cut: 'coat',
    rim: { color: '#fff0cf', from: -1, width: 3 },
  }
  const clerk: Person = {
    at: [620, 842],
    height: 208,
    pose: { lean: 2, nod: 12, arms: rows([30, 82], [36, 92]), legs: rows([8, 3], [-8, -5]) },
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'bun',
    cut: 'skirt',
    rim: { color: '#fff0cf', from: -1, width: 3 },
  }
  const { near } = handsOf(clerk)
  const book = shape(`M${near[0] - 6},${near[1] + 4}l52,-12l-4,-34l-52,12Z`, '#f7f4ee') + line(`M${near[0] + 20},${near[1] - 3}l-4,-34`, '#85301b', 4)
  const shadow = [carter, clerk].map(figure => personShadow(figure, 0.7, 0.24, '#10303c', 0.3)).join('')
  return (
    prop([300, 822], 82, cart({ canvas: '#f0e3c8', bed: '#175468', horse: '#5a4331' })) + shadow + person(carter) + person(clerk) + book
  )
}
