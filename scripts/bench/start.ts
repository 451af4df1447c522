import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeBenchFolder, parseCount, readMemoryMib, readProcessorMs, toSpread } from './measure.ts'
import { startOnFreePort, startSite, type Target } from './servers.ts'

/**
 * `npm run bench:start [-- --rounds 3]`: processor time from the start to the first page, and memory when idle, of the
 * built site and of a plain Express app with React in the same rounds. Fails over the budgets.
 */
const maxStartRatio = 2
/** Of the process itself, without the files of Node that it maps. */
const maxIdleMib = 90
const visits = 100
const paths = ['/', '/about', '/services', '/blogs', '/pricing']

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = parseCount('rounds', values.rounds)

type Figures = { readonly startMs: number; readonly idleMib: number }

async function measureStart(start: () => Promise<Target>): Promise<Figures> {
  const server = await start()
  try {
    await visit(server, '/')
    const startMs = readProcessorMs(server.pid)
    for (let count = 1; count < visits; count += 1) await visit(server, paths[count % paths.length] ?? '/')
    // Until the last page is compressed.
    await delay(2000)
    return { startMs, idleMib: readMemoryMib(server.pid, 'RssAnon') }
  } finally {
    await server.stop()
  }
}

async function visit({ origin }: Target, path: string): Promise<void> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${origin}${path} answers ${response.status}`)
  await response.arrayBuffer()
}

const folder = makeBenchFolder(tmpdir())
const plainProgram = join(import.meta.dirname, 'plain-start.mjs')
const site: Figures[] = []
const plain: Figures[] = []
// In turns, so that a machine that slows down slows both.
for (let round = 0; round < rounds; round += 1) {
  site.push(await measureStart(() => startSite(join(folder, String(round)))))
  plain.push(await measureStart(() => startOnFreePort({ command: [plainProgram], readyPath: '/' })))
}
const medianOf = (figures: readonly Figures[], of: (figure: Figures) => number) => toSpread(figures.map(of)).median
const [siteMs, plainMs] = [site, plain].map(figures => medianOf(figures, ({ startMs }) => startMs))
const idleMib = medianOf(site, figure => figure.idleMib)
const ratio = (siteMs ?? 0) / (plainMs ?? 1)
console.log(
  `start: ${siteMs} ms of processor time, plain Express ${plainMs}: ratio ${ratio.toFixed(2)} (budget ${maxStartRatio})`,
)
console.log(
  `idle: ${idleMib.toFixed(0)} MiB (budget ${maxIdleMib}), plain Express ${medianOf(plain, figure => figure.idleMib).toFixed(0)}`,
)
if (ratio > maxStartRatio || idleMib > maxIdleMib) process.exitCode = 1
