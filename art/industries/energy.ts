import { createRandom } from '../toolkit/random.ts'
import { hang, pipe, terrain } from './parts/curves.ts'
import { dusk, night, thinHaze } from './parts/lights.ts'
import { blend, glowing, matte, stuff } from './parts/material.ts'
import { createModel, type Model } from './parts/model.ts'
import { busGantry, hangersOf, type Pylon, pylon, transformer, turbine } from './parts/power.ts'
import { waves } from './parts/sky.ts'
import { ball, beam, block, rod } from './parts/solids.ts'
import { tree } from './parts/trees.ts'
import { mix, scale, times, type Vec } from './parts/vec.ts'
import type { IndustryScene } from './parts/world.ts'

const meadow = blend('riverLight', 'stoneDeep', 0.35)
const hay = blend('mist', 'lampLight', 0.6)
const ground = { color: meadow, paint: paintFields }
const wire = matte('river')

const line: readonly Pylon[] = [
  { at: [-27, 7, 30], height: 30, turn: 0.72 },
  { at: [-12, groundAt(-12, 4), 4], height: 25, turn: 0.78 },
  { at: [19, groundAt(19, -34), -34], height: 25, turn: 0.72 },
  { at: [47, groundAt(47, -72), -72], height: 25, turn: 0.62 },
  { at: [82, groundAt(82, -125), -125], height: 25, turn: 0.62 },
]

function riverAt(z: number): number {
  return 4 + Math.sin(z * 0.045 + 0.6) * 9
}

/** A valley: flat by the river, hills behind, and a shelf at the right where the substation stands. */
function groundAt(x: number, z: number): number {
  const away = Math.abs(x - riverAt(z))
  const bank = Math.min(1, Math.max(0, (away - 4.5) / 26))
  const far = Math.max(0, -z - 70) * 0.16 * Math.min(1, away / 40)
  return (
    -0.8 +
    Math.min(1.4, Math.max(0, away - 3.6)) +
    bank * bank * 7 +
    bank * waves(x * 0.7, z * 0.7) * 1.3 +
    far +
    far * waves(x, z) * 0.2
  )
}

function paintFields([x, , z]: Vec): Vec {
  const patch = Math.sin(Math.floor((x + z * 0.4) / 9) * 12.9 + Math.floor((z - x * 0.3) / 11) * 78.2) * 0.5 + 0.5
  const furrow = 0.5 + 0.5 * Math.sin((x + z * 0.4) * 5)
  return scale(mix(meadow, hay, patch * 0.8), 0.9 + furrow * 0.1 * patch)
}

function drawLine(model: Model): void {
  for (const tower of line.slice(1)) pylon(model, tower)
  line.slice(1).forEach((tower, index) => {
    const from = line[index] ?? tower
    const ends = hangersOf(tower)
    hangersOf(from).forEach((hanger, i) => {
      pipe(model, hang(hanger, ends[i] ?? hanger, 3.4, 22), 0.05, wire)
    })
    const [a, b]: Vec[] = [from, tower].map(({ at, height }): Vec => [at[0], at[1] + height, at[2]])
    if (a && b) pipe(model, hang(a, b, 2.2, 18), 0.03, wire)
  })
  // The warning balls that hang where a line crosses a river: the picture's red.
  const crossing = hang(
    hangersOf(line[1] ?? line0)[4] ?? [0, 0, 0],
    hangersOf(line[2] ?? line0)[4] ?? [0, 0, 0],
    3.4,
    22,
  )
  for (const i of [5, 8, 11, 14, 17]) ball(model, crossing[i] ?? [0, 0, 0], 0.42, stuff.redPaint, 10)
}

const line0: Pylon = { at: [0, 0, 0], height: 1, turn: 0 }

function drawSubstation(model: Model): void {
  model.within({ at: [19, groundAt(17, -13) + 0.3, -13], turn: -0.5, scale: 0.86 }, () => {
    block(model, [0, -3, 0], [17, 3.2, 12], stuff.stone)
    for (const z of [-4.5, 0.5]) busGantry(model, [0, 0.2, z], 10, 5)
    for (const x of times(3, i => -3 + i * 3)) pipe(model, hang([x, 4.5, -4.5], [x, 4.5, 0.5], 0.4, 8), 0.04, wire)
    for (const x of [-4.5, 0, 4.5]) transformer(model, [x, 0.2, 3.2], 0, 0.95)
    block(model, [6.4, 0.2, -3], [2.6, 2.2, 4], stuff.limestone)
    block(model, [6.4, 2.4, -3], [3, 0.25, 4.4], stuff.oxide)
    block(model, [5.08, 1, -2.4], [0.05, 0.8, 1.2], glowing('lamp', 3))
    for (const i of times(18, n => n)) {
      rod(model, [-8.3 + i * 0.98, 0.2, 5.8], [-8.3 + i * 0.98, 1.7, 5.8], 0.04, stuff.steel)
    }
    for (const y of [0.9, 1.65]) beam(model, [-8.3, y, 5.8], [8.3, y, 5.8], 0.04, stuff.steel)
  })
}

function drawValley(model: Model): void {
  terrain(model, { x: [-70, 90], z: [-180, 34], steps: 130 }, groundAt, ground)
  block(model, [0, -0.35, -80], [160, 0.05, 240], { ...stuff.water, gloss: 0.35 })
  const random = createRandom('energy trees')
  for (const _ of times(1500, i => i)) {
    const [x, z] = [random.between(-60, 75), random.between(-120, 14)]
    const away = Math.abs(x - riverAt(z))
    const onShelf = Math.hypot(x - 17, z + 11) < 13 || Math.hypot(x + 12, z - 4) < 5
    if (away > 6 && !onShelf && waves(x * 1.7, z * 1.9) > 0.45)
      tree(model, [x, groundAt(x, z), z], random.between(1.6, 3.2), random)
  }
  const ridge = [
    [-44, -88],
    [-30, -104],
    [-14, -116],
    [1, -124],
    [-58, -76],
  ] as const
  ridge.forEach(([x, z], i) => {
    turbine(model, [x, groundAt(x, z) - 0.5, z], { height: 21, turn: 0.35, spin: i * 0.8 + 0.3 })
  })
}

const sunToward: Vec = [-0.75, 0.3, -0.62]

function buildValley(): Model {
  const model = createModel()
  drawValley(model)
  drawLine(model)
  drawSubstation(model)
  return model
}

export const energy: IndustryScene = {
  picture: {
    world: () => ({
      model: buildValley(),
      camera: { eye: [2, 20, 48], target: [2, 13.2, 0], view: 41, upright: true },
      light: dusk(sunToward, { sun: 6.5, fog: { ...thinHaze, density: 0.0046, height: 26 } }),
    }),
    finish: { exposure: 1 },
  },
  band: {
    world: () => ({
      model: buildValley(),
      camera: { eye: [6, 16, 50], target: [6, 13, 0], view: 30, upright: true },
      light: night([-0.75, 0.4, -0.5]),
    }),
    finish: { exposure: 2.4, quiet: { from: 0.32, to: 0.72, hush: 0.65 } },
  },
}
