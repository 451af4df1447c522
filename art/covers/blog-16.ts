import { clothes } from '../scenery/crew.ts'
import { hills } from '../scenery/hills.ts'
import { lightShaft } from '../scenery/lantern.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { lightPool, sky } from '../scenery/sky.ts'
import { clipped, linearGradient, path, rectangle, stops } from '../scenery/svg.ts'
import { treeRow } from '../scenery/trees.ts'
import { bridgeDrawing, type Design, pinnedSheet } from './parts-b/drawings.ts'
import { type Cover, line, picture, placed, raised, rows, shape, size, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { evening } from './parts-b/times-of-day.ts'

const WINDOW = 'M96,660V330A277,250 0 0 1 650,330V660Z'

export const cover: Cover = { id: 'blog-16', svg }

function svg(): string {
  const wall = linearGradient([0, 0], [1600, 0], stops([0, '#2b6673'], [0.5, '#175468'], [1, '#0d2a35']))
  const floor = linearGradient([0, 760], [0, 900], stops([0, '#7a5a40'], [1, '#2a211c']))
  return picture(
    [
      wall.defs + rectangle(0, 0, size, wall.fill),
      times(14, i => line(`M${720 + i * 66},0V760`, '#0b222b', 1.6, 'opacity="0.18"')).join(''),
      clipped(outside(), shape(WINDOW, '#000000')),
      frame(),
      designs(),
      floor.defs + rectangle(0, 770, { width: 1600, height: 130 }, floor.fill),
      rectangle(0, 752, { width: 1600, height: 20 }, '#0b222b'),
      times(9, i => line(`M${i * 230 - 200},900L${i * 190 + 20},772`, '#2a211c', 2, 'opacity="0.5"')).join(''),
      shape('M150,900L560,900L1120,772L760,772Z', '#f0b56b', 'opacity="0.16"'),
      engineer(),
      lightShaft(path([380, 130], [640, 640], [1330, 900], [1180, 430]), '#ffd998', 0.2, 40),
      lightPool([373, 430], 620, '#ffd79a', 0.4),
    ],
    '#06171e',
    0.45,
  )
}

/** A stream so narrow that the smallest of the four would do. */
function outside(): string {
  const stream = linearGradient([0, 520], [0, 660], stops([0, '#fbe3b4'], [1, '#2b7a8b']))
  const meadow = linearGradient([0, 500], [0, 660], stops([0, '#c9b47c'], [1, '#35706f']))
  return [
    sky(size, 520, evening.sky, { at: [430, 430], radius: 36, color: evening.glow, glow: 420 }),
    hills(size, { seed: 'studio', y: 440, amplitude: 40 }, { top: '#a6a596', foot: '#f0cd9c', footY: 560 }),
    meadow.defs + rectangle(0, 506, { width: 800, height: 200 }, meadow.fill),
    treeRow({
      seed: 'studio',
      along: path([60, 520], [700, 516]),
      count: 11,
      heights: [60, 130],
      lightFrom: 1,
      foliage: evening.farTrees,
    }),
    stream.defs +
      shape(
        'M398,506C408,536 376,566 346,596C322,622 306,640 300,664H470C462,632 480,604 470,570C462,545 432,530 424,506Z',
        stream.fill,
      ),
    placed(bridgeDrawing('beam', 190, '#a63d24', 4), 408, 596),
  ].join('')
}

function frame(): string {
  const bars = line('M373,82V660M96,330H650M234,118V660M512,118V660M96,500H650', '#0d2a35', 8)
  const voussoirs = times(15, i => {
    const angle = Math.PI - (i / 14) * Math.PI
    const at = (grow: number) =>
      `${Math.round(373 + Math.cos(angle) * 277 * grow)},${Math.round(330 - Math.sin(angle) * 250 * grow)}`
    return line(`M${at(0.94)}L${at(1.06)}`, '#a89f8e', 2.5)
  })
  return (
    line(WINDOW, '#d9d2c5', 40, 'opacity="1" style="stroke-linejoin:miter"') +
    clippedGlow() +
    bars +
    voussoirs.join('') +
    raised(rectangle(58, 656, { width: 630, height: 26 }, '#ece6db'), 10)
  )
}

function clippedGlow(): string {
  return line(WINDOW, '#fff0cf', 4)
}

/** From the left: wider and wider. */
function designs(): string {
  const sheets: readonly (readonly [Design, number, number, number, number, number])[] = rows(
    ['beam', 824, 190, 150, 170, 84],
    ['king post', 1002, 196, 178, 186, 124],
    ['truss', 1216, 186, 220, 196, 172],
    ['cable', 1460, 194, 246, 210, 206],
  )
  return sheets
    .map(([kind, x, y, w, h, span], i) => placed(pinnedSheet(w, h, kind, span), x, y, (i % 2 ? 1 : -1) * 1.2))
    .join('')
}

/** The drawing table, with the scale model of the gap on it and dividers in the hand. */
function engineer(): string {
  const figure: Person = {
    at: [1284, 842],
    height: 380,
    pose: { lean: 14, nod: 16, arms: rows([52, 76], [36, 92]), legs: rows([8, 2], [-8, -6]) },
    facing: -1,
    clothes: clothes.oxide,
    headwear: 'bun',
    cut: 'skirt',
    rim: { color: '#ffd699', from: -1, width: 4 },
  }
  const { near } = handsOf(figure)
  const legs = line('M870,655L824,856M1130,640L1190,856M842,780H1170', '#3a2b26', 16)
  const board =
    raised(shape('M752,618L1198,528L1214,560L764,658Z', '#b98b5a'), 12) +
    shape('M752,618L1198,528L1200,538L756,630Z', '#e6bd83')
  const paper = raised(shape('M800,602L1120,537L1128,546L806,613Z', '#fffaf0'), 5)
  const lamp =
    line('M1180,540L1236,400L1120,330', '#0b222b', 8) +
    shape('M1150,308L1090,322L1066,376L1150,366Z', '#a63d24') +
    lightPool([1080, 420], 250, '#ffcf86', 0.6)
  const dividers = line(`M${near[0]},${near[1] - 16}l-34,70M${near[0]},${near[1] - 16}l-2,74`, '#dbe7e6', 5)
  return (
    legs +
    person(figure) +
    board +
    paper +
    placed(bridgeDrawing('king post', 110, '#10303c', 3.4), 955, 566, -11.4) +
    lamp +
    dividers
  )
}
