import { corners, type Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'
import { times } from './frame.ts'

export const [X, Z, TOP, BED] = [6.4, 5.6, 1.1, -2.2] as const

/** Upright planks in a row, each of its own shade. */
function staves(from: Vec3, to: Vec3, low: number, high: number, layer: number): readonly Face[] {
  const random = createRandom(`staves ${from} ${low}`)
  const count = Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / 0.42)
  return times(count, i => {
    const spot = (t: number): readonly [number, number] => [
      from[0] + ((to[0] - from[0]) * t) / count,
      from[2] + ((to[2] - from[2]) * t) / count,
    ]
    const [[ax, az], [bx, bz]] = [spot(i + 0.05), spot(i + 0.95)]
    const top = high + random.between(-0.1, 0.12)
    return sheet(corners([ax, low, az], [bx, low, bz], [bx, top, bz], [ax, top, az]), {
      color: brighten('#a98055', random.between(0.84, 1.12)),
      layer,
    })
  })
}

/** The dry inside: bed of gravel, far and left walls with their wales. */
export function pit(): readonly Face[] {
  const bed = sheet(corners([-X, BED, -Z], [X, BED, -Z], [X, BED, Z], [-X, BED, Z]), { color: '#b8a98c', layer: 0 })
  const wales = [-2.2, 0.3].flatMap(y => [
    ...beam([-X, y, -Z + 0.15], [X, y, -Z + 0.15], { width: 0.3, height: 0.3, color: '#7b5a3a', layer: 1.5 }),
    ...beam([-X + 0.15, y, -Z], [-X + 0.15, y, Z], { width: 0.3, height: 0.3, color: '#7b5a3a', layer: 1.5 }),
  ])
  return [
    bed,
    ...staves([-X, 0, -Z], [X, 0, -Z], BED, TOP, 1),
    ...staves([-X, 0, Z], [-X, 0, -Z], BED, TOP, 1),
    ...wales,
  ]
}

/** Form boards about the wet footing, and the first courses of the pier on it. */
export function footing(): readonly Face[] {
  const form = box([-3.6, BED, -3.9], [3.4, BED + 0.8, 0.6], { color: '#d0a670', layer: 2 })
  const wet = sheet(
    corners([-3.4, BED + 0.81, -3.7], [3.2, BED + 0.81, -3.7], [3.2, BED + 0.81, 0.4], [-3.4, BED + 0.81, 0.4]),
    { color: '#ece6db', layer: 3 },
  )
  const courses = [0, 1].flatMap(row =>
    times(4, i =>
      box([-2.9 + i * 0.86, BED + 0.8 + row * 0.6, -3.1], [-2.1 + i * 0.86, BED + 1.35 + row * 0.6, -0.9], {
        color: i % 2 ? '#f7f4ee' : '#dcd3c2',
        layer: 4 + row,
      }),
    ).flat(),
  )
  const stakes = times(6, i =>
    beam([-3.4 + i * 1.3, BED, 0.72], [-3.4 + i * 1.3, BED + 1, 0.72], {
      width: 0.14,
      height: 0.14,
      color: '#8a6a4c',
      layer: 3.5,
    }),
  ).flat()
  return [...form, wet, ...courses, ...stakes]
}

export function rim(): readonly Face[] {
  const wale = [
    ...beam([-X, 0.8, Z + 0.15], [X, 0.8, Z + 0.15], { width: 0.3, height: 0.3, color: '#7b5a3a', layer: 2 }),
    ...beam([X + 0.15, 0.8, -Z], [X + 0.15, 0.8, Z], { width: 0.3, height: 0.3, color: '#7b5a3a', layer: 2 }),
  ]
  return [...staves([X, 0, Z], [X, 0, -Z], -0.1, TOP, 1), ...staves([-X, 0, Z], [X, 0, Z], -0.1, TOP, 1), ...wale]
}
