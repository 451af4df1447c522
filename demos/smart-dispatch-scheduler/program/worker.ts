import type { Plan } from './model.ts'
import type { Problem } from './network.ts'
import type { Prices } from './recreate.ts'
import { createSearch } from './search.ts'

export type Order = {
  /** Comes back with each reply. */
  readonly id: number
  readonly problem: Problem
  readonly prices: Prices | undefined
  readonly steps: number
}
export type Reply = {
  readonly id: number
  readonly plan: Plan
  readonly stepsDone: number
  /** Of the search, from 0 to 1. */
  readonly share: number
  readonly state: 'searching' | 'done' | 'outOfTime'
}

const seed = 1
const sliceMs = 100
const maxMs = 10_000

let latest = 0

// A new order ends the search of the one before. An error reaches the page as the worker's `error` event.
self.onmessage = ({ data }: MessageEvent<Order>) => {
  latest = data.id
  plan(data).catch(reportError)
}

async function plan({ id, problem, prices, steps }: Order): Promise<void> {
  const search = createSearch(problem, { seed, prices })
  const total = problem.trips === 0 ? 0 : steps
  let [done, spentMs, start] = [0, 0, 0]
  // The search cools down by the time that is over where that is the shorter limit.
  const share = () => Math.min(0.999_999, Math.max(done / total, (spentMs + performance.now() - start) / maxMs))
  for (;;) {
    start = performance.now()
    for (; done < total && performance.now() - start < sliceMs; done++) search.step(share())
    spentMs += performance.now() - start
    const state = done >= total ? 'done' : spentMs > maxMs ? 'outOfTime' : 'searching'
    const reply: Reply = { id, plan: search.best(), stepsDone: done, share: state === 'searching' ? share() : 1, state }
    self.postMessage(reply)
    if (state !== 'searching') return
    // Lets a new order in.
    await new Promise(resolve => setTimeout(resolve))
    if (latest !== id) return
  }
}
