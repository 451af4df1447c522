import { film } from './timeline.ts'

/** The point of the bridge's plane in the middle of the picture, and the enlargement. */
export type View = { readonly x: number; readonly y: number; readonly zoom: number }

const path: readonly (readonly [seconds: number, view: View])[] = [
  [0, { x: 560, y: 322, zoom: 1.02 }],
  [4.4, { x: 604, y: 330, zoom: 1.05 }],
  [8.4, { x: 622, y: 336, zoom: 1.12 }],
  [12.6, { x: 640, y: 342, zoom: 1.02 }],
  [15.2, { x: 640, y: 336, zoom: 1.12 }],
  [17.9, { x: 520, y: 404, zoom: 1.72 }],
  [20.6, { x: 590, y: 400, zoom: 1.62 }],
  [23.4, { x: 540, y: 392, zoom: 1.6 }],
  [25.4, { x: 596, y: 366, zoom: 1.36 }],
  [27.6, { x: 640, y: 286, zoom: 0.99 }],
  [30, { x: 640, y: 276, zoom: 0.95 }],
]

/** A smooth curve through the path (cubic Hermite with the slopes of the neighbours): the camera never halts. */
export function viewAt(t: number): View {
  const index = Math.max(0, Math.min(path.length - 2, path.findIndex(([seconds]) => seconds > t) - 1))
  const last = t >= (path.at(-1)?.[0] ?? 0)
  const start = last ? path.length - 2 : index
  const along = (value: (view: View) => number) => hermite(t, start, value)
  return { x: along(view => view.x), y: along(view => view.y), zoom: along(view => view.zoom) }
}

function hermite(t: number, index: number, value: (view: View) => number): number {
  const at = (i: number) => {
    const [seconds, view] = path[Math.max(0, Math.min(path.length - 1, i))] ?? [0, { x: 0, y: 0, zoom: 1 }]
    return { seconds, value: value(view) }
  }
  const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  const length = to.seconds - from.seconds
  const slope = (a: ReturnType<typeof at>, b: ReturnType<typeof at>) =>
    ((b.value - a.value) / Math.max(0.001, b.seconds - a.seconds)) * length
  const u = Math.min(1, Math.max(0, (t - from.seconds) / length))
  const [m0, m1] = [slope(before, to), slope(from, after)]
  return (
    (2 * u ** 3 - 3 * u ** 2 + 1) * from.value +
    (u ** 3 - 2 * u ** 2 + u) * m0 +
    (-2 * u ** 3 + 3 * u ** 2) * to.value +
    (u ** 3 - u ** 2) * m1
  )
}

/** Scale and shift that bring a plane of the world into the picture; `depth` 0 is the sky, 1 the bridge, more is nearer. */
export function toMatrix({ x, y, zoom }: View, depth: number): string {
  const scale = 1 + (zoom - 1) * (0.3 + 0.7 * depth)
  const [middleX, middleY] = [film.width / 2, film.height / 2]
  const left = middleX - (middleX + (x - middleX) * depth) * scale
  const top = middleY - (middleY + (y - middleY) * depth) * scale
  return `matrix(${[scale, 0, 0, scale, left, top].map(value => value.toFixed(4)).join(',')})`
}
