import { createDraft, type Draft, linkStop, refreshRoute } from './draft.ts'
import { type Plan, tripOf } from './model.ts'
import type { Problem } from './network.ts'

export function fromPlan(problem: Problem, { routes }: Plan): Draft {
  const draft = createDraft(problem)
  for (const [vehicle, stops] of routes.entries()) {
    let last = 2 * problem.trips + vehicle
    for (const node of stops) {
      linkStop(draft, node, last)
      draft.vehicleOf[tripOf(node)] = vehicle
      last = node
    }
    refreshRoute(problem, draft, vehicle)
  }
  return draft
}

export function toPlan(problem: Problem, draft: Draft): Plan {
  const depots = Array.from({ length: problem.vehicles }, (_, vehicle) => 2 * problem.trips + vehicle)
  const unplaced = [...draft.vehicleOf.keys()].filter(trip => draft.vehicleOf[trip] === -1)
  return { routes: depots.map(depot => listStops(draft, depot)), unplaced }
}

function listStops({ next }: Draft, depot: number): number[] {
  const stops: number[] = []
  for (let node = next[depot] ?? depot; node !== depot; node = next[node] ?? depot) stops.push(node)
  return stops
}
