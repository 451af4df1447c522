import { corners, type Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { createRandom } from '../../toolkit/random.ts'
import { times } from './frame.ts'

type Jetty = {
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
  readonly water: number
  readonly layer: number
}

/** Planks on piles that run out from the quay toward the viewer, their top at height 0. */
export function jetty({ x: [left, right], z: [back, front], water, layer }: Jetty): readonly Face[] {
  const random = createRandom(`jetty ${left}`)
  const count = Math.round((front - back) / 0.5)
  const planks = times(count, i => {
    const z = back + ((front - back) * i) / count
    const reach = random.between(0, 0.12)
    return box([left - reach, -0.14, z + 0.02], [right + reach, 0, z + (front - back) / count - 0.02], {
      color: brighten('#c79f6c', random.between(0.88, 1.1)),
      layer: layer + 0.5,
    })
  })
  const piles = times(Math.round((front - back) / 3.4) + 1, i => front - 0.3 - i * 3.4).flatMap(z =>
    [left + 0.15, right - 0.15].flatMap(x =>
      beam([x, water - 0.8, z], [x, -0.1, z], { width: 0.34, height: 0.34, color: '#6b4a35', layer }),
    ),
  )
  const bollards = [left + 0.2, right - 0.2].flatMap(x =>
    beam([x, 0, front - 0.3], [x, 0.5, front - 0.3], { width: 0.3, height: 0.3, color: '#6b4a35', layer: layer + 0.6 }),
  )
  return [...piles, ...planks.flat(), ...bollards]
}

/** A bundle on the planks: cloth about the goods, and two straps in a colour. */
export function bundle(
  [x, y, z]: Vec3,
  strap: string,
  layer: number,
  [w, h, d]: Vec3 = [1.1, 0.8, 0.8],
): readonly Face[] {
  const at = (dx: number, dy: number, dz: number): Vec3 => [x + dx * w, y + dy * h, z + dz * d]
  const straps = [-0.26, 0.2].flatMap(dx =>
    box(at(dx, -0.01, -0.515), at(dx + 0.13, 1.03, 0.52), { color: strap, layer: layer + 0.02 }),
  )
  return [...box(at(-0.5, 0, -0.5), at(0.5, 1, 0.5), { color: '#eee0c2', layer }), ...straps]
}

type Store = {
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
  readonly height: number
  readonly layer: number
}

/** A long warehouse with three great doors toward the water, its front at the greater z. */
export function warehouse({ x: [left, right], z: [back, front], height, layer }: Store): readonly Face[] {
  const random = createRandom('warehouse boards')
  const boards = times(Math.round((right - left) / 0.5), i => {
    const [a, b] = [left + i * 0.5, left + (i + 1) * 0.5]
    return sheet(corners([a, 0, front], [b - 0.03, 0, front], [b - 0.03, height, front], [a, height, front]), {
      color: brighten('#a63d24', random.between(0.9, 1.1)),
      layer: layer + 0.1,
    })
  })
  const backing = sheet(
    corners(
      [left, 0, front - 0.05],
      [right, 0, front - 0.05],
      [right, height, front - 0.05],
      [left, height, front - 0.05],
    ),
    {
      color: '#5d1d10',
      layer: layer + 0.05,
    },
  )
  const end = sheet(
    corners(
      [left, 0, back],
      [left, 0, front],
      [left, height, front],
      [left, height + 2.4, (back + front) / 2],
      [left, height, back],
    ),
    {
      color: '#85301b',
      layer,
    },
  )
  const doors = [0.17, 0.5, 0.83].flatMap(t => {
    const x = left + (right - left) * t
    const opening = sheet(
      corners(
        [x - 1.2, 0, front + 0.02],
        [x + 1.2, 0, front + 0.02],
        [x + 1.2, 3, front + 0.02],
        [x - 1.2, 3, front + 0.02],
      ),
      {
        color: '#3a2620',
        layer: layer + 0.2,
      },
    )
    const trim = { width: 0.24, height: 0.26, color: '#f3ead6', layer: layer + 0.4 }
    return [
      opening,
      ...box([x - 1, 0, front - 0.5], [x + 0.2, 1, front + 0.03], { color: '#c9ab7a', layer: layer + 0.3 }),
      ...beam([x - 1.2, 0, front], [x - 1.2, 3.1, front], trim),
      ...beam([x + 1.2, 0, front], [x + 1.2, 3.1, front], trim),
      ...beam([x - 1.4, 3.1, front], [x + 1.4, 3.1, front], trim),
    ]
  })
  const middle = (back + front) / 2
  const rows = times(8, i => {
    const at = (t: number, x: number): Vec3 => [x, height - 0.3 + 2.9 * t, front + 0.8 - (front + 0.8 - middle) * t]
    return sheet(
      [at(i / 8, left - 0.6), at(i / 8, right + 0.6), at((i + 1) / 8, right + 0.6), at((i + 1) / 8, left - 0.6)],
      {
        color: i % 2 ? '#8e9692' : '#838c89',
        layer: layer + 0.6,
      },
    )
  })
  return [backing, ...boards, end, ...doors.flat(), ...rows]
}

type Foot = { readonly x: readonly [number, number]; readonly z: number; readonly rise: number; readonly layer: number }

/** A small arched bridge of planks between two jetties; layers from `layer + 2` on stand before those who cross. */
export function archedFootbridge({ x: [left, right], z, rise, layer }: Foot): readonly Face[] {
  const steps = 18
  const at = (i: number): readonly [number, number] => [
    left + ((right - left) * i) / steps,
    0.04 + rise * Math.sin((i / steps) * Math.PI),
  ]
  const half = 0.95
  const planks = times(steps, i => {
    const [[x1, y1], [x2, y2]] = [at(i), at(i + 1)]
    return sheet(
      corners(
        [x1 + 0.02, y1, z + half],
        [x2 - 0.02, y2, z + half],
        [x2 - 0.02, y2, z - half],
        [x1 + 0.02, y1, z - half],
      ),
      {
        color: brighten('#e2bd83', i % 2 ? 1 : 0.92),
        layer: layer + 1,
      },
    )
  })
  const side = (zz: number, bed: number) => {
    const rib = { width: 0.18, height: 0.34, color: '#b0452c', layer: bed, piece: 9 }
    const rail = { width: 0.12, height: 0.13, color: '#f3ead6', layer: bed + 0.2, piece: 9 }
    const post = { width: 0.12, height: 0.12, color: '#b0452c', layer: bed + 0.1, piece: 9 }
    return times(steps, i => {
      const [[x1, y1], [x2, y2]] = [at(i), at(i + 1)]
      return [
        ...beam([x1, y1 - 0.2, zz], [x2, y2 - 0.2, zz], rib),
        ...beam([x1, y1 + 0.92, zz], [x2, y2 + 0.92, zz], rail),
        ...(i % 3 === 0 ? beam([x1, y1 - 0.1, zz], [x1, y1 + 0.95, zz], post) : []),
      ]
    }).flat()
  }
  return [...side(z - half, layer), ...planks, ...side(z + half, layer + 2)]
}
