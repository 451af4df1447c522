import { createCamera } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew, crewShadows } from '../scenery/crew.ts'
import { stonePier } from '../scenery/masonry.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { beam, box, type Face, mirrorInWater } from '../scenery/solids.ts'
import { path, stops } from '../scenery/svg.ts'
import { broadleaf, reeds } from '../scenery/trees.ts'
import { boat, DECK, marks, ramp } from './parts-b/ferry.ts'
import { type Cover, picture, rows, size, times } from './parts-b/frame.ts'
import { horse } from './parts-b/horse.ts'
import { evening } from './parts-b/times-of-day.ts'
import { ground, quad, river, valley } from './parts-b/valley.ts'
import { wagon } from './parts-b/wagon.ts'

const horizon = 236
const sun = [300, 150] as const
const camera = createCamera(size, { eye: [1.2, 7.4, 24], target: [1.2, 1.4, 0], fieldOfView: 60, shift: [0, 90] })
const light = { ...evening.light, toward: [-0.5, 0.55, 0.35] as const }
const at = (x: number, y: number, z: number) => camera.project([x, y, z])

/** Rank shows in the cover: the first to board is the reddest. */
const rank = ['#a63d24', '#d9795f', '#f0b56b', '#f6d9ab', '#ece6db'] as const

export const cover: Cover = { id: 'blog-11', svg }

function svg(): string {
  const ferry = boat()
  return picture(
    [
      valley({
        seed: 'ferry',
        time: evening,
        horizon,
        sun,
        disc: 40,
        form: t => 60 * Math.sin(t * 4),
        trees: [30, 70],
      }),
      river({
        time: evening,
        horizon,
        sun,
        mirrored: paintSolids(camera, mirrorInWater(pillars(), 0), light),
        sparkle: 150,
      }),
      paintSolids(camera, pillars(), light),
      ground(evening, 'M0,330C60,330 110,360 150,420C200,500 170,620 130,720C110,790 60,860 40,900H0Z', 330),
      quad([at(-30, DECK, -2), at(-7.6, DECK, -2), at(-7.4, DECK, 2.6), at(-30, DECK, 2.6)], '#d3b684'),
      paintSolids(camera, [...ferry, ...ramp()], light),
      paintSolids(camera, marks(), light),
      crewShadows(camera, people, 0.8, 0.3, '#2a211c', 0.35),
      paintSolids(camera, freight(), light),
      team(),
      crew(camera, people),
      broadleaf({ seed: 'landing', at: [40, 420], height: 300, lightFrom: -1, foliage: evening.nearTrees }),
      reeds('landing', path([-10, 906], [330, 906]), 130, evening.reeds),
      reeds('right', path([1400, 906], [1610, 906]), 110, evening.reeds),
    ],
    '#10242b',
    0.4,
  )
}

function pillars(): readonly Face[] {
  const tops = [7, 7, 7, 5.6, 4.2, 2.4]
  const stones = tops.flatMap((top, i) =>
    stonePier({
      seed: `pillar ${i}`,
      x: [-17 + i * 9, -14.6 + i * 9],
      z: [-18, -14],
      y: [-0.2, top],
      color: '#d9d2c5',
      mortar: '#a89f8e',
      course: 0.7,
    }),
  )
  const stringers = [-17.4, -15].flatMap(z =>
    beam([-30, 7.2, z], [1.5, 7.2, z], { width: 0.4, height: 0.5, color: '#9a7450', layer: 1 }),
  )
  const deck = times(30, i =>
    box([-30 + i * 0.8, 7.5, -18.2], [-29.25 + i * 0.8, 7.7, -13.9], {
      color: i % 3 ? '#c99f6a' : '#b98b5a',
      layer: 2,
    }),
  ).flat()
  return [...stones, ...stringers, ...deck]
}

function freight(): readonly Face[] {
  const aboard: readonly (readonly [number, number, number])[] = rows([8.4, -1.7, 0], [8.4, 1.9, 1], [3.2, -1.7, 2])
  const waiting: readonly (readonly [number, number, number])[] = rows([-10.6, 0.2, 3], [-17, 0.2, 4])
  return [...aboard, ...waiting].flatMap(([x, z, order]) =>
    wagon({ at: [x, DECK, z], canvas: rank[order] ?? '#ece6db', bed: '#3d4a4c', layer: z > 1 ? 20 : 10 }),
  )
}

function team(): string {
  const size = 1.95 * camera.scaleAt([-7, DECK, 0.2])
  return stops([-7.2, '#5a4331'], [-13.4, '#6f4733'])
    .map(([x, color]) =>
      horse({ at: at(Number(x), DECK, 0.2), height: size, facing: 1, color: String(color), rim: '#ffd699' }),
    )
    .join('')
}

const rim = { color: '#ffd699', from: -1 } as const
const people: readonly CrewMember[] = [
  {
    at: [-0.6, DECK, 1.9],
    pose: { lean: 0, nod: 0, arms: rows([-10, 20], [120, 140]), legs: rows([8, 3], [-8, -5]) },
    facing: -1,
    clothes: clothes.oxide,
    headwear: 'cap',
    cut: 'coat',
    metres: 1.9,
    rim,
  },
  {
    at: [3.4, DECK, 2.4],
    pose: 'reading',
    facing: 1,
    tool: { kind: 'plan' },
    clothes: clothes.teal,
    headwear: 'bun',
    cut: 'skirt',
    metres: 1.85,
    rim,
  },
  {
    at: [-9, DECK, 2.2],
    pose: 'standing',
    facing: 1,
    tool: { kind: 'staff' },
    clothes: clothes.linen,
    headwear: 'brim',
    metres: 1.85,
    rim,
  },
]
