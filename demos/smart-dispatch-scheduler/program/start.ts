import type { Draft } from './draft.ts'
import { fromPlan, toPlan } from './draft-plan.ts'
import { keepRoute } from './follow.ts'
import { createPlaces } from './insertion.ts'
import type { Plan } from './model.ts'
import type { Problem } from './network.ts'
import { type Prices, placeTrips, type Site } from './recreate.ts'
import { addTrip, createChosen } from './ruin.ts'

export function createSite(problem: Problem, prices?: Prices): Site {
  const none: Prices = {
    homes: new Int32Array(problem.trips).fill(-1),
    move: 0,
    vehicle: 0,
    promised: new Float64Array(problem.trips).fill(Number.NaN),
    shift: 0,
    routes: [],
  }
  return { problem, places: createPlaces(problem), prices: prices ?? none }
}

/** The routes of an earlier plan as far as they can be kept; then the most urgent trips first, each where it costs least. */
export function insertAll(site: Site): Draft {
  const { problem, prices } = site
  const routes = Array.from({ length: problem.vehicles }, (_, vehicle) =>
    keepRoute(problem, vehicle, prices.routes[vehicle] ?? []),
  )
  const draft = fromPlan(problem, { routes, unplaced: [] })
  const urgency = (trip: number) => problem.until[2 * trip] ?? 0
  const order = [...Array(problem.trips).keys()].sort((a, b) => urgency(a) - urgency(b) || a - b)
  const chosen = createChosen(problem)
  for (const trip of order) if (draft.vehicleOf[trip] === -1) addTrip(chosen, trip)
  placeTrips(site, draft, chosen, { maxVehicles: problem.vehicles, opensFreely: false })
  return draft
}

/** The plan that the search begins with. */
export function planByInsertion(problem: Problem, prices?: Prices): Plan {
  return toPlan(problem, insertAll(createSite(problem, prices)))
}
