import type { Vec3 } from '../scenery/camera.ts'
import { clothes } from '../scenery/crew.ts'
import { bridgeFromTheSide } from '../scenery/elevation.ts'
import { redBridge } from '../scenery/moods.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import type { Person } from '../scenery/figure.ts'
import { personShadow } from '../scenery/person.ts'
import { lightPool } from '../scenery/sky.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { path } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { type Cover, picture, size } from './parts-b/frame.ts'
import { scribe } from './parts-b/hands.ts'
import { camera, crack, grainLines, horizon, left, marks, planks, stringers, WATER } from './parts-b/plank-deck.ts'
import { dawn } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const sun = [1260, 60] as const
const light = { ...dawn.light, toward: [0.45, 0.7, -0.25] as const }

export const cover: Cover = { id: 'blog-17', svg }

function svg(): string {
  const frame = [...stringers(), ...planks()]
  return picture([
    valley({ seed: 'ledger', time: dawn, horizon, sun, form: t => 40 * Math.cos(t * 4), trees: [40, 90] }),
    river({
      time: dawn,
      horizon,
      sun,
      mirrored: paintSolids(camera, mirrorInWater(frame, WATER), light),
      sparkle: 160,
    }),
    far(),
    lightPool(sun, 560, '#ffe3a8', 0.5),
    ground(dawn, 'M0,196H420C300,260 330,330 250,420C200,520 130,640 60,900H0Z', 150),
    ground(dawn, 'M1600,196H1180C1300,260 1280,330 1350,420C1410,540 1480,660 1560,900H1600Z', 150),
    broadleaf({ seed: 'ledger left', at: [60, 330], height: 330, lightFrom: 1, foliage: dawn.nearTrees }),
    broadleaf({ seed: 'ledger right', at: [1560, 300], height: 300, lightFrom: -1, foliage: dawn.nearTrees }),
    paintSolids(camera, frame, light),
    grainLines(),
    crack(),
    marks(),
    personShadow(clerk, -0.9, 0.3, '#3f2c1f', 0.4),
    scribe(clerk),
    reeds('left', path([-10, 908], [300, 908]), 130, dawn.reeds),
    reeds('right', path([1340, 908], [1610, 908]), 130, dawn.reeds),
  ])
}

/** The big bridge, far up the stream. */
function far(): string {
  const plan = { from: 0, to: 40, kind: 'burr', width: 5, eave: 4.2, ridge: 6.6, panel: 3.2, boards: 'half' } as const
  return bridgeFromTheSide(size, {
    at: [440, 168],
    width: 720,
    plan,
    look: redBridge,
    light: dawn.light,
    haze: { color: '#f1ead8', share: 0.5 },
  })
}

const spot: Vec3 = [left(4) + 0.85, 0, -0.5]
const clerk: Person = {
  at: camera.project(spot),
  height: 2.75 * camera.scaleAt(spot),
  pose: 'reading',
  facing: -1,
  clothes: clothes.teal,
  headwear: 'brim',
  cut: 'coat',
  rim: { color: '#fff0cf', from: 1, width: 3 },
}
