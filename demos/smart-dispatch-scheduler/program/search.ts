import { createRandom } from '../../kit/random.ts'
import { createAbsences } from './absences.ts'
import { cloneDraft, copyDraft, type Draft, refreshRoute, unlinkTrip } from './draft.ts'
import { toPlan } from './draft-plan.ts'
import type { Plan } from './model.ts'
import type { Problem } from './network.ts'
import { createOrders, sortTrips } from './order.ts'
import { countUsed, type Prices, placeTrips } from './recreate.ts'
import { addTrip, type Chosen, chooseStrings, createChosen, findNeighbors } from './ruin.ts'
import { isBetter, type Rated, rate, take } from './score.ts'
import { createSite, insertAll } from './start.ts'

type Search = {
  /** Takes one step; `share` is the part of the search that is over, from 0 to 1. */
  readonly step: (share: number) => void
  readonly best: () => Plan
}

/** With `prices`, a plan stays close to an earlier one, and fewer vehicles are no aim of their own. */
type Options = { readonly seed: number; readonly prices?: Prices | undefined }

/** The search begins anew so often, so that no single start decides. */
const rounds = 3
/** The part of each round that looks for a plan with fewer vehicles. */
const fleetShare = 0.3
/** The temperature at the start and at the end of each part, in the mean cost of a trip. */
const [warm, cold] = [1, 0.01]

/**
 * Ruin and recreate with simulated annealing: each step takes strings of stops out of neighboring routes and inserts
 * their trips again. The first part of a round gives up one vehicle after the other and tries to place what it carried;
 * the second part shortens the routes.
 */
export function createSearch(problem: Problem, { seed, prices }: Options): Search {
  const random = createRandom(seed)
  const neighbors = findNeighbors(problem)
  const orders = createOrders(problem)
  const absences = createAbsences(problem)
  const chosen = createChosen(problem)
  const site = createSite(problem, prices)
  const first = insertAll(site)
  const copy = (): Rated => ({ draft: cloneDraft(problem, first), score: rate(first, site.prices) })
  const [start, current, candidate, local, best] = [copy(), copy(), copy(), copy(), copy()]
  const warmth = best.score.cost / Math.max(1, problem.trips)
  const isFleetFixed = prices !== undefined
  let [round, isReducing, maxVehicles] = [-1, false, problem.vehicles]

  const beginRound = () => {
    take(start, current)
    take(start, local)
    isReducing = !isFleetFixed
    maxVehicles = problem.vehicles
    if (isReducing && current.score.absent === 0) giveUpVehicle()
  }

  const giveUpVehicle = () => {
    maxVehicles = countUsed(current.draft) - 1
    const vehicle = absences.findEasiest(current.draft)
    if (vehicle === undefined) return
    for (const [trip, of] of current.draft.vehicleOf.entries()) if (of === vehicle) unlinkTrip(current.draft, trip)
    refreshRoute(problem, current.draft, vehicle)
    current.score = rate(current.draft, site.prices)
  }

  const endReducing = () => {
    isReducing = false
    // Where a round cannot do with as few vehicles as an earlier one, it goes on from there.
    take(isBetter(best.score, local.score) && best.score.vehicles < local.score.vehicles ? best : local, current)
    maxVehicles = countUsed(current.draft)
  }

  const change = () => {
    copyDraft(current.draft, candidate.draft)
    chooseStrings(problem, candidate.draft, neighbors, random, chosen)
    removeTrips(problem, candidate.draft, chosen)
    for (let trip = 0; trip < problem.trips && current.score.absent > 0; trip++) {
      if (current.draft.vehicleOf[trip] === -1) addTrip(chosen, trip)
    }
    sortTrips(orders, random, chosen)
    placeTrips(site, candidate.draft, chosen, { maxVehicles, opensFreely: true, blink: random })
    candidate.score = rate(candidate.draft, site.prices)
  }

  const isAccepted = (temperature: number) => {
    const [next, last] = [candidate.score, current.score]
    if (next.absent <= last.absent && next.cost < last.cost - temperature * Math.log(random())) return true
    return isReducing && absences.sum(candidate.draft) < absences.sum(current.draft)
  }

  const step = (share: number) => {
    const now = Math.min(rounds - 1, Math.floor(share * rounds))
    if (now !== round) beginRound()
    round = now
    const within = share * rounds - now
    if (isReducing && within >= fleetShare) endReducing()
    const progress = isReducing ? within / fleetShare : (within - fleetShare) / (1 - fleetShare)
    change()
    const isTaken = isAccepted(warmth * warm * (cold / warm) ** progress)
    if (isReducing && candidate.score.absent > 0) absences.note(candidate.draft)
    if (isTaken) take(candidate, current)
    if (isBetter(candidate.score, best.score)) take(candidate, best)
    if (!isBetter(candidate.score, local.score)) return
    take(candidate, local)
    if (!isReducing || candidate.score.absent > 0) return
    take(candidate, current)
    giveUpVehicle()
  }

  return { step, best: () => toPlan(problem, best.draft) }
}

function removeTrips(problem: Problem, draft: Draft, { trips, count }: Chosen): void {
  const isTouched = new Uint8Array(problem.vehicles)
  for (let index = 0; index < count; index++) {
    const trip = trips[index] ?? 0
    isTouched[draft.vehicleOf[trip] ?? 0] = 1
    unlinkTrip(draft, trip)
  }
  for (let vehicle = 0; vehicle < problem.vehicles; vehicle++) {
    if (isTouched[vehicle] === 1) refreshRoute(problem, draft, vehicle)
  }
}

/** Runs the whole search. The same day, steps, prices and seed give the same plan. */
export function planDay(problem: Problem, { steps, ...options }: Options & { readonly steps: number }): Plan {
  const search = createSearch(problem, options)
  for (let done = 0; done < steps; done++) search.step(done / steps)
  return search.best()
}
