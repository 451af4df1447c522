import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { routeTable } from '../../shared/addresses/routes.ts'
import { createAttacks } from './attacks.ts'
import { limitMemory } from './limit-memory.ts'
import { makeBenchFolder, parseCount, readMainThreadMs, readMemoryMib } from './measure.ts'
import { startSite, type Target } from './servers.ts'

/**
 * `npm run bench:hostile [-- --visits 100 --only 'slow readers']`: a site, without options of Node and with a memory limit
 * of the system, meets one attack after the other while an honest visitor asks for a cached page again and again.
 * Fails when a visitor is not served, when the requests before it take the main thread too long, when a page that
 * was cached is not any more, or when the process ends or uses more memory than the limit. Processor time and counts do
 * not depend on what else the machine does; what visitors waited for by the clock is only printed.
 */
const maxMemoryMib = 256
const honestPath = '/about'
/** Met by one process. */
const attacksPerSite = 7
/**
 * What is before a visitor in a turn of the event loop, one request of each connection, costs the main thread at most
 * as much processor time as so many cached pages. Node takes only some connections in a turn.
 */
const maxPagesAhead = 400
const maxRequestsAhead = 20
/** Enough of an attack to measure, after which fewer visits do. */
const manyAnswers = 1000
const fewVisits = 5
const warmPaths = routeTable.map(({ path }) => path).filter(path => !path.includes(':') && path !== '/search')

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '40' }, only: { type: 'string' }, attack: { type: 'string' } },
  allowPositionals: true,
})

type Visit = { readonly ms: number; readonly isCached: boolean }

/** One visit on a new connection; undefined when it fails. */
function visit({ origin }: Target, path = honestPath): Promise<Visit | undefined> {
  const start = performance.now()
  return new Promise(resolve => {
    get(origin + path, { agent: false, timeout: 120_000 }, response => {
      const isCached = response.headers['cache-status'] !== undefined
      response.resume().on('end', () => {
        resolve(response.statusCode === 200 ? { ms: performance.now() - start, isCached } : undefined)
      })
    }).on('error', () => resolve(undefined))
  })
}

/** Visits one after the other, and what each request of them and of the attack has cost the main thread meanwhile. */
async function measureVisits(site: Target, count: number, attacker: ChildProcess) {
  const [startMs, answersBefore] = [readMainThreadMs(site.pid), await askForAnswers(attacker)]
  const times: number[] = []
  let failed = 0
  let answers = 0
  while (times.length + failed < (answers < manyAnswers ? count : fewVisits)) {
    const result = await visit(site)
    if (result === undefined) failed += 1
    else times.push(result.ms)
    answers = (await askForAnswers(attacker)) - answersBefore
  }
  const cost = (readMainThreadMs(site.pid) - startMs) / (answers + times.length + failed)
  const sorted = times.toSorted((a, b) => a - b)
  return { answers, failed, p50: sorted[sorted.length >> 1], slowest: sorted.at(-1), cost }
}

/** Asks the process of an attack how many answers it has had. */
async function askForAnswers(attacker: ChildProcess): Promise<number> {
  attacker.send('count')
  const [count] = await once(attacker, 'message')
  return Number(count)
}

/** What an attack does to the site, and whether all is as before after it. */
async function measureAttack(name: string, site: Target, count: number) {
  const attacker = fork(import.meta.filename, ['--attack', name, site.origin])
  const [connections] = await once(attacker, 'message')
  // The server accepts connections in their order, so after this one it has those of the attack.
  await visit(site)
  const busy = await measureVisits(site, count, attacker)
  attacker.kill('SIGKILL')
  await once(attacker, 'exit')
  const isAlive = (await visit(site)) !== undefined
  const lost = []
  for (const path of warmPaths) if ((await visit(site, path))?.isCached !== true) lost.push(path)
  return {
    ...busy,
    connections: Number(connections),
    lost: lost.length,
    peak: isAlive ? readMemoryMib(site.pid, 'VmHWM') : Number.NaN,
  }
}

/** Prints the figures of each attack, in milliseconds and MiB. */
async function measureAll(names: readonly string[], count: number): Promise<void> {
  const site = await startSite(makeBenchFolder(tmpdir()), { settings: { TRUST_PROXY: '1' } })
  const limit = limitMemory(site.pid, maxMemoryMib)
  if (limit === undefined) console.log('no memory limit: cgroups are not writable')
  try {
    // Twice: the second answers come from the cache.
    for (const path of [...warmPaths, ...warmPaths]) await visit(site, path)
    const reference = await measureAttack('a cached page', site, count)
    console.log('a cached page', reference)
    for (const name of names) {
      const { cost, ...figures } = await measureAttack(name, site, count)
      const { failed, lost, peak, connections } = figures
      const pagesAhead = (Math.min(connections, maxRequestsAhead) * cost) / reference.cost
      console.log(name, { ...figures, pagesAhead })
      if (failed === 0 && lost === 0 && pagesAhead <= maxPagesAhead && peak <= maxMemoryMib) continue
      console.log(`${name}: not within the limits`)
      process.exitCode = 1
    }
  } finally {
    await site.stop()
    limit?.remove()
  }
}

/** Attacks and tells a parent that asks how many answers came. */
function attack(name: string, origin: string): void {
  let answers = 0
  process.on('message', () => process.send?.(answers))
  process.once('disconnect', () => process.exit())
  const onAnswer = () => {
    answers += 1
  }
  createAttacks(origin, { onOpen: connections => process.send?.(connections), onAnswer })[name]?.()
}

const attackNames = Object.keys(createAttacks('http://127.0.0.1'))
if (values.attack === undefined) {
  const names = attackNames.slice(1).filter(name => name === (values.only ?? name))
  const count = parseCount('visits', values.visits)
  for (let first = 0; first < names.length; first += attacksPerSite) {
    await measureAll(names.slice(first, first + attacksPerSite), count)
  }
} else {
  attack(values.attack, process.argv.at(-1) ?? '')
}
