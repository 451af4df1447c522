import { corners, createCamera } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew, crewShadows, inLight } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import { lightPool } from '../scenery/sky.ts'
import { beam, box, mirrorInWater, sheet } from '../scenery/solids.ts'
import { stroke } from '../scenery/svg.ts'
import { type Cover, picture, rows, size, times } from './parts-b/frame.ts'
import { bridge } from './parts-b/open-deck.ts'
import { dusk } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const WATER = -5
const horizon = 470
const sun = [1330, 400] as const
const camera = createCamera(size, { eye: [20, 3.1, 0], target: [0, 3.1, 0], fieldOfView: 56, shift: [0, -30] })
const light: Light = {
  ...dusk.light,
  toward: [-0.3, 0.6, -0.7],
  lamps: [
    { at: [-2.5, 3, 0], color: '#ffd08a', reach: 7, strength: 0.8 },
    { at: [-14, 3, 0], color: '#ffc873', reach: 16, strength: 0.8 },
  ],
}

export const cover: Cover = { id: 'blog-15', svg }

function svg(): string {
  const solids = bridge()
  return picture(
    [
      valley({
        seed: 'five',
        time: dusk,
        horizon,
        sun,
        disc: 40,
        form: t => 120 * Math.sin(t * Math.PI) - 90,
        trees: [50, 130],
      }),
      river({
        time: dusk,
        horizon,
        sun,
        mirrored: paintSolids(camera, mirrorInWater(solids, WATER), light),
        sparkle: 130,
      }),
      ground(dusk, 'M0,430C180,436 330,450 420,478C300,500 140,520 0,560Z', 430, 560),
      ground(dusk, 'M1600,440C1480,446 1360,456 1250,478C1380,492 1500,506 1600,540Z', 440, 560),
      paintSolids(camera, solids, light),
      lightPool(camera.project([-0.5, 2.6, 0]), 330, '#ffc873', 0.8),
      lantern(camera.project([0.3, 4.5, 0]), 46, 260),
      crewShadows(camera, team, 0, -0.42, '#120e0c', 0.4),
      crew(camera, team.slice(0, 3)),
      table(),
      crew(camera, team.slice(3)),
      lightPool(camera.project([6.2, 1.4, 0]), 420, '#ffcf86', 0.35),
    ],
    '#05141b',
    0.5,
  )
}

/** The one plan, on a board over two trestles. */
function table(): string {
  const legs = [-1, 1].flatMap(side => [
    ...beam([6.6, 0, side * 1.15], [6.6, 0.95, side * 0.95], { width: 0.1, height: 0.1, color: '#6d4f38' }),
    ...beam([5.6, 0, side * 1.15], [5.6, 0.95, side * 0.95], { width: 0.1, height: 0.1, color: '#6d4f38' }),
  ])
  const board = box([5.4, 0.95, -1.4], [7, 1.05, 1.4], { color: '#b98b5a', layer: 1 })
  const plan = sheet(corners([5.5, 1.07, -1.2], [6.9, 1.07, -1.25], [6.9, 1.07, 1.2], [5.5, 1.07, 1.25]), {
    color: '#fffaf0',
    layer: 2,
  })
  const at = (x: number, z: number) => camera.project([x, 1.08, z])
  const arch = times(13, i => at(6.55 - 0.7 * Math.sin((i / 12) * Math.PI), 0.9 - i * 0.15))
  const ink = [stroke([at(6.3, 0.9), at(6.3, -0.9)], '#10303c', 3), stroke(arch, '#a63d24', 3)]
  return (
    paintSolids(camera, [...legs, ...board, plan], {
      ...light,
      lamps: [{ at: [6, 3, 0], color: '#ffdca0', reach: 5, strength: 1 }],
    }) + ink.join('')
  )
}

/** Larger than life, so that five faces read at the width of a card. */
const TALL = 2.15
const stance = { legs: rows([8, 3], [-7, -4]) }
const rim = (from: 1 | -1) => ({ color: '#ffd79a', from, width: 2.6 }) as const
const worn = (name: keyof typeof clothes) => inLight(clothes[name], '#c98a4e', 0.12)

/** The last two stand nearer than the table. */
const team: readonly CrewMember[] = [
  {
    metres: TALL,
    at: [4.6, 0, 0.1],
    pose: 'reading',
    facing: 1,
    tool: { kind: 'level' },
    clothes: worn('linen'),
    headwear: 'bun',
    cut: 'skirt',
    rim: rim(1),
  },
  {
    metres: TALL,
    at: [5.2, 0, 1.75],
    pose: { ...stance, lean: 8, nod: 18, arms: rows([20, 50], [40, 96]) },
    facing: 1,
    tool: { kind: 'square' },
    clothes: worn('teal'),
    headwear: 'brim',
    rim: rim(1),
  },
  {
    metres: TALL,
    at: [5.2, 0, -1.7],
    pose: { ...stance, lean: 8, nod: 18, arms: rows([20, 50], [24, 110]) },
    facing: -1,
    tool: { kind: 'rod' },
    clothes: worn('ochre'),
    headwear: 'cap',
    rim: rim(-1),
  },
  {
    metres: TALL,
    at: [7.6, 0, 1.95],
    pose: { ...stance, lean: 6, nod: 16, arms: rows([44, 78], [-2, 16]) },
    facing: 1,
    tool: { kind: 'saw', turn: 50 },
    clothes: worn('night'),
    headwear: 'cap',
    rim: rim(1),
  },
  {
    metres: TALL,
    at: [7.6, 0, -1.9],
    pose: { ...stance, lean: 6, nod: 16, arms: rows([48, 80], [8, 20]) },
    facing: -1,
    tool: { kind: 'mallet', turn: 150 },
    clothes: worn('oxide'),
    headwear: 'brim',
    cut: 'coat',
    rim: rim(-1),
  },
]
