import { z } from 'zod'
import { siteFontFace } from '../toolkit/render-html.ts'
import { mix } from '../scenery/color.ts'
import { bridgeFromTheSide } from '../scenery/elevation.ts'
import { hills } from '../scenery/hills.ts'
import { redBridge, threeSpans } from '../scenery/moods.ts'
import { cloudBanks, lightPool, sky } from '../scenery/sky.ts'
import { linearGradient, type Point, polygon, rectangle, svgDocument } from '../scenery/svg.ts'
import { treeRow } from '../scenery/trees.ts'
import { glitter, reflection, water } from '../scenery/water.ts'
import { palette } from '../toolkit/palette.ts'
import { readContent } from '../toolkit/site-files.ts'
import { mark } from './mark.ts'

export const cardSize = { width: 1200, height: 630 } as const

const waterline = 500
const siteFile = z.object({ name: z.string(), tagline: z.string() })

/** The picture that other sites show for a link: the name over a bridge at dusk. */
export function socialCard(): string {
  const { name, tagline } = readContent('site.json', siteFile)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${siteFontFace()}
* { margin: 0 } body { width: 1200px; height: 630px; overflow: hidden; position: relative }
div { position: absolute; left: 72px; top: 62px; color: ${palette.limestone}; font-family: 'Instrument Sans', 'Liberation Sans', sans-serif }
p { display: flex; align-items: center; gap: 24px; font-size: 76px; font-weight: 650; letter-spacing: -0.025em; line-height: 1 }
h1 { font-size: 39px; font-weight: 450; letter-spacing: -0.01em; margin-top: 26px; color: ${palette.lampLight} }
</style>${scene()}<div><p><svg viewBox="0 0 64 64" width="96" height="96"><path fill="${palette.lamp}" d="${mark.path}"/></svg>${name}</p><h1>${tagline}</h1></div></html>`
}

function scene(): string {
  const bridge = drawBridge()
  const outline: readonly Point[] = [
    [0, waterline],
    [1200, waterline],
    [1200, 630],
    [0, 630],
  ]
  return svgDocument(
    cardSize,
    [
      sky(cardSize, waterline, [
        [0, palette.night],
        [0.5, palette.river],
        [0.78, palette.riverMid],
        [1, mix(palette.riverLight, palette.lamp, 0.55)],
      ]),
      lightPool([880, 506], 420, palette.lamp, 0.62),
      cloudBanks(cardSize, { seed: 'card', from: 270, to: 420, count: 7 }, palette.lampLight, 0.14),
      hills(
        cardSize,
        { seed: 'far', y: 430, amplitude: 26, shape: t => -30 * t },
        {
          top: mix(palette.riverMid, palette.riverLight, 0.3),
          foot: mix(palette.riverLight, palette.lamp, 0.35),
          footY: 500,
        },
      ),
      hills(
        cardSize,
        { seed: 'near', y: 468, amplitude: 16, crowns: 9 },
        {
          top: mix(palette.river, palette.riverMid, 0.55),
          foot: mix(palette.riverMid, palette.lamp, 0.18),
          footY: 505,
        },
      ),
      water(outline, [
        [0, mix(palette.riverLight, palette.lamp, 0.42)],
        [0.35, palette.riverMid],
        [1, palette.night],
      ]),
      reflection(cardSize, bridge, { waterline, outline, opacity: 0.5, ripple: 5 }),
      glitter({ seed: 'card', from: [880, 506], to: [860, 628], spread: 240, count: 90 }, palette.lampLight, 0.6),
      banks(),
      bridge,
    ].join(''),
  )
}

function drawBridge(): string {
  const light = {
    toward: [0.5, 0.5, 0.6],
    sun: '#f2c995',
    shade: '#5f7f8c',
    haze: { color: palette.river, near: 0, far: 1, most: 0 },
  } as const
  const piers = [150, 456, 744, 1050].map(x =>
    polygon(
      [
        [x - 17, 446],
        [x + 17, 446],
        [x + 21, waterline + 4],
        [x - 21, waterline + 4],
      ],
      mix(palette.stoneDeep, palette.river, 0.42),
    ),
  )
  const lamps = linearGradient(
    [0, 396],
    [0, 430],
    [
      [0, palette.lampLight],
      [1, palette.lamp],
    ],
  )
  const glow = lamps.defs + rectangle(150, 398, { width: 900, height: 36 }, lamps.fill)
  return (
    piers.join('') +
    glow +
    bridgeFromTheSide(cardSize, {
      at: [150, 440],
      width: 900,
      plan: threeSpans,
      look: redBridge,
      light,
      haze: { color: palette.night, share: 0.12 },
    })
  )
}

function banks(): string {
  const dark = {
    shade: mix(palette.night, palette.river, 0.3),
    body: mix(palette.river, palette.riverMid, 0.3),
    lit: mix(palette.riverMid, palette.lamp, 0.3),
  }
  const bank = (d: string) => `<path d="${d}" fill="${mix(palette.night, palette.river, 0.7)}"/>`
  const trees = (from: number, lightFrom: number) => {
    const along = [[from, 462] as const, [from + 116, 462] as const] as const
    return treeRow({
      seed: `card ${from}`,
      along,
      count: 6,
      heights: [50, 110],
      lightFrom,
      foliage: dark,
      hemlocks: 0.4,
    })
  }
  return (
    trees(-20, 1) +
    trees(1104, -1) +
    bank('M0 440C60 438 110 438 158 442V504C130 520 60 524 0 530Z') +
    bank('M1200 440C1140 438 1090 438 1042 442V504C1070 520 1140 524 1200 530Z')
  )
}
