import { pino } from 'pino'
import { loadScreens } from '../client/entry-server.tsx'
import { readRelease } from './assets/release.ts'
import { readBuild } from './built-site.ts'
import { createHttpServer } from './http-server.ts'
import { createEnding, listen } from './lifecycle.ts'
import { fitConnections, readOpenFileLimit } from './open-files.ts'
import { readConfig, readGoneNotes, toStartNotes } from './settings/config.ts'
import { createSite } from './site.ts'
import { openStorage, prepareStorage } from './storage.ts'

type Start = { readonly distFolder: string; readonly argv: readonly string[] }

/** Starts the built site. With `--check` it only checks whether it can start, with `--version` it says what it is. */
export async function start({ distFolder, argv }: Start): Promise<void> {
  try {
    if (argv.includes('--version')) printVersion(distFolder)
    else if (argv.includes('--check')) await check({ distFolder, argv })
    else await serve(distFolder)
  } catch (error) {
    // The log may not exist yet.
    process.stderr.write(`The site cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

function printVersion(distFolder: string): void {
  const { version, commit } = readRelease(distFolder)
  process.stdout.write(`${version} (${commit})\n`)
}

async function check({ distFolder, argv }: Start): Promise<void> {
  const { checkSite } = await import('./check-site.ts')
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  process.exitCode = (await checkSite({ distFolder, argv, print })) ? 0 : 1
}

async function serve(distFolder: string): Promise<void> {
  const config = readConfig()
  const log = pino({ level: config.LOG_LEVEL, base: undefined })
  const release = readRelease(distFolder)
  log.info(release, 'starting')
  const connections = fitConnections(config, readOpenFileLimit())
  const notes = [...toStartNotes(config), ...readGoneNotes(), connections.note]
  for (const note of notes) if (note !== undefined) log.warn(note)
  const refusal = await prepareStorage(config, log)
  let isStopping = false
  const now = () => new Date()
  const { requestHandler, delivery } = createSite(config, {
    // A rolling deploy that goes back too far ends here, while the replicas of the newer release serve.
    ...{ log, now, isReady: () => !isStopping && refusal === undefined },
    ...readBuild(distFolder, config),
    release,
    ...openStorage({ config, log, distFolder, refusal }),
  })
  // Node remembers an import that fails, such as when no file can be opened, until the process ends.
  await loadScreens()
  const server = createHttpServer(requestHandler, { maxConnections: connections.max })
  const ending = createEnding({
    server,
    log,
    drainMs: config.DRAIN_SECONDS * 1000,
    beginDrain: () => {
      isStopping = true
    },
    finish: delivery.finish,
    close: delivery.close,
  })
  ending.endOnFault()
  const { port } = await listen(server, { port: config.PORT, host: config.HOST }).catch(async error => {
    await delivery.finish()
    await delivery.close()
    throw error
  })
  // Before anyone who waits for this line can send a signal.
  ending.endOnSignal()
  log.info({ port, host: config.HOST }, `listening on http://localhost:${port}`)
  delivery.start()
}
