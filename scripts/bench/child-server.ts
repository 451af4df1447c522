import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

const startTimeoutMs = 30_000
const stopTimeoutMs = 5_000
const pollDelayMs = 50

type ServerStart = {
  readonly command: readonly string[]
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly isReady: () => Promise<boolean>
}

export type ChildServer = {
  readonly pid: number
  /** Ends this process, and only this one. */
  readonly stop: () => Promise<void>
}

/** Starts a server as a child process and waits until it is ready; it never outlives this process. */
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
  } catch (error) {
    await stop()
    throw new Error(`${command.join(' ')} did not get ready: its own words are above`, { cause: error })
  }
  return { pid: getPid(child), stop }
}

async function waitUntilReady(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (!(await isReady())) {
    if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`)
    if (Date.now() > deadline) throw new Error(`it ran for ${startTimeoutMs} ms without answering`)
    await delay(pollDelayMs)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await ended
  clearTimeout(patience)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function getPid({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('a running child process has no process id')
  return pid
}
