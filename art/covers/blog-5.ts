import { createCamera } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew, crewShadows } from '../scenery/crew.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { beam, box, type Face } from '../scenery/solids.ts'
import { clipped, path, polygon, stroke } from '../scenery/svg.ts'
import { reeds } from '../scenery/trees.ts'
import { BED, footing, pit, rim, TOP, X, Z } from './parts-b/cofferdam.ts'
import { type Cover, line, picture, placed, rows, shape, size, times } from './parts-b/frame.ts'
import { noon } from './parts-b/times-of-day.ts'
import { ground, river, valley } from './parts-b/valley.ts'

const horizon = 118
const sun = [1290, 40] as const
const camera = createCamera(size, { eye: [6.5, 14.5, 22], target: [1, -0.6, 0], fieldOfView: 49, shift: [0, 30] })
const light = { ...noon.light, toward: [0.5, 0.75, 0.3] as const }
const at = (x: number, y: number, z: number) => camera.project([x, y, z])

export const cover: Cover = { id: 'blog-5', svg }

function svg(): string {
  return picture([
    valley({ seed: 'cofferdam', time: noon, horizon, sun, form: () => 30, trees: [40, 90] }),
    river({ time: noon, horizon, sun, sparkle: 120 }),
    ground(noon, 'M0,118H520C380,150 200,176 0,250Z', 110, 420),
    stillness(),
    polygon(
      [at(-X, 0, -Z), at(X, 0, -Z), at(X, 0, Z), at(-X, 0, Z)].map(([x, y]) => [x, y + 8] as const),
      '#0b222b',
      'opacity="0.4"',
    ),
    clipped(
      paintSolids(camera, [...pit(), ...footing()], light) + crewShadows(camera, inside, 0.7, 0.3, '#2a211c', 0.4),
      polygon([at(-X, TOP + 0.1, -Z), at(X, TOP, -Z), at(X, TOP, Z), at(-X, TOP, Z)], '#000000'),
    ),
    crew(camera, inside),
    pour(),
    paintSolids(camera, rim(), light),
    foam(),
    paintSolids(camera, bridgeway(), light),
    crew(camera, above),
    reeds('near', path([-10, 908], [520, 908]), 130, noon.reeds),
    reeds('near right', path([1330, 908], [1610, 908]), 110, noon.reeds),
  ])
}

function pour(): string {
  const chute = [...beam([6.6, 1.9, -0.6], [2.2, -0.7, -1], { width: 0.8, height: 0.14, color: '#8fb8bf', piece: 9 })]
  const [a, b] = [at(2.2, -0.65, -1), at(1.7, BED + 0.8, -0.6)]
  const flow = shape(
    `M${a[0] - 12},${a[1] - 4}C${b[0] - 4},${a[1] + 10} ${b[0] - 12},${b[1] - 20} ${b[0] - 30},${b[1]}H${b[0] + 26}C${b[0] + 10},${b[1] - 20} ${a[0] + 14},${a[1] + 20} ${a[0] + 12},${a[1] - 2}Z`,
    '#d9d2c5',
  )
  const spill = `<ellipse cx="${b[0]}" cy="${b[1]}" rx="62" ry="17" fill="#f7f4ee"/>`
  return (
    spill + flow + paintSolids(camera, chute, light) + stroke([at(6.6, 1.98, -0.6), at(2.2, -0.62, -1)], '#ece6db', 12)
  )
}

function foam(): string {
  return (
    stroke([at(-X - 0.1, 0, Z + 0.1), at(X + 0.1, 0, Z + 0.1), at(X + 0.1, 0, -Z)], '#f7f4ee', 4, 'opacity="0.7"') +
    times(7, i =>
      line(
        `M${at(-5 + i * 2, 0, Z + 0.9 + (i % 3) * 0.7).join(',')}h${50 + (i % 3) * 30}`,
        '#f7f4ee',
        2.4,
        'opacity="0.5"',
      ),
    ).join('')
  )
}

/** The gangway on which the barrow comes. */
function bridgeway(): readonly Face[] {
  const planks = times(26, i =>
    box([6.2 + i * 0.55, 1.75, -1.3], [6.7 + i * 0.55, 1.9, 0.5], { color: i % 3 ? '#d0a670' : '#b98f5f', layer: 1 }),
  ).flat()
  const posts = [8, 12, 16].flatMap(x =>
    [-1.1, 0.3].flatMap(z =>
      beam([x, -0.2, z], [x, 1.8, z], { width: 0.22, height: 0.22, color: '#7b5a3a', layer: 0 }),
    ),
  )
  return [...posts, ...planks]
}

/** Ducks and lilies: nothing else happens on the river. */
function stillness(): string {
  const duck =
    shape(
      'M-22,0C-24,-12 -6,-16 4,-10C6,-18 8,-24 16,-24C22,-24 24,-18 22,-14L30,-11L21,-9C20,0 14,6 0,6C-12,6 -20,6 -22,0Z',
      '#f7f4ee',
    ) +
    shape('M-14,-4C-6,-10 4,-6 4,0C-2,4 -10,2 -14,-4Z', '#8fb8bf') +
    line('M-34,8h70M-20,14h54', '#f7f4ee', 2, 'opacity="0.6"')
  const lily =
    '<ellipse rx="26" ry="8" fill="#35706f"/><ellipse cx="34" cy="8" rx="20" ry="6" fill="#4d8487"/><circle cx="6" cy="-5" r="6" fill="#f6d9ab"/>'
  const flock: readonly (readonly [number, number, number])[] = rows(
    [250, 470, 1.1],
    [345, 500, 0.9],
    [175, 520, 0.9],
    [1240, 240, 0.6],
    [1300, 252, 0.5],
  )
  const pads: readonly (readonly [number, number, number])[] = rows(
    [130, 700, 1.2],
    [230, 760, 1.4],
    [1390, 790, 1.4],
    [1480, 700, 1.1],
    [560, 210, 0.6],
  )
  return (
    flock.map(([x, y, s]) => placed(duck, x, y, 0, s)).join('') +
    pads.map(([x, y, s]) => placed(lily, x, y, 0, s)).join('')
  )
}

const rimLight = { color: '#fff4d8', from: 1 } as const
const inside: readonly CrewMember[] = [
  {
    at: [-5, BED, -3],
    pose: 'standing',
    facing: 1,
    tool: { kind: 'rod' },
    clothes: clothes.linen,
    headwear: 'helmet',
    rim: rimLight,
  },
  {
    at: [4.6, BED, -1.6],
    pose: 'bending',
    facing: -1,
    tool: { kind: 'staff', turn: 40 },
    clothes: clothes.oxide,
    headwear: 'helmet',
    rim: rimLight,
  },
  { at: [0.4, BED + 2, -2.4], pose: 'pointing', facing: 1, clothes: clothes.teal, headwear: 'brim', rim: rimLight },
]
const above: readonly CrewMember[] = [
  {
    at: [8.2, 1.9, -0.4],
    pose: { lean: 30, nod: -6, arms: rows([40, 70], [36, 74]), legs: rows([26, 6], [-16, -26]) },
    facing: -1,
    clothes: clothes.ochre,
    headwear: 'cap',
    rim: rimLight,
  },
]
