import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export type SiteProcess = {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly logLines: readonly string[]
  /** Also by itself. */
  readonly hasEnded: () => boolean
  /** Sends SIGKILL; resolves when the process has ended. */
  readonly kill: () => Promise<void>
  /** Sends SIGTERM; resolves with the exit code and the time until the exit. */
  readonly stop: () => Promise<{ readonly code: number | null; readonly ms: number }>
}

type Place = {
  /** Folder of the built project. */
  readonly folder?: string
  /** Another version of Node. */
  readonly nodePath?: string
  /** How many files the process may open. */
  readonly maxOpenFiles?: number
}

/** Starts the built site (run `npm run build` first) on a free port of 127.0.0.1 and kills it at the end of the test. */
export async function startSite(
  settings: Readonly<Record<string, string>>,
  { folder = process.cwd(), nodePath = process.execPath, maxOpenFiles }: Place = {},
): Promise<SiteProcess> {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0', ...settings }
  // exec: signals reach the site.
  const limit = maxOpenFiles === undefined ? '' : `ulimit -n ${maxOpenFiles} && `
  const site = spawn('/bin/sh', ['-c', `${limit}exec "$0" dist/server/main.js`, nodePath], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(site, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    site.kill(signal)
    await exited
  }
  onTestFinished(() => end('SIGKILL'))
  const logLines: string[] = []
  const port = await readPort(site, logLines)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: site.pid ?? 0,
    logLines,
    hasEnded: () => site.exitCode !== null || site.signalCode !== null,
    kill: () => end('SIGKILL'),
    stop: async () => {
      const start = performance.now()
      await end('SIGTERM')
      return { code: site.exitCode, ms: performance.now() - start }
    },
  }
}

/** Collects log lines and resolves with the port once one of them contains it. */
function readPort({ stdout }: ChildProcess, logLines: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    if (stdout === null) throw new Error('the site has no standard output to read')
    createInterface(stdout)
      .on('line', line => {
        logLines.push(line)
        const port = /listening on http:\/\/localhost:(\d+)/.exec(line)?.[1]
        if (port !== undefined) resolve(Number(port))
      })
      .on('close', () => reject(new Error('the site ended before it listened')))
  })
}
