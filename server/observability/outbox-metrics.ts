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
    newer: new Gauge({
      name: `${name}_newer_messages`,
      help: `Messages waiting for delivery ${what} by a newer version of the site, which stored them`,
      registers,
    }),
  })
  const gauges = { mail: createGauges('outbox', 'to the mailbox'), webhook: createGauges('webhook', 'to the webhook') }

  return async function observeOutbox(): Promise<void> {
    try {
      const read = async (destination: Destination) => ({
        ...gauges[destination],
        summary: await outbox.summary(destination),
        isConfigured: configured.includes(destination),
      })
      const summaries = await withTimeLimit(Promise.all(destinations.map(read)))
      outboxUp.set(1)
      for (const { messages, oldestAge, newer, summary, isConfigured } of summaries) {
        const counts = isConfigured ? summary.counts : { ...summary.counts, waiting: 0, dead: 0 }
        const oldestWaiting = isConfigured ? summary.oldestWaiting : undefined
        for (const state of messageStates) messages.set({ state }, counts[state])
        newer.set(isConfigured ? summary.newer : 0)
        // A message stored while the clock was ahead has no age yet.
        oldestAge.set(oldestWaiting === undefined ? 0 : Math.max(0, now().getTime() - oldestWaiting.getTime()) / 1000)
      }
    } catch {
      outboxUp.set(0)
      for (const { messages, oldestAge, newer } of Object.values(gauges)) {
        messages.reset()
        oldestAge.remove()
        newer.remove()
      }
    }
  }
}
