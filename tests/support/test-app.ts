import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { onTestFinished } from 'vitest'
import { readRelease } from '../../server/assets/release.ts'
import type * as BuiltSite from '../../server/built-site.ts'
import { openSqlite } from '../../server/outbox/sqlite.ts'
import type { Services } from '../../server/routes/services.ts'
import type { Config } from '../../server/settings/config.ts'
import type { Parts } from '../../server/site.ts'
import type { Storage } from '../../server/storage.ts'
import { makeRunFolder, makeTempFolder } from './temp-folder.ts'

const distFolder = join(process.cwd(), 'dist')

// The built server, with the types of its source.
const { createSite, openStorage, parseConfig, readBuild }: typeof BuiltSite = await import(
  join(distFolder, 'server/built-site.js')
)

export type TestApp = {
  readonly app: RequestListener
  readonly services: Services
  readonly logLines: readonly string[]
}

type Options = {
  readonly settings?: Readonly<Record<string, string>>
  readonly now?: () => Date
  /** Parts that the test replaces. */
  readonly parts?: Partial<Parts>
  /** Whether SQLite has a thread of its own, as in production. It takes longer to start than most tests. */
  readonly hasThread?: boolean
}

const noon = () => new Date('2025-08-20T12:00:00Z')

/** The built site (run `npm run build` first) with the clock at noon of August 20, 2025 and a temporary data folder. */
export function createTestApp(options: Options = {}): TestApp {
  const { close, ...site } = open(makeTempFolder(), options)
  onTestFinished(close)
  return site
}

const sharedSites = new Map<string, TestApp>()

/** One site for all tests of a worker with these settings whose requests do not concern each other, so that each page is rendered once. */
export function getSharedSite(settings: Readonly<Record<string, string>> = {}): TestApp {
  const key = JSON.stringify(settings)
  // The tests of a worker are one client, and ask for more than a client may.
  const parts: Partial<Parts> = { limitWork: (_request, _response, work) => work() }
  const site = sharedSites.get(key) ?? open(makeRunFolder(), { settings, parts })
  sharedSites.set(key, site)
  return site
}

export function getSharedApp(settings: Readonly<Record<string, string>> = {}): RequestListener {
  return getSharedSite(settings).app
}

function open(DATA_DIR: string, { settings = {}, now = noon, parts = {}, hasThread }: Options) {
  const config = parseConfig({ DATA_DIR, ...settings })
  const { log, logLines } = createRecordingLog()
  const storage = openTestStorage({ config, log, parts, hasThread })
  const { requestHandler, services, delivery } = createSite(config, {
    ...{ log, now, isReady: () => true },
    ...readBuild(distFolder, config),
    release: readRelease(distFolder),
    ...storage,
    ...parts,
  })
  const close = async () => {
    await delivery.finish()
    // The outbox of a test is closed by whoever has opened it.
    if (parts.outbox === undefined) await delivery.close()
  }
  return { app: requestHandler, services, logLines, close }
}

type StorageOptions = Pick<Options, 'hasThread'> & {
  readonly config: Config
  readonly log: Logger
  readonly parts: Partial<Parts>
}

function openTestStorage({ config, log, parts, hasThread = false }: StorageOptions): Storage {
  const { outbox } = parts
  if (outbox !== undefined) return { outbox, database: undefined }
  if (hasThread || config.DATABASE_URL !== undefined) return openStorage({ config, log, distFolder })
  return { outbox: openSqlite(config.DATA_DIR, { minFreeMib: config.DISK_FLOOR_MIB }), database: undefined }
}

function createRecordingLog(): { log: Logger; logLines: readonly string[] } {
  const logLines: string[] = []
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void logLines.push(line) })
  return { log, logLines }
}
