import type { Vec3 } from '../../scenery/camera.ts'
import { corners } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { box, type Face, sheet } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'
import { times } from './frame.ts'

type Arcade = {
  readonly from: number
  readonly to: number
  readonly spans: number
  /** Depth of the bridge: far face, near face. */
  readonly z: readonly [number, number]
  /** Foot of the piers, spring of the arches, deck. */
  readonly y: readonly [number, number, number]
  readonly color: string
  readonly pier?: number
  readonly layer?: number
}

/** A stone bridge of equal arches along x, in the round; each span a little different in shade. */
export function arcade(plan: Arcade): readonly Face[] {
  const { from, to, spans, z, y, color, layer = 0 } = plan
  const random = createRandom(`arcade ${from} ${spans}`)
  const step = (to - from) / spans
  const parapet = box([from - 1, y[2], z[1] - 0.5], [to + 1, y[2] + 1, z[1] + 0.15], {
    color: brighten(color, 1.06),
    layer: layer + 3,
  })
  const farParapet = box([from - 1, y[2], z[0] - 0.15], [to + 1, y[2] + 1, z[0] + 0.5], { color, layer: layer + 1.8 })
  const road = sheet(
    corners([from - 1, y[2], z[1]], [to + 1, y[2], z[1]], [to + 1, y[2], z[0]], [from - 1, y[2], z[0]]),
    { color: '#d3b684', layer: layer + 1.5 },
  )
  return [
    ...times(spans, i => span(plan, from + i * step, step, brighten(color, random.between(0.93, 1.04)))).flat(),
    road,
    ...farParapet,
    ...parapet,
  ]
}

function span({ z, y, pier = 1.2, layer = 0 }: Arcade, x: number, step: number, color: string): readonly Face[] {
  const [left, right] = [x + pier / 2, x + step - pier / 2]
  const rise = Math.min(y[2] - y[1] - 0.7, (right - left) / 2)
  const arc = (i: number, grow = 1): readonly [number, number] => {
    const angle = Math.PI - (i / 16) * Math.PI
    return [(left + right) / 2 + (Math.cos(angle) * (right - left) * grow) / 2, y[1] + Math.sin(angle) * rise * grow]
  }
  const ring = times(17, i => arc(i))
  const outline: readonly Vec3[] = [
    [x, y[0], z[1]],
    [left, y[0], z[1]],
    ...ring.map(([px, py]): Vec3 => [px, py, z[1]]),
    [right, y[0], z[1]],
    [x + step, y[0], z[1]],
    [x + step, y[2], z[1]],
    [x, y[2], z[1]],
  ]
  const face: Face = { ...sheet(outline, { color, layer: layer + 1 }), normal: [0, 0, 1] }
  const soffit = times(16, i => {
    const [a, b] = [arc(i), arc(i + 1)]
    return sheet(corners([...a, z[0]], [...b, z[0]], [...b, z[1]], [...a, z[1]]), {
      color: brighten(color, 0.72),
      layer,
    })
  })
  const cheeks = [left, right].map(px =>
    sheet(corners([px, y[0], z[0]], [px, y[1], z[0]], [px, y[1], z[1]], [px, y[0], z[1]]), {
      color: brighten(color, 0.8),
      layer,
    }),
  )
  const stones = times(16, i => {
    const [a, b, c, d] = [arc(i), arc(i + 1), arc(i + 1, 1.1), arc(i, 1.1)]
    const near = z[1] + 0.02
    return sheet(corners([...a, near], [...b, near], [...c, near], [...d, near]), {
      color: brighten(color, i % 2 ? 1.1 : 1.02),
      layer: layer + 1.2,
    })
  })
  return [...soffit, ...cheeks, face, ...stones]
}
