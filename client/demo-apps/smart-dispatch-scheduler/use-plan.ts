import { useEffect, useState } from 'react'
import type { Day, Plan } from './model.ts'
import { createNetwork, type Network } from './network.ts'
import { startSearch } from './search.ts'

export type Planned = {
  /** The day that the plan's indexes belong to. */
  readonly network: Network
  readonly plan: Plan
  readonly stepsDone: number
  readonly state: 'searching' | 'done' | 'outOfTime'
}

const sliceMs = 10
const maxMs = 10_000
const seed = 1

/** A plan that improves with each slice of the search; the page stays responsive in between. */
export function usePlan(day: Day, steps: number): Planned {
  const [planned, setPlanned] = useState<Planned>(() => begin(day, steps).toPlanned('searching'))

  useEffect(() => {
    const search = begin(day, steps)
    setPlanned(search.toPlanned('searching'))
    let [spentMs, timer] = [0, 0]
    const runSlice = () => {
      const start = performance.now()
      while (!search.isDone() && performance.now() - start < sliceMs) search.advance(10)
      spentMs += performance.now() - start
      const isOver = search.isDone() || spentMs > maxMs
      setPlanned(search.toPlanned(search.isDone() ? 'done' : isOver ? 'outOfTime' : 'searching'))
      if (!isOver) timer = window.setTimeout(runSlice)
    }
    timer = window.setTimeout(runSlice)
    return () => window.clearTimeout(timer)
  }, [day, steps])

  return planned
}

function begin(day: Day, steps: number) {
  const network = createNetwork(day)
  const search = startSearch(network, { steps, seed })
  const toPlanned = (state: Planned['state']): Planned => {
    return { network, plan: search.best(), stepsDone: search.stepsDone(), state }
  }
  return { ...search, toPlanned }
}
