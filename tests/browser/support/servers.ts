import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> }

type Settings = Readonly<Record<string, string>>

/** Starts the built site as an operator would, on a free port of 127.0.0.1, with a folder for its data until it stops. */
export function startBuiltServer(settings: Settings): Promise<RunningServer> {
  return start(['dist/server/main.js'], settings)
}

/** Starts the development server in the same way. */
export function startDevelopmentServer(settings: Settings): Promise<RunningServer> {
  return start(['--import', 'tsx', 'build/dev.ts'], settings)
}

async function start(nodeArguments: readonly string[], settings: Settings): Promise<RunningServer> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'site-'))
  const server = spawn(process.execPath, nodeArguments, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0', DATA_DIR, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await readPort(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** The port, from the log line that tells where the server listens. */
async function readPort(server: ChildProcess): Promise<number> {
  if (server.stdout === null) throw new Error('the server has no standard output to read')
  for await (const line of createInterface(server.stdout)) {
    const port = /listening on http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    // Whoever stops reading must still let the rest flow, or the server blocks on a full pipe.
    server.stdout.resume()
    return Number(port)
  }
  throw new Error('the server ended before it listened')
}
