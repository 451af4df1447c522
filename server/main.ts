import { createServer } from 'node:http'
import { join } from 'node:path'
import { content, renderDocument, screens } from '../client/entry-server.tsx'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createFileLibrary } from './content/libraries.ts'
import { staticFiles } from './http/static-files.ts'
import { listen, stopOnSignal } from './lifecycle.ts'
import { openDelivery } from './mail/delivery.ts'
import { createLog } from './observability/log.ts'
import { readBuiltAssets } from './render/built-assets.ts'
import { createPageRenderer } from './render/page-renderer.ts'
import { demoAppRoutes } from './routes/demo-apps.ts'
import { toRuntime } from './runtime.ts'

const clientFolder = join(import.meta.dirname, '../client')

/** Starts the built site. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const now = () => new Date()
  const delivery = openDelivery({ config, site: content.frame.site, now, log })
  let isStopping = false
  const app = createApp({
    config,
    log,
    now,
    library: createFileLibrary({ ...content, clientFolder }),
    renderPage: createPageRenderer({
      renderDocument,
      assetsOf: readBuiltAssets({ clientFolder, screens, demoBase: toRuntime(config).demoBase }),
      runtime: toRuntime(config),
    }),
    files: staticFiles(clientFolder),
    demoApps: demoAppRoutes(clientFolder),
    outbox: delivery.outbox,
    wakeDelivery: delivery.wake,
    isReady: () => !isStopping,
  })
  const server = createServer(app)
  const { port } = await listen(server, { port: config.PORT, host: config.HOST })
  log.info({ port, host: config.HOST }, `listening on http://localhost:${port}`)
  delivery.wake()
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
