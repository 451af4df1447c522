import { add, type Vec3 } from '../../scenery/camera.ts'
import { brighten } from '../../scenery/color.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { path } from '../../scenery/svg.ts'
import { times } from './frame.ts'

type Wagon = {
  /** The ground under its middle; it stands along x. */
  readonly at: Vec3
  readonly bed?: string
  readonly canvas?: string
  /** Metres by which the load presses the bed down on its axles. */
  readonly low?: number
  /** Part of the cover, 0 to 1, folded back from the end at lesser x. */
  readonly open?: number
  readonly layer?: number
}

const LENGTH = 3.6
const HALF = 0.85

/** A covered wagon in the round: bed, hooped canvas, four wheels. Layers grow toward the viewer at greater z. */
export function wagon({
  at,
  bed = '#85301b',
  canvas = '#ece6db',
  low = 0,
  open = 0,
  layer = 0,
}: Wagon): readonly Face[] {
  const move = ([x, y, z]: Vec3): Vec3 => add(at, [x, y, z])
  const floor = 0.95 - low
  const end = LENGTH / 2
  const tub = box(move([-end, floor, -HALF]), move([end, floor + 0.75, HALF]), { color: bed, layer: layer + 1 })
  const rail = box(move([-end - 0.05, floor + 0.68, HALF - 0.02]), move([end + 0.05, floor + 0.8, HALF + 0.06]), {
    color: brighten(bed, 1.5),
    layer: layer + 1.2,
  })
  const goods = times(3, i =>
    box(
      move([-end + 0.15 + i * 0.62, floor + 0.7, -0.5]),
      move([-end + 0.68 + i * 0.62, floor + 1.15 + (i % 2) * 0.3, 0.5]),
      { color: i % 2 ? '#8a6a4c' : '#a98c68', layer: layer + 0.8 },
    ),
  )
  return [
    ...wheels(at, -HALF - 0.12, layer),
    ...(open > 0 ? goods.flat() : []),
    ...tub,
    ...rail,
    ...cover({
      at,
      floor: floor + 0.72,
      from: -end - 0.25 + open * (LENGTH + 0.4),
      to: end + 0.3,
      color: canvas,
      layer: layer + 1.4,
    }),
    ...(open > 0 ? hoops(at, floor + 0.72, open, layer) : []),
    ...wheels(at, HALF + 0.14, layer + 2),
  ]
}

type Canvas = {
  readonly at: Vec3
  readonly floor: number
  readonly from: number
  readonly to: number
  readonly color: string
  readonly layer: number
}

/** Bays of cloth between the hoops, each its own shade, taller toward the ends. */
function cover({ at, floor, from, to, color, layer }: Canvas): readonly Face[] {
  const bays = Math.max(1, Math.round((to - from) / 0.75))
  const point = (x: number, angle: number): Vec3 => {
    const flare = 1 + 0.1 * (x / (LENGTH / 2)) ** 2
    return add(at, [x, floor + Math.sin(angle) ** 0.8 * 1.3 * flare, -Math.cos(angle) * HALF * 1.05])
  }
  return times(bays, bay => {
    const [a, b] = [from + ((to - from) * bay) / bays, from + ((to - from) * (bay + 1)) / bays]
    const shade = brighten(color, bay % 2 ? 1 : 0.94)
    return times(10, i => {
      const [s, t] = [(i / 10) * Math.PI, ((i + 1) / 10) * Math.PI]
      return sheet([point(a, s), point(b, s), point(b, t), point(a, t)], { color: shade, layer: layer + i * 0.01 })
    })
  }).flat()
}

function hoops(at: Vec3, floor: number, open: number, layer: number): readonly Face[] {
  const xs = times(3, i => -LENGTH / 2 - 0.1 + i * open * LENGTH * 0.42)
  const spot = (x: number, angle: number): Vec3 =>
    add(at, [x, floor + Math.sin(angle) ** 0.8 * 1.34, -Math.cos(angle) * HALF])
  return xs.flatMap(x =>
    times(8, i =>
      beam(spot(x, (i / 8) * Math.PI), spot(x, ((i + 1) / 8) * Math.PI), {
        width: 0.06,
        height: 0.06,
        color: '#8a6a4c',
        layer: layer + 1.3,
      }),
    ).flat(),
  )
}

function wheels(at: Vec3, z: number, layer: number): readonly Face[] {
  return path([-1.15, 0.62], [1.2, 0.52]).flatMap(([x = 0, radius = 0.5]) =>
    wheel(add(at, [x, radius, z]), radius, layer),
  )
}

function wheel(hub: Vec3, radius: number, layer: number): readonly Face[] {
  const at = (angle: number, r: number): Vec3 => add(hub, [Math.cos(angle) * r, Math.sin(angle) * r, 0])
  const rim = times(18, i => {
    const [a, b] = [(i / 18) * Math.PI * 2, ((i + 1) / 18) * Math.PI * 2]
    return sheet([at(a, radius), at(b, radius), at(b, radius * 0.84), at(a, radius * 0.84)], {
      color: '#3a2b26',
      layer,
    })
  })
  const spokes = times(5, i => {
    const angle = (i / 5) * Math.PI
    return beam(at(angle, radius * 0.86), at(angle, -radius * 0.86), {
      width: 0.05,
      height: 0.05,
      color: '#5a4331',
      layer,
      piece: 9,
    })
  })
  const nave = sheet(
    times(8, i => at((i / 8) * Math.PI * 2, 0.13)),
    { color: '#7b5a3a', layer: layer + 0.1 },
  )
  return [...rim, ...spokes.flat(), nave]
}
