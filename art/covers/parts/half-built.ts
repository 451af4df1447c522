import { stonePier } from '../../scenery/masonry.ts'
import { beam, box } from '../../scenery/solids.ts'
import { trussFaces } from '../../scenery/truss.ts'
import { plankWay } from './timber.ts'

/** Wide and planked as far as the carpenter has come; one plank wide in the middle; bare stringers beyond. */
export function decks() {
  const wood = '#c39a6a'
  return [
    ...plankWay({ seed: 'done', from: [-6, 0, 0], to: [12, 0, 0], width: 5, color: wood, layer: 2, plank: 0.4 }),
    ...plankWay({
      seed: 'narrow',
      from: [12, 0, 0.4],
      to: [18, 0, 0.4],
      width: 0.9,
      color: wood,
      layer: 2,
      plank: 0.5,
    }),
    ...plankWay({
      seed: 'open',
      from: [18, 0, 0],
      to: [32, 0, 0],
      width: 5,
      color: wood,
      layer: 2,
      plank: 0.5,
      keep: t => t < 0.12,
    }),
  ]
}

export function trusses() {
  const frame = {
    kind: 'burr',
    height: 3.6,
    panel: 2.6,
    color: '#8a6a4c',
    archColor: '#a07a52',
    layer: 1,
    z: -2.5,
  } as const
  return [
    ...trussFaces({ ...frame, from: -6, to: 12 }),
    ...trussFaces({ ...frame, from: 18, to: 36, keep: ({ part, from }) => part === 'post' && from[0] < 30 }),
  ]
}

/** Planks for a long day, sawn already. */
export function stack() {
  return [0, 1, 2, 3, 4, 5].flatMap(i =>
    box([-1.2 + (i % 2) * 0.12, 0.05 + i * 0.2, -0.9], [1.6 + (i % 2) * 0.1, 0.22 + i * 0.2, 0.7], {
      color: i % 2 ? '#d9b27c' : '#c79a63',
      layer: 3,
    }),
  )
}

export function piers() {
  const look = {
    color: '#cfc6b6',
    mortar: '#857d6f',
    course: 0.55,
    z: [-2.4, 2.4],
    y: [-4.5, -0.45],
    layer: 0,
  } as const
  const stones = [-5.4, 11.2, 18.8].flatMap(x => stonePier({ ...look, seed: `pier ${x}`, x: [x - 0.9, x + 0.9] }))
  const trestles = [3, 23, 27].flatMap(x =>
    [-2, 2].flatMap(z =>
      beam([x, -4.4, z * 1.2], [x, -0.3, z], { width: 0.24, height: 0.24, color: '#6f5842', layer: 0.5 }),
    ),
  )
  return [...stones, ...trestles]
}
