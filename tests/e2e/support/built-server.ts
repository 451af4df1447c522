import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type BuiltServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts the built site as an operator would, on a free port of 127.0.0.1. */
export async function startBuiltServer(settings: Readonly<Record<string, string>>): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await readPort(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** The port, from the log line that tells where the server listens. */
async function readPort(server: ChildProcess): Promise<number> {
  if (server.stdout === null) throw new Error('the server has no standard output to read')
  for await (const line of createInterface(server.stdout)) {
    const entry: unknown = JSON.parse(line)
    if (typeof entry !== 'object' || entry === null || !('port' in entry) || typeof entry.port !== 'number') continue
    // Whoever stops reading must still let the rest flow, or the server blocks on a full pipe.
    server.stdout.resume()
    return entry.port
  }
  throw new Error('the server ended before it listened')
}
