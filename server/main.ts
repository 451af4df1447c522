import { join } from 'node:path'
import { checkSite } from './check-site.ts'
import { readConfig, toStartNotes } from './config.ts'
import { createHttpServer } from './http-server.ts'
import { endOnFault, endOnSignal, listen } from './lifecycle.ts'
import { keepHeapSmall } from './memory.ts'
import { createLog } from './observability/log.ts'
import { openServices } from './open-services.ts'
import { keepPagesReady } from './pages/warm-up.ts'
import { createListener } from './request-handler.ts'

const clientFolder = join(import.meta.dirname, '../client')
const pageMaker = join(import.meta.dirname, 'make-pages.js')

/** Starts the built site; with `--check` it only looks whether it could. */
async function main(): Promise<void> {
  if (process.argv.includes('--check')) {
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    process.exitCode = (await checkSite({ clientFolder, argv: process.argv, print })) ? 0 : 1
    return
  }
  keepHeapSmall()
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  for (const note of toStartNotes(config)) log.warn(note)
  let isStopping = false
  let endWarmUp = () => {}
  const now = () => new Date()
  const { services, delivery } = openServices({ config, log, now, clientFolder, isReady: () => !isStopping })
  const server = createHttpServer(createListener(services))
  const site = {
    server,
    log,
    beginDrain: () => {
      isStopping = true
      endWarmUp()
    },
    finish: delivery.finish,
    close: delivery.close,
  }
  endOnFault(site)
  const { port } = await listen(server, { port: config.PORT, host: config.HOST })
  log.info({ port, host: config.HOST }, `listening on http://localhost:${port}`)
  endOnSignal(site)
  delivery.wake()
  if (config.PAGE_CACHE_MIB > 0) endWarmUp = keepPagesReady({ ...services, server, script: pageMaker })
}

main().catch((error: unknown) => {
  // There may be no log yet; what stops a start is told in plain words.
  process.stderr.write(`The site cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
