import { type CrewMember, clothes } from '../scenery/crew.ts'
import { beam, type Face } from '../scenery/solids.ts'

export function ladder(): readonly Face[] {
  const rail = (x: number) =>
    beam([x, 0, -0.9], [x + 0.1, 3.9, -2.45], { width: 0.07, height: 0.09, color: '#d2a873', piece: 9 })
  const rungs = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.8) / 10
    const [y, z] = [t * 3.9, -0.9 - t * 1.55]
    return beam([5.5, y, z], [6.15, y, z], { width: 0.05, height: 0.05, color: '#c79a63' })
  })
  return [...rail(5.45), ...rail(6.1), ...rungs.flat()]
}

const rim = { color: '#ffdca0', from: 1 } as const

export const team: readonly CrewMember[] = [
  {
    at: [5.75, 1.2, -1.42],
    pose: 'climbing',
    facing: -1,
    tool: { kind: 'lantern' },
    clothes: clothes.oxide,
    headwear: 'cap',
    rim,
  },
  {
    at: [7.8, 0, 1.0],
    pose: 'reading',
    facing: 1,
    tool: { kind: 'plan' },
    clothes: clothes.teal,
    headwear: 'brim',
    cut: 'coat',
    rim,
  },
  {
    at: [8.3, 0, 2.25],
    pose: 'hammering',
    facing: 1,
    tool: { kind: 'mallet' },
    clothes: clothes.night,
    headwear: 'cap',
    rim: { ...rim, from: -1 },
  },
  {
    at: [12.5, 0, -1.9],
    pose: 'raising',
    facing: -1,
    tool: { kind: 'staff', turn: 20 },
    clothes: clothes.night,
    headwear: 'brim',
    rim,
  },
]
