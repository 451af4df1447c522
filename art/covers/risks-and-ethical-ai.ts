import { createCamera } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew, inLight } from '../scenery/crew.ts'
import { lantern } from '../scenery/lantern.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import { lightPool } from '../scenery/sky.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { path, stroke } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { type Cover, picture, rows, size } from './parts-b/frame.ts'
import { horse } from './parts-b/horse.ts'
import { dusk } from './parts-b/times-of-day.ts'
import { bridge, piers, STAGE, scaffold, WATER } from './parts-b/underside.ts'
import { ground, river, valley } from './parts-b/valley.ts'
import { wagon } from './parts-b/wagon.ts'

const horizon = 676
const sun = [1210, 620] as const
const camera = createCamera(size, { eye: [7.5, -3.7, 13.5], target: [9.5, -3.7, 0], fieldOfView: 64, shift: [0, 200] })
const light: Light = {
  ...dusk.light,
  toward: [0.5, 0.25, -0.5],
  lamps: [{ at: [7.6, -1.2, 0.6], color: '#ffc873', reach: 7, strength: 1 }],
}
const at = (x: number, y: number, z: number) => camera.project([x, y, z])

export const cover: Cover = { id: 'risks-and-ethical-ai', svg }

function svg(): string {
  const above = bridge()
  return picture(
    [
      valley({
        seed: 'under the bridge',
        time: dusk,
        horizon,
        sun,
        disc: 44,
        form: t => 40 * Math.sin(t * 3),
        trees: [60, 140],
      }),
      river({
        time: dusk,
        horizon,
        sun,
        mirrored: paintSolids(camera, mirrorInWater([...above, ...piers()], WATER), light),
        sparkle: 130,
      }),
      farBank(),
      paintSolids(camera, piers(), light),
      paintSolids(camera, above, light),
      paintSolids(camera, scaffold(), light),
      lightPool(at(7.6, -1.3, 0.6), 460, '#ffb95e', 0.55),
      crew(camera, [inspector]),
      stroke([at(7.35, -0.5, 1), at(7.35, -1.8, 1)], '#f0c894', 3),
      lantern(at(7.35, -1.75, 1), 54, 230),
      ground(dusk, 'M0,760C90,770 160,820 210,900H0Z', 750),
      reeds('near', path([-10, 908], [330, 908]), 130, dusk.reeds),
      reeds('near right', path([1320, 908], [1610, 908]), 120, dusk.reeds),
    ],
    '#05141b',
    0.5,
  )
}

const inspector: CrewMember = {
  at: [8.2, STAGE, 1],
  metres: 2.2,
  pose: { lean: 6, nod: -26, arms: rows([28, 52], [128, 150]), legs: rows([74, -18], [4, -86]) },
  facing: 1,
  tool: { kind: 'hammer', turn: 20 },
  clothes: inLight(clothes.teal, '#c98a4e', 0.15),
  headwear: 'cap',
  rim: { color: '#ffd79a', from: -1, width: 3 },
}

/** Those who wait until it is safe: two walkers, a rider's horse, a wagon with its lamp lit. */
function farBank(): string {
  const shadeOf = (name: keyof typeof clothes) => inLight(clothes[name], '#143842', 0.45)
  const rim = { color: '#ffb877', from: 1, width: 1.6 } as const
  const land = [-11, WATER + 0.7] as const
  const [z, y] = land
  const waiting: readonly CrewMember[] = [
    { at: [9.6, y, z], pose: 'resting', facing: -1, clothes: shadeOf('linen'), headwear: 'bun', cut: 'skirt', rim },
    {
      at: [10.7, y, z],
      pose: 'standing',
      facing: -1,
      tool: { kind: 'staff' },
      clothes: shadeOf('oxide'),
      headwear: 'brim',
      cut: 'coat',
      rim,
    },
    { at: [12.3, y, z], metres: 1.25, pose: 'standing', facing: -1, clothes: shadeOf('ochre'), headwear: 'cap', rim },
    { at: [13.1, y, z], pose: 'pointing', facing: -1, clothes: shadeOf('teal'), headwear: 'brim', rim },
  ]
  const dark: Light = { ...light, lamps: [] }
  return [
    ground(
      dusk,
      'M560,716C700,690 900,680 1130,684C1300,688 1460,690 1600,684V742C1300,760 800,764 560,716Z',
      660,
      790,
    ),
    horse({
      at: at(15.4, y, z),
      height: 1.9 * camera.scaleAt([15.4, y, z]),
      facing: -1,
      color: '#6f4733',
      mane: '#2a211c',
      rim: '#ffb877',
    }),
    paintSolids(camera, wagon({ at: [18.6, y, z], canvas: '#d8b48c', bed: '#6b2a1b' }), dark),
    crew(camera, waiting),
    lightPool(at(16.6, y + 1.6, z), 90, '#ffcf86', 0.8),
  ].join('')
}
