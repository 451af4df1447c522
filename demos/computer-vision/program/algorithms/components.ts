import type { Plane } from './pixels.ts'
import { findRuns, joinRuns, type Runs } from './runs.ts'

/** Connected components of objects and background with their measurements; each array has one entry per component. */
export type Components = {
  readonly runs: Runs
  /** The component of each run. */
  readonly numbers: Int32Array
  readonly count: number
  readonly isObject: Uint8Array
  /** The surrounding component (always with a lower number); -1 if there is none. */
  readonly around: Int32Array
  readonly area: Float64Array
  readonly left: Int32Array
  readonly right: Int32Array
  readonly top: Int32Array
  readonly bottom: Int32Array
}

/** Finds the connected components of a mask of 0 (background) and 1 (objects). */
export function findComponents(mask: Plane): Components {
  const runs = findRuns(mask)
  const { numbers, count } = joinRuns(mask, runs)
  const components = {
    runs,
    numbers,
    count,
    isObject: new Uint8Array(count),
    around: new Int32Array(count),
    area: new Float64Array(count),
    left: new Int32Array(count).fill(mask.width),
    right: new Int32Array(count),
    top: new Int32Array(count).fill(-1),
    bottom: new Int32Array(count),
  }
  for (let y = 0; y < mask.height; y++) {
    for (let run = runs.rows[y] ?? 0, end = runs.rows[y + 1] ?? 0; run < end; run++) addRun(components, mask, run, y)
  }
  return components
}

export function isAtBorder({ left, right, top, bottom }: Components, component: number, mask: Plane): boolean {
  return (
    left[component] === 0 ||
    top[component] === 0 ||
    right[component] === mask.width - 1 ||
    bottom[component] === mask.height - 1
  )
}

function addRun(components: Components, mask: Plane, run: number, y: number): void {
  const { runs, numbers, area, left, right, top, bottom } = components
  const component = numbers[run] ?? 0
  const start = runs.starts[run] ?? 0
  const stop = runs.starts[run + 1] ?? 0
  const x = start - y * mask.width
  const lastX = x + stop - start - 1
  if ((top[component] ?? 0) < 0) {
    top[component] = y
    components.isObject[component] = mask.data[start] ?? 0
    // The pixel to the left of a component's first (topmost) pixel belongs to what surrounds it.
    components.around[component] = x === 0 ? -1 : (numbers[run - 1] ?? -1)
  }
  area[component] = (area[component] ?? 0) + stop - start
  if (x < (left[component] ?? 0)) left[component] = x
  if (lastX > (right[component] ?? 0)) right[component] = lastX
  bottom[component] = y
}
