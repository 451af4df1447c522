import { deckPlanks } from '../scenery/bridge-shell.ts'
import { createCamera } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { stonePier } from '../scenery/masonry.ts'
import { paintShadows, paintSolids } from '../scenery/paint-solids.ts'
import type { Person } from '../scenery/figure.ts'
import { person, personShadow } from '../scenery/person.ts'
import { beam, type Face, mirrorInWater, shadowOnGround } from '../scenery/solids.ts'
import { path } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { trussFaces } from '../scenery/truss.ts'
import { type Cover, line, picture, placed, raised, rows, shape, size, times } from './parts-b/frame.ts'
import { handsOf } from './parts-b/hands.ts'
import { stoneBalance, stonePile } from './parts-b/stone-balance.ts'
import { gauge } from './parts-b/stones.ts'
import { noon } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'
import { yardStack } from './parts-b/yard-stack.ts'

const sun = [620, 120] as const
const HORIZON = 356
const SHORE = 470
const WATER = -3.2
const camera = createCamera(size, {
  eye: [0, 3.4, 15],
  target: [0, 3.4, 0],
  fieldOfView: 50,
  shift: [0, HORIZON - 450],
})
const light = { ...noon.light, toward: [-0.35, 0.8, 0.5] } as const

export const cover: Cover = { id: 'pricing', svg }

function svg(): string {
  const bridge = toBePaid()
  const planks = stacks()
  return picture([
    valley({
      seed: 'timber yard',
      time: noon,
      horizon: HORIZON,
      sun,
      disc: 40,
      form: t => 60 * Math.cos(t * 4.4),
      trees: [26, 60],
    }),
    river({
      time: noon,
      horizon: HORIZON,
      sun,
      mirrored: paintSolids(camera, mirrorInWater(bridge, WATER), light),
      sparkle: 60,
    }),
    paintSolids(camera, bridge, light),
    ground(
      noon,
      `M-10,${SHORE + 30}C240,${SHORE + 6} 520,${SHORE + 44} 800,${SHORE + 40}C1100,${SHORE + 34} 1300,${SHORE - 2} 1610,${SHORE - 10}V910H-10Z`,
      SHORE,
    ),
    broadleaf({ seed: 'yard elm', at: [96, 600], height: 360, lightFrom: 1, foliage: noon.nearTrees }),
    broadleaf({ seed: 'yard maple', at: [1580, 560], height: 300, lightFrom: -1, foliage: noon.nearTrees }),
    paintShadows(camera, shadowOnGround(planks, [-0.5, 0.8, -0.25], 0), '#10303c', 0.28),
    paintSolids(camera, planks, light),
    rods(),
    shape('M962,792C1102,776 1352,776 1512,792C1372,812 1092,812 962,792Z', '#10303c', 'opacity="0.3"'),
    placed(stonePile('weighed already', [3, 2, 1]), 1456, 752),
    raised(placed(stoneBalance(), 1214, 790), 6),
    foreman(),
    reeds('left', path([-10, 906], [520, 906]), 100, noon.reeds),
    reeds('right', path([1380, 906], [1610, 906]), 80, noon.reeds),
  ])
}

/** The bridge that all of it is for: two piers, and the trusses of the first span. */
function toBePaid(): readonly Face[] {
  const z = [-46, -41] as const
  const piers = [-13, 5, 23].flatMap((x, i) =>
    stonePier({
      seed: `paid ${i}`,
      x: [x - 1.5, x + 1.5],
      z,
      y: [WATER, 1.2],
      color: '#dcd1bd',
      mortar: '#a89f8e',
      course: 0.8,
    }),
  )
  const frame = { kind: 'burr', from: -13, to: 5, height: 4.2, panel: 3, archColor: '#c79a63' } as const
  const floor = deckPlanks({ from: -13, to: 5, width: 5, color: '#b08a5c', layer: 1 })
  const shifted = [
    ...floor,
    ...trussFaces({ ...frame, z: -2.4, color: '#7b5a3a', layer: 0.5 }),
    ...trussFaces({ ...frame, z: 2.4, color: '#a9763f', layer: 2 }),
  ]
  return [
    ...piers,
    ...shifted.map(face => ({ ...face, points: face.points.map(([x, y, pz]) => [x, y + 1.7, pz - 43.5] as const) })),
  ]
}

/** Three heights of one plank: what a small, a middle and a long span need. */
function stacks(): readonly Face[] {
  return [
    ...yardStack({ seed: 'back', at: [-6.4, 0, -3.4], length: 5, planks: [5, 10], color: '#d0a067', layer: 0 }),
    ...yardStack({ seed: 'middle', at: [0.3, 0, -4.6], length: 4.2, planks: [5, 7], color: '#dcb27a', layer: 0.2 }),
    ...yardStack({ seed: 'near', at: [-3.6, 0, 0.8], length: 4.6, planks: [4, 5], color: '#e0b981', layer: 1 }),
    ...beam([3.5, 0.12, -1.4], [7.6, 0.12, -1.1], { width: 0.24, height: 0.24, color: '#c39a6a', layer: 0.6 }),
  ]
}

/** A staff in bands at two of the stacks. */
function rods(): string {
  const feet = rows([-1.22, -1.55, 2.9], [-3.1, 2.3, 1.9])
  return feet
    .map(([x, z, height]) => {
      const [px, py] = camera.project([x, 0, z])
      return gauge(px, camera.project([x, height, z])[1], py, camera.scaleAt([x, 0, z]) * 0.13)
    })
    .join('')
}

/** Board on the far arm, chalk in the near hand. */
function foreman(): string {
  const figure: Person = {
    at: [768, 832],
    height: 306,
    pose: { lean: 2, nod: 10, arms: rows([34, 84], [30, 104]), legs: rows([7, 2], [-8, -4]) },
    facing: 1,
    clothes: clothes.oxide,
    headwear: 'brim',
    cut: 'coat',
    rim: { color: '#fff4d8', from: -1, width: 3 },
  }
  const { near } = handsOf(figure)
  return (
    personShadow(figure, 0.7, 0.16, '#10303c', 0.3) +
    person(figure) +
    placed(tallyBoard(), near[0] + 32, near[1] - 28, 6) +
    line(`M${near[0] - 2},${near[1] + 2}l16,-18`, '#fffaf0', 6) +
    `<circle cx="${near[0]}" cy="${near[1]}" r="8" fill="#8a5a44"/>`
  )
}

/** Slate in a frame: strokes in fives, three rows for the three stacks. */
function tallyBoard(): string {
  const strokes = times(3, row =>
    times(7 - row * 2, i =>
      i % 5 < 4
        ? line(`M${-30 + i * 10},${-30 + row * 25}v16`, '#fffaf0', 3.4)
        : line(`M${-66 + i * 10},${-17 + row * 25}l34,-11`, '#f0b56b', 3.4),
    ).join(''),
  )
  return raised(shape('M-50,-54H50V54H-50Z', '#8a5f3c') + shape('M-42,-46H42V46H-42Z', '#16323b') + strokes.join(''), 5)
}
