import { corners, createCamera } from '../../scenery/camera.ts'
import { beam, box, type Face, sheet } from '../../scenery/solids.ts'
import { polygon, stroke } from '../../scenery/svg.ts'
import { createRandom } from '../../toolkit/random.ts'
import { rows, size, times } from './frame.ts'

export const WATER = -1.5

const HALF = 1.75

const WIDE = 1.5

const CRACKED = 3

export const horizon = 196

export const camera = createCamera(size, {
  eye: [0.2, 4.1, 9.4],
  target: [0, 0.6, 0],
  fieldOfView: 60,
  shift: [0, 150],
})

const at = (x: number, y: number, z: number) => camera.project([x, y, z])

export const left = (plank: number) => (plank - 3) * WIDE

export function planks(): readonly Face[] {
  const shades = ['#d8b17a', '#cda46c', '#dcb985', '#b98f5f', '#d3aa72', '#dbb680']
  return shades.flatMap((color, i) => {
    const dip = i === CRACKED ? 0.07 : 0
    return box([left(i) + 0.05, -0.22 - dip, -HALF], [left(i + 1) - 0.05, -dip, HALF], { color, layer: 1 })
  })
}

export function stringers(): readonly Face[] {
  const long = [-1.2, 1.2].flatMap(z =>
    beam([-6.2, -0.45, z], [6.2, -0.45, z], { width: 0.32, height: 0.42, color: '#7b5a3a', layer: 0 }),
  )
  const sills = [-1, 1].flatMap(side =>
    box([side > 0 ? 4.55 : -6.4, -1.6, -2.2], [side > 0 ? 6.4 : -4.55, -0.02, 2.2], { color: '#d9d2c5', layer: 0.5 }),
  )
  const seams = [-1, 1].flatMap(side =>
    times(5, i =>
      sheet(
        corners(
          [side * (4.62 + i * 0.36), 0, -2.2],
          [side * (4.66 + i * 0.36), 0, -2.2],
          [side * (4.66 + i * 0.36), 0, 2.2],
          [side * (4.62 + i * 0.36), 0, 2.2],
        ),
        { color: '#a89f8e', layer: 0.6 },
      ),
    ),
  )
  return [...long, ...sills, ...seams]
}

/** Two dark lines of grain and four nails on every plank. */
export function grainLines(): string {
  const random = createRandom('wood grain')
  return times(6, i => {
    const grain = times(4, n => {
      const x = left(i) + 0.25 + n * 0.3 + random.between(-0.06, 0.06)
      return stroke(
        [at(x, 0, -HALF + random.between(0, 0.9)), at(x + 0.05, 0, 0), at(x - 0.03, 0, HALF - random.between(0, 0.9))],
        '#8a6a4c',
        2,
        'opacity="0.4"',
      )
    })
    const nails = [-1.2, 1.2].flatMap(z =>
      [0.3, 1.2].map(
        x => `<circle cx="${at(left(i) + x, 0, z)[0]}" cy="${at(left(i) + x, 0, z)[1]}" r="4" fill="#3a2b26"/>`,
      ),
    )
    return grain.join('') + nails.join('')
  }).join('')
}

/** A split right across the fourth plank, with the water showing through. */
export function crack(): string {
  const steps: readonly (readonly [number, number])[] = rows(
    [-0.1, 0.2],
    [0.35, 0.05],
    [0.55, 0.32],
    [0.85, 0.1],
    [1.1, 0.3],
    [1.6, 0.12],
  )
  const x = left(CRACKED)
  const upper = steps.map(([dx, z]) => at(x + 0.05 + Math.min(1.4, Math.max(0, dx)), -0.06, z + 0.1))
  const lower = steps.map(([dx, z], i) =>
    at(x + 0.05 + Math.min(1.4, Math.max(0, dx)), -0.06, z + 0.26 + (i % 2) * 0.14),
  )
  return (
    polygon([...upper, ...lower.toReversed()], '#12333f') +
    stroke(lower, '#f0d09a', 3) +
    stroke([at(x + 0.5, 0, 0.4), at(x + 0.62, 0, 0.95), at(x + 0.56, 0, 1.5)], '#3a2b26', 4) +
    stroke([at(x + 0.9, 0, 0), at(x + 0.96, 0, -0.5), at(x + 0.9, 0, -0.9)], '#3a2b26', 4)
  )
}

/** Chalk: a tick on each sound plank, a ring about the crack. */
export function marks(): string {
  const ticks = times(6, i =>
    i === CRACKED
      ? ''
      : stroke(
          [at(left(i) + 0.42, 0, 0.95), at(left(i) + 0.66, 0, 1.25), at(left(i) + 1.12, 0, 0.6)],
          '#f7f4ee',
          9,
          'opacity="0.92"',
        ),
  )
  const ring = times(37, i => at(left(CRACKED) + 0.75 + Math.cos(i / 5.73) * 0.66, 0, 0.32 + Math.sin(i / 5.73) * 0.78))
  return ticks.join('') + stroke(ring, '#a63d24', 8, 'opacity="0.95"')
}
