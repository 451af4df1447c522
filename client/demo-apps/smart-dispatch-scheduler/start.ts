import { createDraft, type Draft, refreshRoute } from './draft.ts'
import { toPlan } from './draft-plan.ts'
import { createPlaces } from './insertion.ts'
import type { Plan } from './model.ts'
import type { Problem } from './network.ts'
import { type Prices, placeTrips, type Site } from './recreate.ts'
import { addTrip, createChosen } from './ruin.ts'

export function createSite(problem: Problem, prices?: Prices): Site {
  const none = { homes: new Int32Array(problem.trips).fill(-1), move: 0, vehicle: 0 }
  return { problem, places: createPlaces(problem), prices: prices ?? none }
}

/** The most urgent trips first, each where it costs least. */
export function insertAll(site: Site): Draft {
  const { problem } = site
  const draft = createDraft(problem)
  for (let vehicle = 0; vehicle < problem.vehicles; vehicle++) refreshRoute(problem, draft, vehicle)
  const urgency = (trip: number) => problem.until[2 * trip] ?? 0
  const order = [...Array(problem.trips).keys()].sort((a, b) => urgency(a) - urgency(b) || a - b)
  const chosen = createChosen(problem)
  for (const trip of order) addTrip(chosen, trip)
  placeTrips(site, draft, chosen, { maxVehicles: problem.vehicles, opensFreely: false })
  return draft
}

/** The plan that the search begins with. */
export function planByInsertion(problem: Problem, prices?: Prices): Plan {
  return toPlan(problem, insertAll(createSite(problem, prices)))
}
