import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openOutbox } from '../../server/outbox/open-outbox.ts'
import { createContactLoad } from './contact-load.ts'
import type { Measurement } from './measure.ts'
import { type ContactBenchOptions, parseContactBenchOptions } from './options.ts'
import { openRawInserts } from './raw-inserts.ts'
import { renderSpread } from './report.ts'
import { toSpread } from './statistics.ts'
import { startSite } from './targets.ts'

/**
 * `npm run bench:contact`: messages that the built site accepts and stores in a second, beside rows that the same file
 * takes when each is a transaction of its own.
 */
const highestLimit = '1000000'
const warmUpSeconds = 1

// A signal alone ends Node without its 'exit' event, at which the child and the folder are cleared away.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

await runBench(parseContactBenchOptions(process.argv.slice(2)))

type Round = { readonly accepted: Measurement; readonly insertsPerSecond: number }

async function runBench(options: ContactBenchOptions): Promise<void> {
  const folder = makeFolder()
  const site = await startSite(folder, {
    settings: { CONTACT_LIMIT_PER_MINUTE: highestLimit, CONTACT_LIMIT_TOTAL_PER_MINUTE: highestLimit },
  })
  const load = createContactLoad()
  const raw = openRawInserts(join(folder, 'raw'))
  try {
    const { rounds, durationSeconds, connections } = options
    console.log(`${rounds} rounds of ${durationSeconds} s each, ${connections} connections`)
    await load.apply({ site, connections, durationSeconds: warmUpSeconds })
    raw.measure(warmUpSeconds)
    const results: Round[] = []
    // In turns, so that a machine or disk that slows down meanwhile slows both.
    for (let round = 0; round < rounds; round += 1) {
      const accepted = await load.apply({ site, connections, durationSeconds })
      results.push({ accepted, insertsPerSecond: raw.measure(durationSeconds) })
    }
    await site.stop()
    checkStored(join(folder, 'outbox'), load.countAccepted())
    console.log(renderResults(results))
  } finally {
    raw.close()
    await site.stop()
  }
}

/** Where the site has its outbox by default: a folder for temporary files may lie in memory, where nothing is durable. */
function makeFolder(): string {
  const data = join(import.meta.dirname, '../../data')
  mkdirSync(data, { recursive: true })
  const folder = mkdtempSync(join(data, 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A rate of messages that are not there would be none. */
function checkStored(folder: string, accepted: number): void {
  const outbox = openOutbox(folder)
  const stored = outbox.summary().counts.waiting
  outbox.close()
  // Some more are stored than counted: the last ones of each round were not waited for.
  if (stored < accepted) throw new Error(`the site accepted ${accepted} messages, but its outbox holds ${stored}`)
}

function renderResults(results: readonly Round[]): string {
  const rows: readonly (readonly [string, readonly (number | undefined)[]])[] = [
    ['accepted messages per second', results.map(({ accepted }) => accepted.requestsPerSecond)],
    ['raw inserts per second', results.map(({ insertsPerSecond }) => insertsPerSecond)],
    ['accepted / raw, round by round', results.map(toRatio)],
    ['latency, p50 (ms)', results.map(({ accepted }) => accepted.p50LatencyMs)],
    ['latency, p99 (ms)', results.map(({ accepted }) => accepted.p99LatencyMs)],
    ['processor per message (ms)', results.map(({ accepted }) => accepted.processorMsPerRequest)],
  ]
  const lines = rows.flatMap(([caption, values]) => {
    const known = values.filter(value => value !== undefined)
    return known.length === 0 ? [] : [`${caption.padEnd(34)}${renderSpread(toSpread(known))}`]
  })
  return [`${'measure'.padEnd(34)}median (min–max)`, ...lines].join('\n')
}

function toRatio({ accepted, insertsPerSecond }: Round): number {
  return accepted.requestsPerSecond / insertsPerSecond
}
