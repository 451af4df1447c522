import { Gauge, type Registry } from 'prom-client'
import { type Destination, destinations, messageStates, type Outbox } from '../outbox/outbox.ts'
import { withTimeLimit } from '../outbox/time-limit.ts'

type Sources = {
  readonly outbox: Pick<Outbox, 'summary'>
  /** For the others nothing waits, whatever the outbox still has for them. */
  readonly configured: readonly Destination[]
  readonly now: () => Date
}

/** The metrics of the outbox, and a function that reads them. */
export function createOutboxMetrics({ outbox, configured, now }: Sources, registers: Registry[]): () => Promise<void> {
  const outboxUp = new Gauge({
    name: 'outbox_up',
    help: '1 if the outbox can be read, otherwise 0; its other metrics are missing then',
    registers,
  })
  const createGauges = (name: string, what: string) => ({
    messages: new Gauge({
      name: `${name}_messages`,
      help: `Messages ${what} by state; dead ones need an operator`,
      labelNames: ['state'],
      registers,
    }),
    oldestAge: new Gauge({
      name: `${name}_oldest_waiting_seconds`,
      help: `Age of the oldest message waiting for delivery ${what}; 0 without one`,
      registers,
    }),
  })
  const gauges = destinations.map(destination => ({
    destination,
    ...createGauges(
      destination === 'mail' ? 'outbox' : destination,
      `to the ${destination === 'mail' ? 'mailbox' : destination}`,
    ),
  }))

  return async function observeOutbox(): Promise<void> {
    try {
      const read = async ({ destination, ...rest }: (typeof gauges)[number]) => ({
        ...rest,
        summary: await outbox.summary(destination),
        isConfigured: configured.includes(destination),
      })
      const summaries = await withTimeLimit(Promise.all(gauges.map(read)))
      outboxUp.set(1)
      for (const { messages, oldestAge, summary, isConfigured } of summaries) {
        const counts = isConfigured ? summary.counts : { ...summary.counts, waiting: 0, dead: 0 }
        const oldestWaiting = isConfigured ? summary.oldestWaiting : undefined
        for (const state of messageStates) messages.set({ state }, counts[state])
        // A message stored while the clock was ahead has no age yet.
        oldestAge.set(oldestWaiting === undefined ? 0 : Math.max(0, now().getTime() - oldestWaiting.getTime()) / 1000)
      }
    } catch {
      outboxUp.set(0)
      for (const { messages, oldestAge } of gauges) {
        messages.reset()
        oldestAge.remove()
      }
    }
  }
}
