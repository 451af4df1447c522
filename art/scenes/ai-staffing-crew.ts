import type { Camera } from '../scenery/camera.ts'
import { type CrewMember, clothes } from '../scenery/crew.ts'

const rim = { color: '#ffd699', from: -1 } as const

/** From the left: surveyor at the instrument, rodman, the lead with the plan, carpenters with square, saw, plank, mallet. */
export function buildTeam({ standing }: Camera): readonly CrewMember[] {
  return [
    { at: standing(205, 8.4), pose: 'sighting', facing: 1, clothes: clothes.teal, headwear: 'brim', cut: 'coat', rim },
    {
      at: standing(520, 12),
      pose: 'raising',
      facing: 1,
      tool: { kind: 'rod' },
      clothes: clothes.linen,
      headwear: 'cap',
      rim,
    },
    {
      at: standing(640, 8),
      pose: 'reading',
      facing: 1,
      tool: { kind: 'plan' },
      clothes: clothes.oxide,
      headwear: 'brim',
      cut: 'coat',
      rim,
    },
    {
      at: standing(1010, 9.2),
      pose: 'resting',
      facing: -1,
      tool: { kind: 'square', turn: -10 },
      clothes: clothes.ochre,
      headwear: 'bun',
      cut: 'skirt',
      rim,
    },
    {
      at: standing(1190, 8.3),
      pose: 'standing',
      facing: -1,
      tool: { kind: 'saw', turn: 60 },
      clothes: clothes.night,
      headwear: 'cap',
      rim,
    },
    {
      at: standing(835, 17),
      pose: 'carrying',
      facing: -1,
      tool: { kind: 'plank', turn: 4 },
      clothes: clothes.linen,
      headwear: 'brim',
      rim,
    },
    {
      at: standing(1420, 8.2),
      pose: 'resting',
      facing: -1,
      tool: { kind: 'mallet', turn: 40 },
      clothes: clothes.teal,
      headwear: 'brim',
      rim,
    },
  ]
}
