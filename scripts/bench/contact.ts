import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'libsql'
import { openSqlite } from '../../server/outbox/sqlite.ts'
import { contactForm, type FormFields, mapFields } from '../../shared/contact/forms.ts'
import { type Measurement, makeBenchFolder, measure, parseCount, toSpread } from './measure.ts'
import { startSite } from './servers.ts'

/**
 * `npm run bench:contact [-- --rounds 3 --duration 3 --connections 64]`: messages per second that the built site accepts
 * and stores, compared with inserts into the same kind of file, one transaction each.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    duration: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
  },
})
const rounds = parseCount('rounds', values.rounds)
const durationSeconds = parseCount('duration', values.duration)
const connections = parseCount('connections', values.connections)
const warmUpSeconds = 1
const noLimit = '1000000'

const details = 'We would like to know where to begin with our data, and who would help us. '.repeat(6)

/** A message of ordinary length, different for each number. */
function makeFormFields(number: number): FormFields {
  const email = `ada.${String(number).padStart(9, '0')}@example.com`
  return { ...mapFields(() => ''), name: 'Ada Lovelace', company: 'Analytical Engines', email, details }
}

let [posted, accepted] = [0, 0]
const post = {
  method: 'POST',
  path: contactForm.endpoint,
  headers: { 'content-type': 'application/json' },
  setupRequest: (request: object) => ({ ...request, body: JSON.stringify(makeFormFields(posted++)) }),
  onResponse: (status: number) => {
    if (status === 200) accepted += 1
  },
} as const

/** Inserts the rows that the site would store. Returns rows per second. */
function measureInserts(file: Database.Database, seconds: number): number {
  const insert = file.prepare('INSERT INTO messages VALUES (?, ?, ?)')
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < seconds * 1000; count += 1) {
    insert.run(randomUUID(), Date.now(), JSON.stringify(makeFormFields(count)))
  }
  return (count * 1000) / (performance.now() - start)
}

/** Throws when the outbox has fewer messages than the site accepted. */
async function checkStored(outboxFolder: string): Promise<void> {
  const outbox = openSqlite(outboxFolder)
  const stored = (await outbox.summary()).counts.waiting
  await outbox.close()
  if (stored < accepted) throw new Error(`the site accepted ${accepted} messages, but its outbox has ${stored}`)
}

type Round = Measurement & { readonly insertsPerSecond: number }

function printResults(results: readonly Round[]): void {
  const rows: Readonly<Record<string, (round: Round) => number>> = {
    'accepted messages per second': round => round.requestsPerSecond,
    'raw inserts per second': round => round.insertsPerSecond,
    'accepted ÷ raw': round => round.requestsPerSecond / round.insertsPerSecond,
    'latency, p50 (ms)': round => round.p50LatencyMs,
    'latency, p99 (ms)': round => round.p99LatencyMs,
    'processor time per message (ms)': round => round.processorMsPerRequest,
  }
  console.table(Object.fromEntries(Object.entries(rows).map(([name, read]) => [name, toSpread(results.map(read))])))
}

// In the project, because a folder for temporary files may be in memory, where nothing is durable.
const folder = makeBenchFolder(join(import.meta.dirname, '../../data'))
const settings = { CONTACT_LIMIT_PER_MINUTE: noLimit, CONTACT_LIMIT_TOTAL_PER_MINUTE: noLimit }
const target = await startSite(folder, { settings })
const file = new Database(join(folder, 'raw.db'))
file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
file.exec('CREATE TABLE messages (id TEXT PRIMARY KEY, received_at INTEGER, fields TEXT)')
try {
  const load = (seconds: number) => measure({ target, connections, duration: seconds, request: post })
  await load(warmUpSeconds)
  measureInserts(file, warmUpSeconds)
  const results: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    results.push({ ...(await load(durationSeconds)), insertsPerSecond: measureInserts(file, durationSeconds) })
  }
  await target.stop()
  await checkStored(join(folder, 'outbox'))
  printResults(results)
} finally {
  file.close()
  await target.stop()
}
