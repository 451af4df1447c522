import { createCamera } from '../scenery/camera.ts'
import { type CrewMember, clothes, crew } from '../scenery/crew.ts'
import { paintSolids } from '../scenery/paint-solids.ts'
import { lightPool } from '../scenery/sky.ts'
import { mirrorInWater } from '../scenery/solids.ts'
import { stroke } from '../scenery/svg.ts'
import { rippled } from '../scenery/water.ts'
import { picture, riverOutline, valley } from './parts/backdrop.ts'
import { type Cover, COVER_SIZE as size } from './parts/cover.ts'
import { decks, piers, stack, trusses } from './parts/half-built.ts'
import { moods } from './parts/mood.ts'
import { line, propAt } from './parts/prop.ts'
import { woodedShore } from './parts/woods.ts'

const mood = moods.dusk
const place = { seed: 'first draft', mood, horizon: 400, sun: [260, 372], disc: 0, shore: 440 } as const
const waiting = [8.7, 10, 11.3]
const lamps = waiting.map(x => ({ at: [x + 0.5, 1, 0.5] as const, color: '#ffd08a', reach: 3.4, strength: 0.9 }))
const light = { ...mood.light, lamps }
const rim = { color: '#ffcf8f', from: -1 } as const

export const cover: Cover = { id: 'blog-33', svg: draw }

function draw(): string {
  const camera = createCamera(size, { eye: [9, 3.3, 14], target: [10.3, 3.3, 0], fieldOfView: 58, shift: [0, -50] })
  const back = [...trusses(), ...decks(), ...stack(), ...piers()]
  const mirror = paintSolids(camera, mirrorInWater(back, -4), light)
  const glows = waiting.map(x => lightPool(camera.project([x + 0.5, 1, 0.6]), 170, '#ffcc80', 0.8))
  return picture(
    place,
    valley(place),
    woodedShore('first draft', mood, [-40, 450], [1640, 446], 30, 90),
    rippled(size, mirror, { waterline: camera.project([9, -4, 2.6])[1], outline: riverOutline(440), opacity: 0.5 }),
    paintSolids(camera, back, light),
    ...glows,
    crew(camera, inspectors()),
    speed(camera.project([4.8, 1.2, 0.4])),
    crew(camera, [carpenter]),
    propAt(camera, [5.75, 0.1, 0.7], line('M-60,0H60', '#d9b27c', 9)),
  )
}

const carpenter: CrewMember = {
  at: [4.8, 0.05, 0.6],
  pose: 'hammering',
  facing: 1,
  tool: { kind: 'hammer', turn: 30 },
  clothes: clothes.oxide,
  headwear: 'cap',
  rim,
  metres: 2.1,
}

function inspectors(): readonly CrewMember[] {
  const worn = [clothes.teal, clothes.ochre, clothes.linen] as const
  return waiting.map((x, i) => ({
    at: [x, 0.05, 0.3],
    pose: i === 2 ? 'pointing' : 'resting',
    facing: 1,
    tool: { kind: 'lantern' },
    clothes: worn[i] ?? clothes.teal,
    headwear: i === 1 ? 'bun' : 'brim',
    cut: 'coat',
    rim: { color: '#ffd699', from: 1 },
    metres: 2,
  }))
}

/** Strokes behind the hammer: the carpenter does not pause. */
function speed([x, y]: readonly [number, number]): string {
  return [0, 1, 2]
    .map(i => {
      const arc = Array.from({ length: 9 }, (_, k): readonly [number, number] => {
        const angle = -2.1 + k * 0.19 + i * 0.05
        return [x + 24 + Math.cos(angle) * (96 + i * 17), y + 30 + Math.sin(angle) * (96 + i * 17)]
      })
      return stroke(arc, '#f6d9ab', 3.4, `opacity="${0.75 - i * 0.2}"`)
    })
    .join('')
}
