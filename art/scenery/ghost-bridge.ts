import type { Camera } from './camera.ts'
import { type Point, polygon, stroke } from './svg.ts'
import { trussTimbers } from './truss.ts'

/** Bridges that are only thought of: drawn in dashes across the valley, at depth `z`, between two x. */
type Span = readonly [number, number]

const INK = '#8a2f19'
const HALO = '#fffaf0'
const DECK = 4

function sketch(lines: readonly (readonly Point[])[], width: number): string {
  const drawn = lines.map(points => stroke(points, INK, width)).join('')
  const under = lines.map(points => stroke(points, HALO, width * 2.6)).join('')
  return `<g opacity="0.62">${under}</g><g stroke-dasharray="${(width * 3.2).toFixed(1)} ${(width * 2.4).toFixed(1)}">${drawn}</g>`
}

/** A covered Burr truss on stone piers. */
export function ghostTruss(camera: Camera, z: number, [from, to]: Span): string {
  const at = (x: number, y: number): Point => camera.project([x, y + DECK, z])
  const timbers = trussTimbers({ kind: 'burr', from, to, z, height: 6, panel: 4.2, color: INK })
    .filter(({ part, from: a }) => part !== 'arch' || a[2] > z)
    .map(({ from: a, to: b }) => [at(a[0], a[1]), at(b[0], b[1])])
  const roof = [at(from - 1, 6), at(from + 0.6, 9.4), at(to - 0.6, 9.4), at(to + 1, 6)]
  const piers = [from, to].map(x => [at(x - 1.6, -6), at(x - 1.2, 0), at(x + 1.2, 0), at(x + 1.6, -6)])
  const veil = polygon([at(from, 0), ...roof, at(to, 0)], '#a63d24', 'opacity="0.16"')
  return veil + sketch([...timbers, roof, ...piers], 2.6)
}

/** Three stone arches. */
export function ghostArches(camera: Camera, z: number, [from, to]: Span): string {
  const at = (x: number, y: number): Point => camera.project([x, y, z])
  const step = (to - from) / 3
  const arches = [0, 1, 2].map(index => {
    const middle = from + step * (index + 0.5)
    return Array.from({ length: 25 }, (_, i) => {
      const angle = Math.PI - (i / 24) * Math.PI
      return at(middle + Math.cos(angle) * step * 0.43, Math.sin(angle) * 9)
    })
  })
  const rails = [10.5, 12.4].map(y => [at(from - 6, y - 1), at((from + to) / 2, y + 0.8), at(to + 6, y - 1)])
  const veil = polygon(
    [...(rails[1] ?? []), at(to, 0), ...arches.toReversed().flatMap(arch => arch.toReversed()), at(from, 0)],
    '#fffaf0',
    'opacity="0.42"',
  )
  return veil + sketch([...arches, ...rails], 2.2)
}

/** A deck hung from a cable over two towers. */
export function ghostCable(camera: Camera, z: number, [from, to]: Span): string {
  const at = (x: number, y: number): Point => camera.project([x, y, z])
  const towers = [from + 18, to - 18].map(x => [at(x, 0), at(x, 27)])
  const half = (to - from) / 2 - 18
  const middle = (from + to) / 2
  const sag = (x: number) => 9 + 18 * ((x - middle) / half) ** 2
  const xs = Array.from({ length: 17 }, (_, i) => middle - half + (i / 16) * half * 2)
  const cable = [at(from, 8), ...xs.map(x => at(x, sag(x))), at(to, 8)]
  const hangers = xs.map(x => [at(x, 7), at(x, sag(x))])
  const deck = [at(from - 4, 7), at(to + 4, 7)]
  return sketch([...towers, cable, ...hangers, deck], 1.9)
}
