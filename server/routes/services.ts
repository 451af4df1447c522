import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Library } from '../../shared/content/library.ts'
import type { LimitWork } from '../http/limit-work.ts'
import type { ServedFolders } from '../http/route-label.ts'
import type { HeaderPair, PageHeaders } from '../http/security-headers.ts'
import type { SharedLimits } from '../http/shared-limits.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { WatchedPages } from '../pages/failure-watch.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { Config } from '../settings/config.ts'

/** The dependencies of the app, created at start. */
export type Services = {
  readonly config: Config
  readonly log: Logger
  readonly now: () => Date
  readonly library: Library
  /** For pages that only one visitor may see, such as a refused form. */
  readonly renderPage: PageRenderer
  /** For pages that are the same for all visitors. */
  readonly pages: WatchedPages
  /** For answers that follow from free input. */
  readonly limitWork: LimitWork
  readonly securityHeaders: readonly HeaderPair[]
  readonly pageHeaders: PageHeaders
  readonly metrics: Metrics
  /** Serves the browser's files: the built ones, or Vite's in development. */
  readonly files: RequestHandler
  readonly folders: ServedFolders
  /** Serves the built-in demo programs. */
  readonly demoApps: RequestHandler
  /** Serves the editor of content, where CONTENT_EDITOR turns it on. */
  readonly editor: RequestHandler
  readonly outbox: Outbox
  /** With a database. */
  readonly sharedLimits: SharedLimits | undefined
  /** Tells the delivery worker that a message is waiting. */
  readonly wakeDelivery: () => void
  /** False while the process cannot serve or is stopping. */
  readonly isReady: () => boolean
}
