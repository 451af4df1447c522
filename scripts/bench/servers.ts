import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The development server compiles 10,000 articles before it answers. */
const startTimeoutMs = 600_000
const stopTimeoutMs = 5_000
const pollDelayMs = 50
const repository = join(import.meta.dirname, '../..')

export type ChildServer = {
  readonly pid: number
  /** Sends SIGTERM, and SIGKILL after five seconds. */
  readonly stop: () => Promise<void>
}

export type Target = ChildServer & { readonly origin: string }

type ServerStart = {
  readonly command: readonly string[]
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly isReady: () => Promise<boolean>
}

/** Starts a server as a child process that ends with this one. Rejects when it is not ready within ten minutes. */
export async function startServer({ command, folder, env, isReady }: ServerStart): Promise<ChildServer> {
  const [program = '', ...programArguments] = command
  const child = spawn(program, programArguments, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'spawn')
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const stop = async () => {
    await end(child)
    process.off('exit', killAtExit)
  }
  try {
    await waitUntilReady(child, isReady)
  } catch (cause) {
    await stop()
    throw new Error(`${command.join(' ')} did not start; its own output is above`, { cause })
  }
  return { pid: child.pid ?? 0, stop }
}

type SiteOptions = {
  /** The folder in which the site was built; this repository by default. */
  readonly root?: string
  readonly settings?: Readonly<Record<string, string>>
}

/** The built site with silent logs and without a mail server; its outbox is in `outbox` below `folder`. */
export async function startSite(folder: string, { root = repository, settings }: SiteOptions = {}): Promise<Target> {
  const outbox = join(folder, 'outbox')
  await mkdir(outbox, { recursive: true })
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: outbox,
    LOG_LEVEL: 'silent',
    SMTP_URL: '',
    DRAIN_SECONDS: '0',
    ...settings,
  }
  return startOnFreePort({ command: ['dist/server/main.js'], folder: root, env, readyPath: '/healthz' })
}

type NodeProgram = {
  readonly command: readonly string[]
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  /** Answered with success once the program serves. */
  readonly readyPath: string
}

/** Starts a Node program that serves on `PORT` of 127.0.0.1. */
export async function startOnFreePort(program: NodeProgram): Promise<Target> {
  const { command, folder = repository, env = {}, readyPath } = program
  const port = await getFreePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer({
    command: [process.execPath, ...command],
    folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    isReady: async () => {
      try {
        return (await fetch(origin + readyPath)).ok
      } catch {
        return false
      }
    },
  })
  return { ...server, origin }
}

/** A port of 127.0.0.1 on which nothing listens at the moment. */
export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the system gave no port on 127.0.0.1')
  return address.port
}

async function waitUntilReady(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (!(await isReady())) {
    if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`)
    if (Date.now() > deadline) throw new Error(`it was not ready after ${startTimeoutMs} ms`)
    await delay(pollDelayMs)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await ended
  clearTimeout(killTimer)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
