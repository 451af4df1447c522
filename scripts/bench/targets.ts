import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ChildServer, startServer } from './child-server.ts'
import { getFreePort } from './free-port.ts'
import { recordResponse } from './recorded-response.ts'

export type Target = ChildServer & { readonly origin: string }

const repository = join(import.meta.dirname, '../..')

type SiteOptions = {
  /** Where the site was built; this repository when left out. */
  readonly root?: string
  readonly settings?: Readonly<Record<string, string>>
}

/** The built site with silent logs and without a mail server; its outbox lies in `outbox` below `folder`. */
export async function startSite(
  folder: string,
  { root = repository, settings: more }: SiteOptions = {},
): Promise<Target> {
  const port = await getFreePort()
  const origin = toOrigin(port)
  const outbox = join(folder, 'outbox')
  await mkdir(outbox)
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: outbox, LOG_LEVEL: 'silent', SMTP_URL: '' }
  const server = await startServer({
    command: [process.execPath, 'dist/server/main.js'],
    folder: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...more },
    isReady: () => isAnswering(`${origin}/healthz`),
  })
  return { ...server, origin }
}

type Recording = {
  readonly folder: string
  readonly siteOrigin: string
  readonly paths: readonly [string, ...string[]]
}

/** A server of its own process that sends what the site sent for each of the paths. */
export async function startBareServer({ folder, siteOrigin, paths }: Recording): Promise<Target> {
  const recordingPath = join(folder, 'recording.json')
  const recording = await Promise.all(paths.map(path => recordResponse(siteOrigin, path)))
  await writeFile(recordingPath, JSON.stringify(recording))
  const port = await getFreePort()
  const origin = toOrigin(port)
  const server = await startServer({
    command: [process.execPath, '--import', 'tsx', 'scripts/bench/bare-server.ts', recordingPath, String(port)],
    folder: repository,
    env: { ...process.env, NODE_ENV: 'production' },
    isReady: () => isAnswering(origin + paths[0]),
  })
  return { ...server, origin }
}

function toOrigin(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url)
    return ok
  } catch {
    // Nobody listens there yet.
    return false
  }
}
