import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { contactForm } from '../../shared/contact/forms.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { type Measurement, makeBenchFolder, measure, parseCount, readFamilyProcessorMs, toSpread } from './measure.ts'
import { startSite, type Target } from './servers.ts'

/**
 * `npm run bench:scale [-- --rounds 3 --duration 3 --connections 48]`: messages per second that one, two and three
 * replicas accept with one PostgreSQL, beside raw inserts by pgbench, and pages per second. Clients, replicas and
 * PostgreSQL share this machine, so look at the processor time, too.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    duration: { type: 'string', default: '3' },
    connections: { type: 'string', default: '48' },
  },
})
const rounds = parseCount('rounds', values.rounds)
const duration = parseCount('duration', values.duration)
const connections = parseCount('connections', values.connections)
const replicaCounts = [1, 2, 3]
/** Requests to each replica until its code is compiled. */
const warmUpAmount = 2000
const noLimit = '1000000'

const details = 'We would like to know where to begin with our data, and who would help us. '.repeat(6)
const content = { name: 'Ada Lovelace', company: 'Analytical Engines', details }

let posted = 0
/** Messages of ordinary length, each different and with a key as from a browser. */
const post = {
  method: 'POST',
  path: contactForm.endpoint,
  setupRequest: (request: object) => {
    posted += 1
    const body = JSON.stringify({ ...content, email: `ada.${posted}@example.com` })
    return { ...request, body, headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${posted}` } }
  },
} as const
const page = { path: '/services' }

/** The row of a message with its key, without any of the site's checks. */
const rawInsert = `
BEGIN;
INSERT INTO idempotency_keys VALUES (gen_random_uuid()::text, 'hash of the content', 'id of the message', now());
INSERT INTO messages (id, received_at, queued_at, fields, fingerprint, state, due_at) VALUES (gen_random_uuid()::text,
  now(), now(), '${JSON.stringify({ ...content, email: 'ada@example.com' })}', gen_random_uuid()::text, 'waiting',
  to_timestamp(0));
COMMIT;
`

const postmasterSchema = z.tuple([z.object({ pid: z.coerce.number() })])
const sizeSchema = z.tuple([z.object({ bytes: z.coerce.number(), rows: z.coerce.number() })])
const folder = makeBenchFolder(tmpdir())
const scriptFile = join(folder, 'insert.sql')
writeFileSync(scriptFile, rawInsert.replaceAll('\n  ', ' '))
// Every commit waits for the disk.
const postgres = await startPostgres([])
const postmaster = postmasterSchema.parse(
  await postgres.query(`SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`),
)[0].pid

/** The server has a process for each connection. */
const readDatabaseMs = () => readFamilyProcessorMs(postmaster)

type Load = { readonly targets: readonly Target[]; readonly request: Parameters<typeof measure>[0]['request'] }

/** The replicas get the same number of clients, as from a load balancer. */
function loadEach({ targets, request }: Load, length: { readonly amount: number } | { readonly duration: number }) {
  const share = Math.max(1, Math.floor(connections / targets.length))
  return Promise.all(targets.map(target => measure({ target, connections: share, request, ...length })))
}

async function measureAll(load: Load) {
  const before = readDatabaseMs()
  const results = await loadEach(load, { duration })
  const sum = (read: (result: Measurement) => number) => results.reduce((total, result) => total + read(result), 0)
  const perSecond = sum(({ requestsPerSecond }) => requestsPerSecond)
  return {
    perSecond,
    siteMs: sum(result => result.processorMsPerRequest * result.requestsPerSecond) / perSecond,
    databaseMs: (readDatabaseMs() - before) / (perSecond * duration),
    p99Ms: Math.max(...results.map(({ p99LatencyMs }) => p99LatencyMs)),
  }
}

async function insertRaw(url: string) {
  const before = readDatabaseMs()
  const words = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(duration), '-f', scriptFile, url]
  const { stdout } = await promisify(execFile)(join(postgres.programs, 'pgbench'), words)
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  return { perSecond, databaseMs: (readDatabaseMs() - before) / (perSecond * duration) }
}

type Round = {
  readonly accepted: Awaited<ReturnType<typeof measureAll>>
  readonly raw: Awaited<ReturnType<typeof insertRaw>>
  readonly pages: Awaited<ReturnType<typeof measureAll>>
}

async function compare(count: number) {
  const url = await postgres.createDatabase()
  const settings = { DATABASE_URL: url, CONTACT_LIMIT_PER_MINUTE: noLimit, CONTACT_LIMIT_TOTAL_PER_MINUTE: noLimit }
  const targets: Target[] = []
  try {
    for (let index = 0; index < count; index += 1) {
      targets.push(await startSite(join(folder, `${count}-${index}`), { settings }))
    }
    for (const request of [post, page]) await loadEach({ targets, request }, { amount: warmUpAmount })
    const results: Round[] = []
    // In turns, so that a machine that slows down slows all.
    for (let round = 0; round < rounds; round += 1) {
      results.push({
        accepted: await measureAll({ targets, request: post }),
        raw: await insertRaw(url),
        pages: await measureAll({ targets, request: page }),
      })
    }
    const median = (read: (result: Round) => number) => Number(toSpread(results.map(read)).median.toPrecision(3))
    return {
      'accepted messages per second': median(({ accepted }) => accepted.perSecond),
      'raw inserts per second (pgbench)': median(({ raw }) => raw.perSecond),
      'accepted ÷ raw': median(({ accepted, raw }) => accepted.perSecond / raw.perSecond),
      'latency of a message, p99 (ms)': median(({ accepted }) => accepted.p99Ms),
      'processor time of the site per message (ms)': median(({ accepted }) => accepted.siteMs),
      'processor time of PostgreSQL per message (ms)': median(({ accepted }) => accepted.databaseMs),
      'processor time of PostgreSQL per raw insert (ms)': median(({ raw }) => raw.databaseMs),
      'pages per second': median(({ pages }) => pages.perSecond),
      'processor time of the site per page (ms)': median(({ pages }) => pages.siteMs),
      'database per waiting message with its key (bytes)': await measureRow(url),
    }
  } finally {
    await Promise.all(targets.map(target => target.stop()))
  }
}

async function measureRow(url: string): Promise<number> {
  const sql = `SELECT pg_total_relation_size('messages') + pg_total_relation_size('idempotency_keys') AS bytes,
    (SELECT count(*) FROM messages) AS rows`
  const [{ bytes, rows }] = sizeSchema.parse(await postgres.query(sql, new URL(url).pathname.slice(1)))
  return Math.round(bytes / rows)
}

try {
  const columns: Record<string, Readonly<Record<string, number>>> = {}
  for (const count of replicaCounts) columns[`${count} replica${count === 1 ? '' : 's'}`] = await compare(count)
  const names = Object.keys(Object.values(columns)[0] ?? {})
  const toRow = (name: string) => Object.fromEntries(Object.entries(columns).map(([count, row]) => [count, row[name]]))
  console.table(Object.fromEntries(names.map(name => [name, toRow(name)])))
} finally {
  await postgres.remove()
}
