import { copyDraft, type Draft } from './draft.ts'
import { countUsed, type Prices, promiseMinutes } from './recreate.ts'

/** Fewer trips without a vehicle come first, then fewer vehicles, then less cost. */
export type Score = { readonly absent: number; readonly vehicles: number; readonly cost: number }

export type Rated = { readonly draft: Draft; score: Score }

/** Of two plans that cost the same, the one with the smaller shifts is better. */
const tieBreak = 1e-4

export function rate(draft: Draft, { homes, move, vehicle, promised, shift }: Prices): Score {
  const used = countUsed(draft)
  let absent = 0
  let cost = used * vehicle
  for (let index = 0; index < draft.driving.length; index++) cost += draft.driving[index] ?? 0
  for (let trip = 0; trip < homes.length; trip++) {
    const assigned = draft.vehicleOf[trip] ?? -1
    const home = homes[trip] ?? -1
    if (assigned === -1) absent += 1
    else if (home >= 0 && home !== assigned) cost += move
    const minutes = Math.abs((draft.leave[2 * trip] ?? 0) - (promised[trip] ?? 0))
    // Not a number for a new trip.
    if (assigned !== -1 && minutes > 0) cost += shift * (Math.max(0, minutes - promiseMinutes) + tieBreak * minutes)
  }
  // A vehicle with a price is no aim of its own.
  return { absent, vehicles: vehicle > 0 ? 0 : used, cost }
}

export function isBetter(a: Score, b: Score): boolean {
  if (a.absent !== b.absent) return a.absent < b.absent
  if (a.vehicles !== b.vehicles) return a.vehicles < b.vehicles
  return a.cost < b.cost - 1e-9
}

export function take(from: Rated, to: Rated): void {
  copyDraft(from.draft, to.draft)
  to.score = from.score
}
