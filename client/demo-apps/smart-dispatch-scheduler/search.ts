import { itemAt } from './list.ts'
import type { Plan } from './model.ts'
import { distanceBetween, type Network } from './network.ts'
import { costOf, type Draft, placeTrips, planByInsertion, takeOut, toPlan } from './placing.ts'
import { createRandom, pickWhole, type Random } from './random.ts'
import { chooseRoute, chooseStrings, findNeighbors } from './ruin.ts'

type Search = {
  /** Runs at most this many steps, so that the page can render between two calls. */
  readonly advance: (steps: number) => void
  readonly stepsDone: () => number
  readonly isDone: () => boolean
  readonly best: () => Plan
}

type Options = { readonly steps: number; readonly seed: number }

/**
 * Local search with simulated annealing, starting from the insertion plan: each step removes a few trips and inserts
 * them again where they are cheapest. The same day, steps and seed give the same plan, however the steps are divided
 * into calls.
 */
export function startSearch(network: Network, { steps, seed }: Options): Search {
  const random = createRandom(seed)
  const neighbors = findNeighbors(network)
  let current = planByInsertion(network)
  let best = current
  let [currentCost, bestCost] = [costOf(current), costOf(current)]
  const total = network.day.trips.length === 0 ? 0 : steps
  const warm = Math.max(0.001, 0.02 * current.routes.reduce((sum, route) => sum + route.distanceMiles, 0))
  const cooling = 0.002 ** (1 / Math.max(1, total))
  let temperature = warm
  let done = 0

  const step = () => {
    const isWhole = random() < 0.06
    const chosen = isWhole ? chooseRoute(current, random) : chooseStrings(current, neighbors, random)
    const candidate = putBack(network, current, { chosen, random })
    const cost = costOf(candidate)
    if (cost < currentCost - temperature * Math.log(random())) {
      current = candidate
      currentCost = cost
    }
    if (cost < bestCost - 1e-9) {
      best = candidate
      bestCost = cost
    }
    temperature *= cooling
    done += 1
  }

  return {
    advance: count => {
      for (const end = Math.min(total, done + count); done < end; ) step()
    },
    stepsDone: () => done,
    isDone: () => done >= total,
    best: () => toPlan(best),
  }
}

/** Runs the whole search. */
export function planDay(network: Network, options: Options): Plan {
  const search = startSearch(network, options)
  search.advance(options.steps)
  return search.best()
}

type Move = { readonly chosen: Set<number>; readonly random: Random }

function putBack(network: Network, draft: Draft, { chosen, random }: Move): Draft {
  const remaining = takeOut(network, draft, chosen)
  const order = sortTrips(network, [...chosen, ...remaining.unplaced], random)
  return placeTrips(network, { ...remaining, unplaced: [] }, { order, mayOpen: true, blink: random })
}

/** A random order: shuffled, or by urgency, window length, seats or distance from the depot. */
function sortTrips(network: Network, trips: readonly number[], random: Random): number[] {
  const { day, depot } = network
  const orders: readonly ((trip: number) => number)[] = [
    () => 0,
    trip => itemAt(day.trips, trip).pickup.until,
    trip => itemAt(day.trips, trip).dropoff.until - itemAt(day.trips, trip).pickup.from,
    trip => -itemAt(day.trips, trip).seats,
    trip => -distanceBetween(network, depot, 2 * trip),
    trip => distanceBetween(network, depot, 2 * trip),
  ]
  const rank = itemAt(orders, pickWhole(random, 0, orders.length - 1))
  return shuffle(trips, random).sort((a, b) => rank(a) - rank(b))
}

function shuffle(trips: readonly number[], random: Random): number[] {
  const mixed = [...trips]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = pickWhole(random, 0, index)
    const [a, b] = [itemAt(mixed, index), itemAt(mixed, other)]
    mixed[index] = b
    mixed[other] = a
  }
  return mixed
}
