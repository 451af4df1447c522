import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Release } from '../assets/release.ts'
import { type Destination, destinations, type Outbox } from '../outbox/outbox.ts'
import { createOutboxMetrics } from './outbox-metrics.ts'

export type RequestRecord = {
  readonly route: string
  readonly status: number
  readonly isCacheHit: boolean
  readonly seconds: number
}

export type Metrics = {
  readonly countRequest: (request: RequestRecord) => void
  /** Counts a page sent from the cache; its duration is not observed. */
  readonly countCacheHit: (route: string, status: number) => void
  readonly observeRender: (seconds: number) => void
  /** Counts a page that was not rendered because too many were waiting. */
  readonly countRefusedRender: () => void
  readonly contentType: string
  /** All metrics in the text format of Prometheus. */
  readonly print: () => Promise<string>
}

type Sources = {
  readonly outbox: Pick<Outbox, 'summary'>
  readonly configured: readonly Destination[]
  readonly cacheBytes: () => number
  readonly isDeliveryHeld: (destination: Destination) => boolean
  /** With a database. */
  readonly areLimitsShared: (() => boolean) | undefined
  readonly release: Release | undefined
  readonly now: () => Date
}

const secondsBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** The metrics of one server, in its own registry. Every label has a bounded number of values. */
export function createMetrics({
  outbox,
  configured,
  cacheBytes,
  isDeliveryHeld,
  areLimitsShared,
  release,
  now,
}: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by route pattern, status and whether the page came from the cache',
    labelNames: ['route', 'status', 'cache'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, without cached pages',
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
  const refusedRenders = new Counter({
    name: 'page_renders_refused_total',
    help: 'Pages answered with 503 because too many were waiting to be rendered',
    registers,
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory of the page cache',
    registers,
    collect() {
      this.set(cacheBytes())
    },
  })
  const refusing = { mail: 'the mail server refuses the site', webhook: 'the receiver of events refuses the site' }
  for (const destination of destinations) {
    new Gauge({
      name: `${destination}_delivery_held`,
      help: `1 while ${refusing[destination]}, so that no message is delivered there; else 0`,
      registers,
      collect() {
        this.set(isDeliveryHeld(destination) ? 1 : 0)
      },
    })
  }
  if (areLimitsShared !== undefined) {
    new Gauge({
      name: 'rate_limits_shared',
      help: '1 while rate limits count over all processes, 0 while the database is away and each counts its own',
      registers,
      collect() {
        this.set(areLimitsShared() ? 1 : 0)
      },
    })
  }
  if (release !== undefined) {
    new Gauge({
      name: 'release_info',
      help: 'Always 1; the labels say which version and commit runs',
      labelNames: ['version', 'commit'],
      registers,
    }).set(release, 1)
  }
  const observeOutbox = createOutboxMetrics({ outbox, configured, now }, registers)

  return {
    countRequest: ({ route, status, isCacheHit, seconds }) => {
      requests.inc({ route, status: String(status), cache: isCacheHit ? 'hit' : 'miss' })
      durations.observe({ route }, seconds)
    },
    countCacheHit: (route, status) => requests.inc({ route, status: String(status), cache: 'hit' }),
    observeRender: seconds => renders.observe(seconds),
    countRefusedRender: () => refusedRenders.inc(),
    contentType: registry.contentType,
    print: async () => {
      await observeOutbox()
      return registry.metrics()
    },
  }
}
