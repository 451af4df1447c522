import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Library } from '../shared/content/library.ts'
import type { Config } from './config.ts'
import type { HeaderPair } from './http/security-headers.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { PageRenderer } from './render/page-renderer.ts'

/** All that the app needs, built at start and passed in; no module imports a ready-made instance. */
export type Services = {
  readonly config: Config
  readonly log: Logger
  readonly now: () => Date
  readonly library: Library
  /** Renders what only one visitor may see, such as a refused form. */
  readonly renderPage: PageRenderer
  /** The pages that are the same for all visitors. */
  readonly pages: PageCache
  readonly securityHeaders: readonly HeaderPair[]
  readonly pageHeaders: readonly HeaderPair[]
  readonly metrics: Metrics
  /** Serves the browser's files: the built ones, or Vite's in development. */
  readonly files: RequestHandler
  /** Serves the built-in demo programs. */
  readonly demoApps: RequestHandler
  readonly outbox: Outbox
  /** Tells the delivery worker that a message is waiting. */
  readonly wakeDelivery: () => void
  /** False while the process cannot serve or is stopping. */
  readonly isReady: () => boolean
}
