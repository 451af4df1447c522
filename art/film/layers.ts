import sharp from 'sharp'
import { mix } from '../scenery/color.ts'
import { hills } from '../scenery/hills.ts'
import { cloudBanks, lightPool, mistBank, sky, sunlight } from '../scenery/sky.ts'
import { linearGradient, type Point, svgDocument } from '../scenery/svg.ts'
import { broadleaf, type Foliage, reeds, treeRow } from '../scenery/trees.ts'
import { water } from '../scenery/water.ts'
import { palette } from '../toolkit/palette.ts'
import { lights } from './light-table.ts'
import { type MoodName, moodNames } from './moods.ts'
import { world } from './world.ts'

export const planes = { sky: 0.06, far: 0.25, near: 0.5, shore: 0.82, banks: 1, reeds: 1.3 } as const
export type PlaneName = keyof typeof planes
export type Layer = { readonly plane: PlaneName; readonly mood: MoodName; readonly image: Buffer }

const size = { width: world.width, height: world.height }
const sharpness = 1.35
/** World heights become heights of the layer. */
const y = (height: number) => height - world.top
const x = (across: number) => across - world.left

/** Every plane of the landscape in every mood, as PNG or, where it covers all, as JPEG. */
export async function renderLayers(): Promise<readonly Layer[]> {
  const planeNames = Object.keys(draw) as readonly PlaneName[]
  const wanted = moodNames.flatMap(mood => planeNames.map(plane => ({ plane, mood })))
  return Promise.all(
    wanted.map(async ({ plane, mood }) => ({ plane, mood, image: await rasterise(draw[plane](mood)) })),
  )
}

function rasterise(body: string): Promise<Buffer> {
  return sharp(Buffer.from(svgDocument(size, body)), { density: 72 * sharpness })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

const draw: Readonly<Record<PlaneName, (mood: MoodName) => string>> = {
  sky: mood => {
    const { air, glow, clouds } = lights[mood]
    const heat = glow ? lightPool([x(glow.at[0]), y(glow.at[1])], glow.radius, glow.color, glow.opacity) : ''
    const disc =
      glow && glow.disc > 0
        ? sunlight({ at: [x(glow.at[0]), y(glow.at[1])], radius: glow.disc, color: glow.color, glow: glow.disc * 5 })
        : ''
    return (
      sky(size, y(500), air) +
      heat +
      disc +
      cloudBanks(size, { seed: 'film', from: y(-60), to: y(300), count: 9 }, clouds.color, clouds.opacity)
    )
  },
  far: mood =>
    hills(
      size,
      { seed: 'film far', y: y(372), amplitude: 40, shape: t => 60 * Math.sin(t * Math.PI) },
      { top: lights[mood].hills[0], foot: lights[mood].haze, footY: y(470) },
    ),
  near: mood =>
    hills(
      size,
      { seed: 'film near', y: y(426), amplitude: 30, shape: t => 50 * Math.sin(t * Math.PI) - 16, crowns: 9 },
      { top: lights[mood].hills[1], foot: lights[mood].haze, footY: y(486) },
    ) + mistBank(size, y(462), 44, lights[mood].haze, 0.7),
  shore: mood => {
    const { foliage, river, haze } = lights[mood]
    const trees = treeRow({
      seed: 'film shore',
      along: [
        [0, y(world.farShore)],
        [size.width, y(world.farShore)],
      ],
      count: 150,
      heights: [17, 34],
      lightFrom: 1,
      foliage: faded(foliage, haze, 0.5),
      hemlocks: 0.22,
    })
    const outline: readonly Point[] = [
      [0, y(world.farShore)],
      [size.width, y(world.farShore)],
      [size.width, size.height],
      [0, size.height],
    ]
    return trees + water(outline, river) + mistBank(size, y(world.farShore + 2), 15, haze, 0.65)
  },
  banks: mood => bank(mood, 1) + bank(mood, -1),
  reeds: mood => {
    const colors = lights[mood].reeds
    const clump = (seed: string, from: number, to: number, height: number) =>
      reeds(
        seed,
        [
          [x(from), y(748)],
          [x(to), y(756)],
        ],
        height,
        colors,
      )
    return clump('film left', -150, 170, 120) + clump('film right', 1090, 1420, 130)
  },
}

/** The left bank, or for side -1 the right one: a meadow that ends in a steep edge, with trees. */
function bank(mood: MoodName, side: 1 | -1): string {
  const { ground, foliage, lightFrom } = lights[mood]
  const paint = linearGradient(
    [0, y(420)],
    [0, y(720)],
    [
      [0, ground[0]],
      [0.35, ground[1]],
      [1, ground[2]],
    ],
  )
  const land = `M-160,${y(428)}C${x(-20)},${y(426)} ${x(110)},${y(432)} ${x(196)},${y(437)}C${x(226)},${y(440)} ${x(236)},${y(470)} ${x(244)},${y(510)}C${x(252)},${y(545)} ${x(270)},${y(566)} ${x(262)},${y(574)}C${x(200)},${y(612)} ${x(60)},${y(650)} ${x(10)},${y(690)}C${x(-40)},${y(720)} ${x(-100)},${y(740)} 0,${y(790)}H-160Z`
  const road = `<path d="M-160,${y(446)}C${x(-20)},${y(440)} ${x(100)},${y(438)} ${x(200)},${y(437)}L${x(206)},${y(443)}C${x(100)},${y(446)} ${x(-10)},${y(452)} -160,${y(462)}Z" fill="${mix(ground[0], palette.lampLight, 0.4)}" opacity="0.85"/>`
  const tree = (seed: string, at: number, foot: number, height: number) =>
    broadleaf({ seed: `${seed}${side}`, at: [x(at), y(foot)], height, lightFrom: lightFrom * side, foliage })
  const tall = side > 0 ? 250 : 216
  const edge = `C${x(200)},${y(612)} ${x(60)},${y(650)} ${x(10)},${y(690)}C${x(-40)},${y(720)} ${x(-100)},${y(740)} 0,${y(790)}`
  const mirrored = `<path d="M${x(262)},${y(574)}${edge}L${x(30)},${y(790)}C${x(90)},${y(700)} ${x(250)},${y(650)} ${x(276)},${y(580)}Z" fill="${ground[2]}" opacity="0.32"/>`
  const shoreline = `<path d="M${x(262)},${y(574)}${edge}" fill="none" stroke="${mix(ground[0], palette.limestone, 0.4)}" stroke-width="2.5" opacity="${mood === 'dusk' ? 0.16 : 0.5}"/>`
  const tufts = reeds(
    `tufts ${side}`,
    [
      [x(30), y(668)],
      [x(250), y(572)],
    ],
    24,
    lights[mood].reeds,
  )
  const body =
    mirrored +
    tree('c', 40, 434, tall * 0.62) +
    tree('b', 108, 434, tall * 0.42) +
    paint.defs +
    `<path d="${land}" fill="${paint.fill}"/>${road}` +
    shoreline +
    tufts +
    tree('a', -52, 448, tall)
  return side > 0 ? body : `<g transform="translate(${x(640) * 2} 0) scale(-1 1)">${body}</g>`
}

function faded({ shade, body, lit }: Foliage, haze: string, share: number): Foliage {
  return { shade: mix(shade, haze, share), body: mix(body, haze, share), lit: mix(lit, haze, share) }
}
