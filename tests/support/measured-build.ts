import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build cost. Processor time and memory depend less than the duration on what else the machine does. */
export type BuildCost = {
  readonly seconds: number
  /** User and system time of all threads. */
  readonly processorSeconds: number
  readonly peakMib: number
}

/** Runs in the build's process and writes what it used when it ends. */
const reporter = `
import { writeFileSync } from 'node:fs'
process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync('build-cost.json', JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]))
})`

/** V8 lets garbage grow with the memory of the machine, so that without a limit the peak says little about the build. */
const maxHeap = '--max-old-space-size=1280'

/** Builds the site in `root`. Throws with the build's output when it fails. */
export function measureBuild(root: string, environment: NodeJS.ProcessEnv = {}): BuildCost {
  const start = performance.now()
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error']
  const program = [maxHeap, '--import', `data:text/javascript,${encodeURIComponent(reporter)}`, ...vite]
  const env = { ...process.env, NODE_ENV: 'production', ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`the build in ${root} failed: ${stdout}${stderr}`)
  const seconds = (performance.now() - start) / 1000
  const [processorSeconds, peakMib] = JSON.parse(readFileSync(join(root, 'build-cost.json'), 'utf8'))
  return { seconds, processorSeconds: Number(processorSeconds), peakMib: Number(peakMib) }
}
