import { pickWhole, type Random } from '../../kit/random.ts'
import type { Draft } from './draft.ts'
import type { Problem } from './network.ts'

/** For each stop all stops, sorted by how close they are, itself first. */
type Neighbors = readonly Int32Array[]

export function findNeighbors({ trips, minutes }: Problem): Neighbors {
  const nodes = [...Array(2 * trips).keys()]
  const width = 2 * trips + 1
  return nodes.map(node => {
    const apart = (other: number) => (minutes[node * width + other] ?? 0) + (minutes[other * width + node] ?? 0)
    return Int32Array.from(nodes.toSorted((a, b) => apart(a) - apart(b) || a - b))
  })
}

/** The values of Christiaens and Vanden Berghe. */
const meanStops = 10
const longestString = 10
const splitChance = 0.5
const growChance = 0.01

/** A list of trips without repetitions. */
export type Chosen = { readonly trips: Int32Array; readonly has: Uint8Array; count: number }

export function createChosen({ trips }: Problem): Chosen {
  return { trips: new Int32Array(trips), has: new Uint8Array(trips), count: 0 }
}

export function addTrip(chosen: Chosen, trip: number): void {
  if (chosen.has[trip] === 1) return
  chosen.has[trip] = 1
  chosen.trips[chosen.count] = trip
  chosen.count += 1
}

/**
 * Chooses the trips of strings of stops in a few neighboring routes (slack induction by string removals, Christiaens &
 * Vanden Berghe 2020). Some strings keep a part in their middle.
 */
export function chooseStrings(
  problem: Problem,
  draft: Draft,
  neighbors: Neighbors,
  random: Random,
  chosen: Chosen,
): void {
  const { stops, vehicleOf } = draft
  chosen.has.fill(0)
  chosen.count = 0
  let [used, all] = [0, 0]
  for (let vehicle = 0; vehicle < problem.vehicles; vehicle++) {
    const count = stops[vehicle] ?? 0
    if (count > 0) used += 1
    all += count
  }
  if (used === 0) return
  const longest = Math.min(longestString, all / used)
  const strings = Math.floor(1 + random() * ((4 * meanStops) / (1 + longest) - 1))
  const isTouched = new Uint8Array(problem.vehicles)
  let touched = 0
  for (const node of neighbors[pickWhole(random, 0, neighbors.length - 1)] ?? []) {
    if (touched >= strings) break
    const vehicle = vehicleOf[node >> 1] ?? -1
    if (vehicle < 0 || isTouched[vehicle] === 1) continue
    isTouched[vehicle] = 1
    touched += 1
    const size = stops[vehicle] ?? 0
    const length = Math.floor(1 + random() * Math.min(size, longest))
    let kept = 0
    if (length > 1 && length < size && random() < splitChance) {
      kept = 1
      while (length + kept < size && random() > growChance) kept += 1
    }
    takeString(draft, 2 * problem.trips + vehicle, { node, size, length, kept }, random, chosen)
  }
}

type Text = { readonly node: number; readonly size: number; readonly length: number; readonly kept: number }

/** Chooses the trips of `length` stops around a stop, leaving out `kept` in their middle. */
function takeString({ next }: Draft, depot: number, text: Text, random: Random, chosen: Chosen): void {
  const { node, size, length, kept } = text
  const whole = length + kept
  let at = 0
  for (let stop = next[depot] ?? depot; stop !== node; stop = next[stop] ?? depot) at += 1
  const first = pickWhole(random, Math.max(0, at - whole + 1), Math.min(at, size - whole))
  const keepFrom = kept === 0 ? whole : pickWhole(random, 1, length - 1)
  let stop = next[depot] ?? depot
  for (let place = 0 - first; place < whole; place++) {
    if (place >= 0 && (place < keepFrom || place >= keepFrom + kept)) addTrip(chosen, stop >> 1)
    stop = next[stop] ?? depot
  }
}
