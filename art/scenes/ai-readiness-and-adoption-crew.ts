import { type CrewMember, clothes } from '../scenery/crew.ts'

const rim = { color: '#fff0cf', from: 1 } as const

const rimLeft = { color: '#fff0cf', from: -1 } as const

export const team: readonly CrewMember[] = [
  {
    at: [4.9, 0, -0.6],
    pose: 'carrying',
    facing: 1,
    tool: { kind: 'plank' },
    clothes: clothes.linen,
    headwear: 'brim',
    rim,
  },
  {
    at: [15.9, 0, -0.9],
    pose: 'carrying',
    facing: -1,
    tool: { kind: 'plank' },
    clothes: clothes.ochre,
    headwear: 'cap',
    rim: rimLeft,
  },
  { at: [3, 0, 0.2], pose: 'pointing', facing: 1, clothes: clothes.night, headwear: 'brim', cut: 'coat', rim },
  {
    at: [17.5, 0, -0.6],
    pose: 'reading',
    facing: -1,
    tool: { kind: 'plan' },
    clothes: clothes.teal,
    headwear: 'bun',
    cut: 'skirt',
    rim: rimLeft,
  },
]

export const front: readonly CrewMember[] = [
  { at: [7.5, 0, 0.3], pose: 'bending', facing: 1, clothes: clothes.oxide, headwear: 'cap', rim },
  { at: [13, 0, 0.3], pose: 'bending', facing: -1, clothes: clothes.teal, headwear: 'brim', rim: rimLeft },
  {
    at: [6.1, 0, 1.5],
    pose: 'hammering',
    facing: 1,
    tool: { kind: 'hammer' },
    clothes: clothes.teal,
    headwear: 'brim',
    rim,
  },
  {
    at: [15.2, 0, 1.3],
    pose: 'hammering',
    facing: -1,
    tool: { kind: 'mallet' },
    clothes: clothes.oxide,
    headwear: 'brim',
    rim: rimLeft,
  },
]
