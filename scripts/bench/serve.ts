import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { acceptEncoding, makeBenchFolder, measure, parseCount, toSpread } from './measure.ts'
import { startOnFreePort, startSite, type Target } from './servers.ts'

/**
 * `npm run bench [-- --rounds 3]`: processor time per request of three pages, relative to other servers in the same run.
 * The budgets are for idle machines; other work raises the ratios.
 */
const paths = ['/', '/services', '/blogs'] as const
/** Relative to node:http that sends the same bytes. */
const maxCachedRatio = 1.35
/** Relative to Express with compression that streams the same page from React. */
const maxUncachedRatio = 0.6

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = parseCount('rounds', values.rounds)

type Comparison = {
  readonly site: Target
  readonly other: Target
  readonly connections: number
  readonly amount: number
}

/** Milliseconds per request, the median of all rounds. */
async function compare({ site, other, ...load }: Comparison, path: string) {
  const run = async (target: Target) => (await measure({ ...load, target, request: { path } })).processorMsPerRequest
  // The first run of each only warms up.
  for (const target of [site, other]) await run(target)
  const [siteMs, otherMs]: [number[], number[]] = [[], []]
  // In turns, so that a machine that slows down slows both.
  for (let round = 0; round < rounds; round += 1) {
    siteMs.push(await run(site))
    otherMs.push(await run(other))
  }
  const [ms, ofOther] = [toSpread(siteMs).median, toSpread(otherMs).median]
  return { ms, ofOther, ratio: ms / ofOther }
}

/** Waits until the page is sent from the cache in brotli, which is compressed in the background. */
async function waitUntilCached(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { headers, body } = await fetch(url, { headers: { 'accept-encoding': acceptEncoding } })
    await body?.cancel()
    if (headers.has('cache-status') && headers.get('content-encoding') === 'br') return
    await delay(50)
  }
  throw new Error(`${url} is not in the cache after 10 seconds`)
}

const round3 = (row: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(row).map(([name, ms]) => [name, Number(ms.toPrecision(3))]))

const folder = makeBenchFolder(tmpdir())
const program = (name: string) => ['--import', 'tsx', join(import.meta.dirname, name)]
const started: Target[] = []
const start = async (starting: Promise<Target>) => {
  const target = await starting
  started.push(target)
  return target
}

try {
  const cached = await start(startSite(join(folder, 'cached')))
  for (const path of paths) await waitUntilCached(cached.origin + path)
  const bareCommand = [...program('bare-server.ts'), cached.origin, ...paths]
  const bare = await start(startOnFreePort({ command: bareCommand, readyPath: paths[0] }))
  const uncached = await start(startSite(join(folder, 'uncached'), { settings: { PAGE_CACHE_MIB: '0' } }))
  const env = { DATA_DIR: join(folder, 'plain') }
  const plain = await start(startOnFreePort({ command: program('plain-server.ts'), env, readyPath: paths[0] }))

  console.log(`processor time per request in ms, median of ${rounds} rounds`)
  const rows: Record<string, Record<string, number>> = {}
  const ratios = { cached: 0, uncached: 0 }
  for (const path of paths) {
    const hit = await compare({ site: cached, other: bare, connections: 10, amount: 20_000 }, path)
    // The site renders once for the concurrent requests for a page; with one connection the ratio is 0.75.
    const miss = await compare({ site: uncached, other: plain, connections: 10, amount: 500 }, path)
    rows[path] = round3({ cached: hit.ms, 'node:http': hit.ofOther, uncached: miss.ms, 'plain Express': miss.ofOther })
    ratios.cached = Math.max(ratios.cached, hit.ratio)
    ratios.uncached = Math.max(ratios.uncached, miss.ratio)
  }
  console.table(rows)
  console.log(`cached page ÷ node:http: ${ratios.cached.toFixed(2)} (budget ${maxCachedRatio})`)
  console.log(`uncached page ÷ plain Express: ${ratios.uncached.toFixed(2)} (budget ${maxUncachedRatio})`)
} finally {
  await Promise.all(started.map(target => target.stop()))
}
