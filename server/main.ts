import { createServer } from 'node:http'
import { join } from 'node:path'
import { content, renderDocument, screens } from '../client/entry-server.tsx'
import { isHttps, readConfig } from './config.ts'
import { createFileLibrary } from './content/libraries.ts'
import { staticFiles } from './http/static-files.ts'
import { listen, stopOnSignal } from './lifecycle.ts'
import { createListener } from './listener.ts'
import { openDelivery } from './mail/delivery.ts'
import { createLog } from './observability/log.ts'
import { openPages } from './pages/open-pages.ts'
import { warmUp } from './pages/warm-up.ts'
import { readBuiltAssets } from './render/built-assets.ts'
import { createIntroducer } from './render/introduce-page.ts'
import { createPageRenderer } from './render/page-renderer.ts'
import { readSocialCards } from './render/social-cards.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import { toRuntime } from './runtime.ts'
import { toStartNotes } from './start-notes.ts'

const clientFolder = join(import.meta.dirname, '../client')

/** Starts the built site. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  for (const note of toStartNotes(config)) log.warn(note)
  const now = () => new Date()
  const delivery = openDelivery({ config, site: content.frame.site, now, log })
  let isStopping = false
  const library = createFileLibrary({ ...content, clientFolder })
  const runtime = toRuntime(config)
  const assetsOf = readBuiltAssets({ clientFolder, screens, demoBase: runtime.demoBase, isHttps: isHttps(config) })
  const cards = readSocialCards(clientFolder)
  const introduce = createIntroducer({ frame: content.frame, publicUrl: runtime.publicUrl, cards })
  const renderPage = createPageRenderer({ renderDocument, assetsOf, introduce, runtime })
  const services = {
    config,
    log,
    now,
    library,
    renderPage,
    ...openPages({ config, library, renderPage, now }),
    files: staticFiles(clientFolder),
    demoApps: demoAppRoutes(clientFolder),
    outbox: delivery.outbox,
    wakeDelivery: delivery.wake,
    isReady: () => !isStopping,
  }
  const server = createServer(createListener(services))
  const { port } = await listen(server, { port: config.PORT, host: config.HOST })
  log.info({ port, host: config.HOST }, `listening on http://localhost:${port}`)
  delivery.wake()
  if (config.PAGE_CACHE_MIB > 0)
    warmUp(services).catch(error => log.error({ err: error }, 'pages could not be made ready'))
  stopOnSignal({
    server,
    log,
    stop: async () => {
      isStopping = true
      await delivery.stop()
    },
  })
}

main().catch((error: unknown) => {
  // There may be no log yet; what stops a start is told in plain words.
  process.stderr.write(`The site cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
