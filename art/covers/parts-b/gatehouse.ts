import { corners, type Vec3 } from '../../scenery/camera.ts'
import { stoneWall } from '../../scenery/masonry.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { times } from './frame.ts'

const FRONT = -3.4
const [LEFT, RIGHT] = [1.6, 6.4]
const BACK = -7.4
const EAVE = 4.3

/** A stone house at the head of a bridge, with a lit window and a lit door, seen from greater z. */
export function gatehouse(): readonly Face[] {
  const look = { color: '#b3a994', mortar: '#6a665c', course: 0.42, height: EAVE, layer: 1 } as const
  return [
    ...stoneWall({ ...look, seed: 'gatehouse front', at: [LEFT, 0, FRONT], along: [1, 0, 0], length: RIGHT - LEFT }),
    ...stoneWall({ ...look, seed: 'gatehouse end', at: [RIGHT, 0, FRONT], along: [0, 0, -1], length: FRONT - BACK }),
    ...stoneWall({ ...look, seed: 'gatehouse left', at: [LEFT, 0, BACK], along: [0, 0, 1], length: FRONT - BACK }),
    ...roof(),
    ...window(4.2, 5.6, [1.5, 3.1]),
    ...door(),
  ]
}

function roof(): readonly Face[] {
  const [middle, ridge, over] = [(FRONT + BACK) / 2, EAVE + 2.5, 0.5]
  const rows = times(7, i => {
    const [a, b] = [i / 7, (i + 1) / 7]
    const at = (t: number, x: number): Vec3 => [
      x,
      EAVE - 0.3 + (ridge - EAVE + 0.3) * t,
      FRONT + over - (FRONT + over - middle) * t,
    ]
    const trim = over * 0.9
    return sheet([at(a, LEFT - trim), at(a, RIGHT + trim), at(b, RIGHT + trim), at(b, LEFT - trim)], {
      color: i % 2 ? '#8f3a25' : '#85301b',
      layer: 3,
    })
  })
  const gable = (x: number) =>
    sheet(corners([x, EAVE, FRONT], [x, EAVE, BACK], [x, ridge - 0.2, middle]), { color: '#a89e8a', layer: 1.5 })
  const chimney = box([5.1, ridge - 0.9, middle - 0.4], [5.9, ridge + 0.9, middle + 0.4], {
    color: '#9a917f',
    layer: 2.5,
  })
  return [gable(LEFT), gable(RIGHT), ...chimney, ...rows]
}

function window(left: number, right: number, [foot, top]: readonly [number, number]): readonly Face[] {
  const z = FRONT + 0.03
  const pane = sheet(corners([left, foot, z], [right, foot, z], [right, top, z], [left, top, z]), {
    color: '#ffe9b4',
    layer: 2,
  })
  const trim = { width: 0.16, height: 0.16, color: '#ece2cd', layer: 2.2 }
  const middle = (left + right) / 2
  const bars = [
    beam([left, foot, z], [left, top, z], trim),
    beam([right, foot, z], [right, top, z], trim),
    beam([left - 0.15, foot - 0.05, z], [right + 0.15, foot - 0.05, z], { ...trim, height: 0.2 }),
    beam([left - 0.1, top + 0.05, z], [right + 0.1, top + 0.05, z], { ...trim, height: 0.24 }),
    beam([middle, foot, z], [middle, top, z], { ...trim, width: 0.07, color: '#2a1c14' }),
    beam([left, (foot + top) / 2, z], [right, (foot + top) / 2, z], { ...trim, height: 0.07, color: '#2a1c14' }),
  ]
  return [pane, ...bars.flat()]
}

function door(): readonly Face[] {
  const z = FRONT + 0.03
  const light = sheet(corners([2.2, 0, z], [3.3, 0, z], [3.3, 2.3, z], [2.2, 2.3, z]), { color: '#f2b96c', layer: 2 })
  const leaf = sheet(corners([3.3, 0, z], [3.95, 0, z + 0.75], [3.95, 2.3, z + 0.75], [3.3, 2.3, z]), {
    color: '#85301b',
    layer: 2.4,
  })
  const trim = { width: 0.18, height: 0.2, color: '#ece2cd', layer: 2.2 }
  return [
    light,
    leaf,
    ...beam([2.15, 0, z], [2.15, 2.4, z], trim),
    ...beam([3.35, 0, z], [3.35, 2.4, z], trim),
    ...beam([2, 2.42, z], [3.5, 2.42, z], trim),
  ]
}
