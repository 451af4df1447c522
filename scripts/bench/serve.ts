import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Measurement, measure } from './measure.ts'
import { type BenchOptions, parseBenchOptions } from './options.ts'
import { type PageResult, renderReport } from './report.ts'
import { startBareServer, startSite, type Target } from './targets.ts'
import { waitUntilKept } from './wait-until-kept.ts'

const paths = ['/', '/services', '/blogs'] as const
const warmUpSeconds = 1

// A signal alone ends Node without its 'exit' event, at which the children and the folder are cleared away.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

await runBench(parseBenchOptions(process.argv.slice(2)))

async function runBench(options: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const started: Target[] = []
  try {
    const site = await startSite(folder)
    started.push(site)
    await waitUntilKept(site.origin, paths)
    const bare = await startBareServer({ folder, siteOrigin: site.origin, paths })
    started.push(bare)
    const results: PageResult[] = []
    for (const path of paths) results.push(await measurePage({ ...options, path, site, bare }))
    console.log(renderReport(results))
  } finally {
    await Promise.all(started.map(target => target.stop()))
  }
}

type PageRun = BenchOptions & { readonly path: string; readonly site: Target; readonly bare: Target }

async function measurePage({ path, site, bare, rounds, durationSeconds }: PageRun): Promise<PageResult> {
  console.log(`${path}: ${rounds} rounds of ${durationSeconds} s for each server`)
  for (const { origin, pid } of [site, bare]) {
    await measure({ url: origin + path, pid, durationSeconds: warmUpSeconds })
  }
  const siteRounds: Measurement[] = []
  const bareRounds: Measurement[] = []
  // In turns, so that a machine that slows down meanwhile slows both.
  for (let round = 0; round < rounds; round += 1) {
    siteRounds.push(await measure({ url: site.origin + path, pid: site.pid, durationSeconds }))
    bareRounds.push(await measure({ url: bare.origin + path, pid: bare.pid, durationSeconds }))
  }
  return { path, site: siteRounds, bare: bareRounds }
}
