import type { Camera } from '../scenery/camera.ts'
import { type CrewMember, clothes } from '../scenery/crew.ts'
import { type Light, paintSolids } from '../scenery/paint-solids.ts'
import { beam } from '../scenery/solids.ts'
import { type Point, stroke } from '../scenery/svg.ts'

export const light: Light = {
  toward: [0.62, 0.5, -0.45],
  sun: '#ffd28c',
  shade: '#8d8f9a',
  haze: { color: '#f3d9ae', near: 16, far: 85, most: 0.8 },
}

const rim = { color: '#ffe2ad', from: 1 } as const

export const builders: readonly CrewMember[] = [
  {
    at: [5.2, 0, -0.9],
    pose: 'carrying',
    facing: 1,
    tool: { kind: 'plank', turn: -4 },
    clothes: clothes.linen,
    headwear: 'brim',
    rim,
  },
  {
    at: [10.3, 0, 0.2],
    pose: 'hammering',
    facing: -1,
    tool: { kind: 'hammer' },
    clothes: clothes.oxide,
    headwear: 'cap',
    rim,
  },
  { at: [15.6, 0, -1], pose: 'pointing', facing: 1, clothes: clothes.teal, headwear: 'brim', cut: 'coat', rim },
  { at: [22, 0, 0.6], pose: 'pulling', facing: 1, clothes: clothes.night, headwear: 'cap', rim },
  {
    at: [25, 0, -0.8],
    pose: 'standing',
    facing: 1,
    tool: { kind: 'staff' },
    clothes: clothes.ochre,
    headwear: 'brim',
    rim,
  },
  { at: [52, 0, 0], pose: 'raising', facing: -1, clothes: clothes.night, headwear: 'brim', rim },
]

/** A gin pole with its stay lines; a timber hangs from the block. */
export function derrick(camera: Camera): string {
  const at = (x: number, y: number, z: number) => camera.project([x, y, z])
  const [foot, head, load] = [at(26, 0, 1.8), at(30, 10.5, 0.6), at(31, 5.4, 0.6)]
  const rope = (a: Point, b: Point) => stroke([a, b], '#4b3c33', 2)
  const timber = paintSolids(
    camera,
    beam([28.6, 5.2, 0.6], [33.6, 5.9, 0.6], { width: 0.3, height: 0.34, color: '#c2935f' }),
    light,
  )
  return [
    rope(head, at(14, 4, 2.6)),
    rope(head, at(24, 4, -2.6)),
    rope(head, at(22, 1.2, 0.6)),
    stroke([foot, head], '#6d5138', 9),
    rope(head, load),
    rope(load, at(29.4, 5.4, 0.6)),
    rope(load, at(32.8, 5.8, 0.6)),
    timber,
  ].join('')
}
