import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Target } from './servers.ts'

export type Measurement = {
  readonly requestsPerSecond: number
  readonly p50LatencyMs: number
  readonly p99LatencyMs: number
  /** Of the server: user and system time. */
  readonly processorMsPerRequest: number
}

type Load = {
  readonly target: Target
  readonly connections: number
  readonly request: autocannon.Request
  /** How long: either a number of requests or of seconds. */
  readonly amount?: number
  readonly duration?: number
}

const acceptEncoding = 'br, gzip'

/** Puts a server under load. Rejects when a response is not a success. */
export async function measure({ target, request, ...load }: Load): Promise<Measurement> {
  const before = readProcessorMs(target.pid)
  const result = await autocannon({
    ...load,
    url: target.origin,
    headers: { 'accept-encoding': acceptEncoding },
    requests: [request],
  })
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${target.origin}: ${result.non2xx} responses without success, ${result.errors} failed requests`)
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50LatencyMs: result.latency.p50,
    p99LatencyMs: result.latency.p99,
    processorMsPerRequest: (readProcessorMs(target.pid) - before) / result.requests.total,
  }
}

type Asking = { readonly amount: number; readonly setupRequest: (request: autocannon.Request) => autocannon.Request }

/** Milliseconds of processor time of a server for one answer of any status, with all its threads. */
export async function measureCost({ origin: url, pid }: Target, { amount, setupRequest }: Asking): Promise<number> {
  const before = readProcessorMs(pid)
  await autocannon({ url, connections: 4, amount, requests: [{ setupRequest }] })
  return (readProcessorMs(pid) - before) / amount
}

/** Linux reports times in hundredths of a second on every platform that Node supports. */
const msPerTick = 10

/** Milliseconds of processor time of a process so far, with all its threads. Throws when it has ended. */
export function readProcessorMs(pid: number): number {
  const fields = readStat(pid)
  if (fields === undefined) throw new Error(`process ${pid} has ended`)
  return sumTimes(fields.slice(11, 13))
}

/** User and system time of a process with all its children, also those that have ended. */
export function readFamilyProcessorMs(pid: number): number {
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const stats = processes.flatMap(name => {
    const fields = readStat(Number(name))
    if (fields === undefined) return []
    if (Number(name) === pid) return [fields.slice(11, 15)]
    return Number(fields[1]) === pid ? [fields.slice(11, 13)] : []
  })
  return sumTimes(stats.flat())
}

/** Processor time of a process's main thread, which does not depend on what else the machine does. */
export function readMainThreadMs(pid: number): number {
  return readSchedule(pid).ranMs
}

/** What a process's main thread has waited for a processor, with work to do. */
export function readProcessorWaitMs(pid: number): number {
  return readSchedule(pid).waitedMs
}

/** Of a process's main thread, since its start. */
function readSchedule(pid: number) {
  const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return { ranMs: Number(ran) / 1e6, waitedMs: Number(waited) / 1e6 }
}

/** The fields of /proc/{pid}/stat from the third on; undefined when the process has ended. */
function readStat(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name of the program in parentheses, which can contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function sumTimes(ticks: readonly string[]): number {
  return ticks.reduce((sum, text) => sum + Number(text), 0) * msPerTick
}

/** Memory of a process: resident now (`VmRSS`) or at its peak (`VmHWM`), or without the files that it has mapped (`RssAnon`). */
export function readMemoryMib(pid: number, field: 'VmRSS' | 'VmHWM' | 'RssAnon'): number {
  const [, kib] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}

export type Spread = { readonly median: number; readonly min: number; readonly max: number }

export function toSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const [lower = Number.NaN, upper = lower] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return { median: (lower + upper) / 2, min: sorted[0] ?? lower, max: sorted.at(-1) ?? lower }
}

/** An empty folder below `parent` that is removed when this process ends, by a signal too. */
export function makeBenchFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // A signal ends Node without the event 'exit', at which the folder is removed and child processes are killed.
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  return folder
}

/** A count from 1 to 9999 given on the command line. Throws for anything else. */
export function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--${option} ${text}: give a whole number from 1 to 9999`)
  return Number(text)
}
