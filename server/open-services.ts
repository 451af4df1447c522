import type { Logger } from 'pino'
import { content } from '../client/entry-server.tsx'
import type { Config } from './config.ts'
import { staticFiles } from './http/static-files.ts'
import { type Delivery, openDelivery } from './mail/delivery.ts'
import { createMetrics } from './observability/metrics.ts'
import { openBuiltPages } from './pages/open-built-pages.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import type { Services } from './services.ts'

type Dependencies = {
  readonly config: Config
  readonly log: Logger
  readonly now: () => Date
  /** The build's `dist/client`. */
  readonly clientFolder: string
  readonly isReady: () => boolean
  /** What a test puts in the place of the real thing. */
  readonly replace?: Partial<Services>
}

/** All that the built site needs, opened once. Throws when the build is not whole or the data folder cannot be written. */
export function openServices(dependencies: Dependencies): { readonly services: Services; readonly delivery: Delivery } {
  const { config, log, now, clientFolder, isReady, replace = {} } = dependencies
  const delivery = openDelivery({ config, site: content.siteData.site, now, log })
  const metrics = createMetrics({ outbox: delivery.outbox, cacheBytes: () => built.pages.keptBytes(), now })
  const built = openBuiltPages({ config, now, clientFolder, onRender: metrics.observeRender, replace })
  const services = {
    config,
    log,
    now,
    ...built,
    metrics,
    files: staticFiles(clientFolder),
    demoApps: demoAppRoutes(clientFolder),
    outbox: delivery.outbox,
    wakeDelivery: delivery.wake,
    isReady,
    ...replace,
  }
  return { services, delivery }
}
