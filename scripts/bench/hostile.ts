import { fork } from 'node:child_process'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createAttacks } from './attacks.ts'
import { limitMemory } from './limit-memory.ts'
import { makeBenchFolder, parseCount, readMemoryMib } from './measure.ts'
import { readImageSettings, startSite } from './servers.ts'

/**
 * `npm run bench:hostile [-- --seconds 5 --only 'slow readers']`: how long an honest visitor waits for `/about`, and the
 * peak memory of the built site, during each attack. The site runs with the Node options of the image and a memory limit
 * of the system. Fails when a visitor is not served, the process ends or uses more memory than the limit; the times are
 * for idle machines and only printed.
 */
const maxMemoryMib = 256
const honestPath = '/about'
const honestIntervalMs = 100
/** p99 of an honest visitor: at most this, or five times that of the quiet site. */
const maxP99Ms = 100

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, only: { type: 'string' }, attack: { type: 'string' } },
  allowPositionals: true,
})

/** Milliseconds of one visit on a new connection; undefined when it fails. */
function visit(origin: string): Promise<number | undefined> {
  const start = performance.now()
  return new Promise(resolve => {
    get(origin + honestPath, { agent: false, timeout: 10_000 }, response => {
      response.resume().on('end', () => resolve(response.statusCode === 200 ? performance.now() - start : undefined))
    }).on('error', () => resolve(undefined))
  })
}

async function visitFor(origin: string, seconds: number) {
  const visits: Promise<number | undefined>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    visits.push(visit(origin))
    await delay(honestIntervalMs)
  }
  const times = (await Promise.all(visits)).filter(time => time !== undefined).toSorted((a, b) => a - b)
  const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Number.POSITIVE_INFINITY
  return { failed: visits.length - times.length, p50: quantile(0.5), p99: quantile(0.99) }
}

async function measureAttack(name: string, seconds: number) {
  const settings = { ...readImageSettings(), TRUST_PROXY: '1' }
  const site = await startSite(makeBenchFolder(tmpdir()), { settings })
  const limit = limitMemory(site.pid, maxMemoryMib)
  if (limit === undefined) console.log('no memory limit: cgroups are not writable')
  try {
    await visitFor(site.origin, 1)
    const quiet = await visitFor(site.origin, 2)
    const attacker = fork(import.meta.filename, ['--attack', name, site.origin])
    // Node accepts one connection in each turn of the event loop, so those of the attack take a moment.
    await delay(5000)
    const busy = await visitFor(site.origin, seconds)
    attacker.kill('SIGKILL')
    await delay(500)
    const isAlive = (await visit(site.origin)) !== undefined
    const peakMib = isAlive ? readMemoryMib(site.pid, 'VmHWM') : Number.NaN
    return { ...busy, quietP99: quiet.p99, peakMib, isAlive }
  } finally {
    await site.stop()
    limit?.remove()
  }
}

async function measureAll(names: readonly string[], seconds: number): Promise<void> {
  const table: Record<string, object> = {}
  for (const name of names) {
    const { failed, p50, p99, quietP99, peakMib, isAlive } = await measureAttack(name, seconds)
    const rounded = { 'p50, ms': p50, 'p99, ms': p99, 'quiet p99, ms': quietP99, 'peak, MiB': peakMib }
    const figures = Object.fromEntries(Object.entries(rounded).map(([label, value]) => [label, Math.round(value)]))
    table[name] = { ...figures, failed, 'within the bar': p99 <= Math.max(maxP99Ms, 5 * quietP99) }
    console.log(name, table[name])
    if (!isAlive || failed > 0 || peakMib > maxMemoryMib) process.exitCode = 1
  }
  console.table(table)
}

const attackNames = Object.keys(createAttacks('http://127.0.0.1'))
if (values.attack === undefined) {
  const names = attackNames.filter(name => name === (values.only ?? name))
  await measureAll(names, parseCount('seconds', values.seconds))
} else {
  createAttacks(process.argv.at(-1) ?? '')[values.attack]?.()
}
