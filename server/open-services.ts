import type { Logger } from 'pino'
import { content, renderDocument, screens } from '../client/entry-server.tsx'
import { type Config, isHttps } from './config.ts'
import { createFileLibrary } from './content/libraries.ts'
import { staticFiles } from './http/static-files.ts'
import { type Delivery, openDelivery } from './mail/delivery.ts'
import { createMetrics } from './observability/metrics.ts'
import { openPages } from './pages/open-pages.ts'
import { readBuiltAssets } from './render/built-assets.ts'
import { createIntroducer } from './render/introduce-page.ts'
import { createPageRenderer } from './render/page-renderer.ts'
import { readSocialCards } from './render/social-cards.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import { toRuntime } from './runtime.ts'
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
  const runtime = toRuntime(config)
  const assetsOf = readBuiltAssets({ clientFolder, screens, demoBase: runtime.demoBase, isHttps: isHttps(config) })
  const cards = readSocialCards(clientFolder)
  const introduce = createIntroducer({ frame: content.frame, publicUrl: runtime.publicUrl, cards })
  const library = replace.library ?? createFileLibrary({ ...content, clientFolder })
  const delivery = openDelivery({ config, site: content.frame.site, now, log })
  const metrics = createMetrics({ outbox: delivery.outbox, keptBytes: () => pages.keptBytes(), now })
  const renderPage =
    replace.renderPage ??
    createPageRenderer({ renderDocument, assetsOf, introduce, runtime, onRender: metrics.observeRender })
  const { pages, securityHeaders } = openPages({ config, library, renderPage, now })
  const services = {
    config,
    log,
    now,
    library,
    renderPage,
    pages,
    securityHeaders,
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
