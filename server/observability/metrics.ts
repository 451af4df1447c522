import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { messageStates, type Outbox } from '../outbox/outbox.ts'

export type Answered = {
  readonly route: string
  readonly status: number
  readonly isCacheHit: boolean
  readonly seconds: number
}

export type Metrics = {
  readonly countRequest: (answered: Answered) => void
  /** For pages that were sent as they were kept: it only adds up, because that is done with every one. */
  readonly countKept: (route: string, status: number) => void
  readonly observeRender: (seconds: number) => void
  readonly contentType: string
  /** All figures in the text form of Prometheus. */
  readonly print: () => Promise<string>
}

type Sources = {
  readonly outbox: Pick<Outbox, 'summary'>
  readonly keptBytes: () => number
  readonly now: () => Date
}

const secondsBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** The figures of one server, in a registry of its own. Every label has a bounded number of values. */
export function createMetrics({ outbox, keptBytes, now }: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const kept = new Map<string, number>()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by pattern of the route, status and whether a kept page was sent',
    labelNames: ['route', 'status', 'cache'],
    registers,
    collect() {
      for (const [key, count] of kept) {
        const [route = '', status = ''] = key.split(' ')
        this.inc({ route, status, cache: 'hit' }, count)
      }
      kept.clear()
    },
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, kept pages apart',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  })
  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time to render a page',
    buckets: secondsBuckets,
    registers,
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory that kept pages take',
    registers,
    collect() {
      this.set(keptBytes())
    },
  })
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages in the outbox, by state; dead ones wait for the operator',
    labelNames: ['state'],
    registers,
    collect() {
      const { counts } = outbox.summary()
      for (const state of messageStates) this.set({ state }, counts[state])
    },
  })
  new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest message that waits for delivery; 0 when none waits',
    registers,
    collect() {
      const { oldestWaiting } = outbox.summary()
      this.set(oldestWaiting === undefined ? 0 : (now().getTime() - oldestWaiting.getTime()) / 1000)
    },
  })

  return {
    countRequest: ({ route, status, isCacheHit, seconds }) => {
      requests.inc({ route, status: String(status), cache: isCacheHit ? 'hit' : 'miss' })
      durations.observe({ route }, seconds)
    },
    countKept: (route, status) => {
      const key = `${route} ${status}`
      kept.set(key, (kept.get(key) ?? 0) + 1)
    },
    observeRender: seconds => renders.observe(seconds),
    contentType: registry.contentType,
    print: () => registry.metrics(),
  }
}
