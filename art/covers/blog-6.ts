import { clothes } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import type { Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import { lightPool, mistPatch } from '../scenery/sky.ts'
import { path } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { ripples } from './parts-b/boats.ts'
import { type Cover, line, picture, placed, rows, shape, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { evening } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const shore = 600
const sun = [820, 330] as const
const autumn = { shade: '#5a3a2c', body: '#8f4a2c', lit: '#e9a25c' }

/** Top of the deck: a low arch. */
const deckAt = (x: number) => 622 + 118 * ((x - 800) / 640) ** 2

export const cover: Cover = { id: 'blog-6', svg }

function svg(): string {
  const stage = bridge()
  return picture(
    [
      valley({
        seed: 'reader',
        time: evening,
        horizon: shore,
        sun,
        disc: 70,
        form: t => 130 * Math.abs(t - 0.5) * -1 + 30,
        trees: [60, 150],
      }),
      river({
        time: evening,
        horizon: shore,
        sun,
        mirrored: `<g transform="translate(0 1520) scale(1 -1)">${stage}</g>`,
      }),
      mistPatch([800, 640], 1200, 60, '#fbe6c0', 0.5),
      lightPool(sun, 520, '#ffdf9f', 0.5),
      rail(-14, '#8a6a4c'),
      people(),
      stage,
      rail(16, '#d8b27c', true),
      ground(evening, 'M0,640C90,640 170,670 230,740C270,800 280,860 300,900H0Z', 640),
      ground(evening, 'M1600,640C1510,640 1430,670 1370,740C1330,800 1320,860 1300,900H1600Z', 640),
      broadleaf({ seed: 'maple', at: [50, 700], height: 520, lightFrom: 1, foliage: autumn }),
      broadleaf({ seed: 'beech', at: [1556, 700], height: 560, lightFrom: -1, foliage: autumn }),
      ripples(620, 830, 40, '#fbe0b2'),
      ripples(1010, 850, 40, '#fbe0b2'),
      reeds('left', path([-10, 906], [360, 906]), 120, evening.reeds),
      reeds('right', path([1260, 906], [1610, 906]), 120, evening.reeds),
    ],
    '#10242b',
    0.42,
  )
}

function curve(lift: number, from = 150, to = 1450): string {
  return times(
    27,
    i =>
      `${i ? 'L' : 'M'}${Math.round(from + (i * (to - from)) / 26)},${Math.round(deckAt(from + (i * (to - from)) / 26) + lift)}`,
  ).join('')
}

function bridge(): string {
  const planks = times(52, i =>
    shape(`M${152 + i * 25},${Math.round(deckAt(164 + i * 25))}h22v13h-22Z`, i % 3 ? '#c99f6a' : '#b98b5a'),
  )
  const posts = [430, 1170].map(
    x =>
      shape(`M${x - 11},${deckAt(x) + 20}h22V860h-22Z`, '#5a4331') +
      line(`M${x},780L${800 + (x - 800) * 0.62},${deckAt(800 + (x - 800) * 0.62) + 24}`, '#5a4331', 13),
  )
  return (
    posts.join('') +
    line(curve(26), '#6d4f38', 26) +
    line(curve(15), '#8f3a25', 8) +
    planks.join('') +
    line(curve(0), '#ffe0a8', 2.4)
  )
}

function rail(shift: number, color: string, near = false): string {
  const posts = times(11, i => 190 + i * 122).map(x =>
    line(`M${x},${deckAt(x) + shift}v${near ? -70 : -96}`, color, near ? 11 : 8),
  )
  const bars = near ? line(curve(-52), color, 9) + line(curve(-54), '#ffe6b8', 2.4) : line(curve(-108), color, 8)
  return posts.join('') + bars
}

/** The desk on the crown: one person asks, the other hands over. Nothing is written on the slip. */
function people(): string {
  const librarian: Person = {
    at: [640, 622],
    height: 268,
    pose: { lean: 12, nod: 2, arms: rows([30, 60], [62, 84]), legs: rows([8, 2], [-7, -4]) },
    facing: 1,
    clothes: clothes.teal,
    headwear: 'bun',
    cut: 'skirt',
    rim: { color: '#ffd699', from: 1, width: 3 },
  }
  const reader: Person = {
    at: [922, 628],
    height: 276,
    pose: { lean: 4, nod: 2, arms: rows([50, 84], [60, 92]), legs: rows([10, 4], [-12, -14]) },
    facing: -1,
    clothes: clothes.linen,
    headwear: 'brim',
    cut: 'coat',
    rim: { color: '#ffd699', from: -1, width: 3 },
  }
  const hand = handsOf(librarian).near
  const book =
    shape('M-8,-36L66,-48L74,4L-2,14Z', '#a63d24') +
    shape('M-2,14L74,4L76,12L0,22Z', '#fffaf0') +
    shape('M-8,-36L0,-37L8,13L-2,14Z', '#85301b') +
    line('M22,-26l32,-5', '#f0b56b', 4)
  const slip = shape('M34,-40L52,-43L49,-64L31,-61Z', '#fffdf6')
  return person(librarian) + desk() + person(reader) + placed(slip + book, hand[0] + 2, hand[1] + 4)
}

function desk(): string {
  const body =
    shape('M690,524H858V540H690ZM702,540H716V626H702ZM832,540H846V628H832Z', '#7b4a30') +
    shape('M716,540H832V566H716Z', '#663a26') +
    line('M690,524H858', '#f0c894', 3)
  const books =
    shape('M800,508h48v16h-48ZM806,494h40v14h-40ZM812,480h38v14h-38Z', '#175468') +
    shape('M806,494h40v14h-40Z', '#d9795f') +
    line('M804,512v8M808,484v6', '#f6d9ab', 3)
  const card = shape('M716,524L724,496H770L762,524Z', '#fffdf6') + line('M716,524L724,496H770L762,524', '#a89f8e', 1.6)
  return body + books + card + lantern([838, 424], 50, 130)
}
