import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listPages } from '../../shared/page-list.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../observability/log.ts'
import { toMessage } from './made-page.ts'
import { openBuiltPages } from './open-built-pages.ts'

/**
 * A process of its own, begun by make-when-quiet.ts: it makes every page after the one whose path it is given, hands each
 * over, and ends. The memory that this takes, half as much as the server's own, ends with it, and no visitor waits for a
 * render meanwhile.
 */
async function makePages(latest: string): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const now = () => new Date()
  const { library, pages } = openBuiltPages({ config, now, clientFolder: join(import.meta.dirname, '../client') })
  const paths = (await listPages(library)).map(({ path }) => path)
  for (const path of paths.slice(paths.indexOf(latest) + 1)) {
    const address = { pathname: path, search: '' }
    try {
      const madeAt = now()
      const page = await pages.prepare(address)
      if (page !== undefined) await handOver(toMessage({ address, page, madeAt }))
    } catch (err) {
      // It is left to whoever asks for it.
      log.error({ err, path }, 'a page could not be made ready')
    }
  }
}

const handOver = promisify((message: object, done: (error: Error | null) => void) => process.send?.(message, done))

// Whoever asks for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Nobody is left to hand a page to; that may have happened while the modules were loaded.
process.once('disconnect', () => process.exit())
if (process.connected) {
  await makePages(process.argv[2] ?? '')
  process.disconnect()
}
