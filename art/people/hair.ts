import { createRandom } from '../toolkit/random.ts'

type Curls = {
  readonly seed: string
  /** Where the heads of hair grow: points along a line, in order. */
  readonly along: readonly (readonly [number, number])[]
  readonly radius: number
  readonly count: number
  readonly scatter: number
  readonly color: string
  readonly opacity?: number
}

/** Round tufts strewn along a line: the broken edge of curly hair. */
export function drawCurls({ seed, along, radius, count, scatter, color, opacity = 1 }: Curls): string {
  const random = createRandom(seed)
  const circles = Array.from({ length: count }, (_, index) => {
    const [x, y] = pointAt(along, index / Math.max(1, count - 1))
    const [dx, dy] = [random.between(-scatter, scatter), random.between(-scatter, scatter)]
    const r = radius * random.between(0.7, 1.25)
    return `<circle cx="${(x + dx).toFixed(1)}" cy="${(y + dy).toFixed(1)}" r="${r.toFixed(1)}"/>`
  })
  return `<g fill="${color}" opacity="${opacity}">${circles.join('')}</g>`
}

/** The point at a share of a line through the given points; they should lie about evenly. */
function pointAt(points: readonly (readonly [number, number])[], share: number): readonly [number, number] {
  const place = share * (points.length - 1)
  const index = Math.min(Math.floor(place), points.length - 2)
  const [from, to] = [points[index], points[index + 1]]
  if (from === undefined || to === undefined) return points[0] ?? [0, 0]
  const part = place - index
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

type Arc = { readonly rx: number; readonly ry: number; readonly cy: number; readonly from: number; readonly to: number }

/** Points on an ellipse, angles in degrees: 180 is the viewer's left, 270 the top, 360 the right. */
export function arcPoints({ rx, ry, cy, from, to }: Arc): readonly (readonly [number, number])[] {
  return Array.from({ length: 25 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 24) * Math.PI) / 180
    return [rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  })
}
