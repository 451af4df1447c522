import { clothes } from '../scenery/crew.ts'
import { bridgeFromTheSide } from '../scenery/elevation.ts'
import { redBridge } from '../scenery/moods.ts'
import { linearGradient, masked, path, rectangle, stops } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { ripples, rowboat } from './parts-b/boats.ts'
import { bridgeDrawing } from './parts-b/drawings.ts'
import { type Cover, line, picture, placed, shape, size, times } from './parts-b/frame.ts'
import { scribe } from './parts-b/hands.ts'
import { flatPier, gauge } from './parts-b/stones.ts'
import { dawn } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const shore = 640
const DECK = 500
const SPAN = 330
const FIRST = 150
const sun = [420, 330] as const
const INK = '#175468'
const pierX = (index: number) => FIRST + index * SPAN

export const cover: Cover = { id: 'measuring-success-and-scaling-ai', svg }

function svg(): string {
  const fade = linearGradient([820, 0], [1120, 0], stops([0, '#ffffff'], [1, '#000000']))
  return picture(
    [
      sheet(),
      masked(painted(), size, fade.defs + rectangle(0, 0, size, fade.fill)),
      drawn(),
      [0, 1, 2].map(i => gauge(pierX(i) + 62, DECK + 66, 800, 18) + ripples(pierX(i) + 62, 800, 24)).join(''),
      scribe({
        at: [350, 792],
        height: 128,
        pose: 'reading',
        facing: 1,
        clothes: clothes.oxide,
        headwear: 'brim',
        cut: 'coat',
        rim: { color: '#fff4d8', from: 1 },
      }),
      rowboat(346, 806, 210, '#1d5866') + ripples(346, 818, 100),
    ],
    '#12333f',
    0.18,
  )
}

/** Drawing paper with a fine grid, under everything. */
function sheet(): string {
  const grid =
    times(41, i => line(`M${i * 40},0V900`, '#8fb8bf', i % 5 ? 0.8 : 1.6)).join('') +
    times(23, i => line(`M0,${i * 40 + 20}H1600`, '#8fb8bf', i % 5 ? 0.8 : 1.6)).join('')
  return `${rectangle(0, 0, size, '#f4efe2')}<g opacity="0.5">${grid}</g>`
}

function painted(): string {
  const stage = spans() + piers()
  return [
    valley({
      seed: 'span by span',
      time: dawn,
      horizon: shore,
      sun,
      disc: 54,
      form: t => 70 * Math.sin(t * 4),
      trees: [50, 120],
    }),
    river({ time: dawn, horizon: shore, sun, mirrored: `<g transform="translate(0 1440) scale(1 -1)">${stage}</g>` }),
    stage,
    ground(dawn, `M0,${DECK + 4}H120C150,560 170,640 196,700C214,780 220,840 240,900H0Z`, DECK),
    reeds('left', path([-10, 908], [260, 908]), 120, dawn.reeds),
  ].join('')
}

function spans(): string {
  const plan = { from: 0, to: 24, kind: 'burr', width: 5, eave: 5.6, ridge: 8.8, panel: 3.4, boards: 'half' } as const
  return [-1, 0, 1]
    .map(i => bridgeFromTheSide(size, { at: [pierX(i), DECK], width: SPAN, plan, look: redBridge, light: dawn.light }))
    .join('')
}

function piers(): string {
  return [0, 1, 2]
    .map(i =>
      flatPier({ seed: `scale ${i}`, x: [pierX(i) - 28, pierX(i) + 28], y: [DECK + 20, 760], batter: 14, course: 24 }),
    )
    .join('')
}

/** What is still to come: the third span in ink, the fourth in dashes. */
function drawn(): string {
  const span = (i: number, color: string, extra: string) => {
    const [from, to] = [pierX(i), pierX(i + 1)]
    const roof = line(
      `M${from - 8},${DECK - 77}L${from + 16},${DECK - 121}H${to - 16}L${to + 8},${DECK - 77}Z`,
      color,
      3.4,
    )
    const frame = placed(bridgeDrawing('truss', SPAN, color, 4), (from + to) / 2, DECK)
    const top =
      line(`M${from},${DECK - 77}H${to}`, color, 4) +
      times(9, n => line(`M${from + (n * SPAN) / 8},${DECK - 56}v-21`, color, 3)).join('')
    return `<g ${extra}>${frame}${roof}${top}</g>`
  }
  const pier = (i: number, extra: string) =>
    `<g ${extra}>${line(`M${pierX(i) - 28},${DECK + 20}H${pierX(i) + 28}L${pierX(i) + 42},760H${pierX(i) - 42}Z`, INK, 4)}${times(5, n => line(`M${pierX(i) - 31 - n * 2.4},${DECK + 68 + n * 48}H${pierX(i) + 31 + n * 2.4}`, INK, 2)).join('')}</g>`
  const water = line('M1010,700H1600M1060,724H1540M1130,748H1600', INK, 2.4, 'opacity="0.5"')
  const bank = line(`M1600,${DECK + 20}H1462V620C1450,680 1440,740 1424,790C1412,830 1404,866 1400,900`, INK, 4)
  const measure = [2, 3]
    .map(i =>
      line(
        `M${pierX(i) + 12},830H${pierX(i + 1) - 12}M${pierX(i) + 12},816v28M${pierX(i + 1) - 12},816v28`,
        '#a63d24',
        3,
      ),
    )
    .join('')
  return (
    shape('M0,0', INK) +
    span(2, INK, '') +
    span(3, INK, 'stroke-dasharray="9 9"') +
    pier(3, '') +
    water +
    bank +
    measure
  )
}
