import { useEffect, useRef, useState } from 'react'
import type { Settled } from './changes.ts'
import type { Day, Plan } from './model.ts'
import { createNetwork, type Network, toProblem } from './network.ts'
import { priceChanges } from './price-changes.ts'
import { planByInsertion } from './start.ts'
import type { Order, Reply } from './worker.ts'
import PlanWorker from './worker.ts?worker&inline'

export type Planned = {
  /** The day that the plan's indexes belong to. */
  readonly network: Network
  readonly plan: Plan
  readonly stepsDone: number
  /** Of the search, from 0 to 1. */
  readonly share: number
  /** `failed` if the worker did; the plan stays as it was. */
  readonly state: Reply['state'] | 'failed'
}

type Wanted = {
  readonly day: Day
  readonly steps: number
  /** The plan from which the new one should differ as little as it can. */
  readonly previous: Settled | undefined
}

/** A plan that improves while a worker searches. */
export function usePlan({ day, steps, previous }: Wanted): Planned {
  const worker = useRef<Worker>(undefined)
  const orders = useRef(0)
  const [planned, setPlanned] = useState<Planned>(() => begin(day, previous))

  useEffect(() => {
    const first = begin(day, previous)
    const { network } = first
    orders.current += 1
    const id = orders.current
    setPlanned(first)
    const searching = worker.current ?? new PlanWorker()
    worker.current = searching
    const take = ({ data }: MessageEvent<Reply>) => {
      if (data.id !== id) return
      const { plan, stepsDone, share, state } = data
      setPlanned({ network, plan, stepsDone, share, state })
    }
    searching.addEventListener('message', take)
    const giveUp = () => {
      searching.terminate()
      worker.current = undefined
      setPlanned(last => ({ ...last, state: 'failed' }))
    }
    searching.addEventListener('error', giveUp)
    const prices = priceChanges(previous, network)
    searching.postMessage({ id, problem: toProblem(network), prices, steps } satisfies Order)
    return () => {
      searching.removeEventListener('message', take)
      searching.removeEventListener('error', giveUp)
    }
  }, [day, steps, previous])

  useEffect(() => () => worker.current?.terminate(), [])

  return planned
}

function begin(day: Day, previous: Settled | undefined): Planned {
  const network = createNetwork(day)
  const plan = planByInsertion(network, priceChanges(previous, network))
  return { network, plan, stepsDone: 0, share: 0, state: 'searching' }
}
