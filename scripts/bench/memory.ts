// `npm run bench:memory [-- --requests 200000]`: resident memory of the built site under mixed requests, without options
// of Node. Fails over the limit, and when it keeps growing.
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { makeBenchFolder, readMemoryMib } from './measure.ts'
import { startSite } from './servers.ts'

const { values } = parseArgs({ options: { requests: { type: 'string', default: '200000' } } })
const steps = 10
const perStep = Math.ceil(Number(values.requests) / steps)
/** Largest sample of the second half relative to that of the first, without the first step, which warms up. */
const maxGrowth = 1.25
const budgetMib = 200
/** Leaves room below the container's 384 MiB. */
const maxMib = 256

const site = await startSite(makeBenchFolder(tmpdir()))
try {
  const samples: number[] = []
  for (let step = 1; step <= steps; step++) {
    await applyMixedLoad(step)
    samples.push(readMemoryMib(site.pid, 'VmRSS'))
    console.log(`${step * perStep} requests: ${samples.at(-1)?.toFixed(0)} MiB`)
  }
  const [early, late] = [samples.slice(1, steps / 2), samples.slice(steps / 2)].map(part => Math.max(...part))
  const growth = (late ?? 0) / (early ?? 1)
  console.log(`largest of the second half to largest of the first: ${growth.toFixed(3)} (budget ${maxGrowth})`)
  const peak = Math.max(...samples)
  console.log(`largest: ${peak.toFixed(0)} MiB (budget ${budgetMib}, limit ${maxMib})`)
  if (growth > maxGrowth || peak > maxMib) process.exitCode = 1
} finally {
  await site.stop()
}

/** Cached pages, pages with many queries, files, addresses without a page and refused posts. */
function applyMixedLoad(step: number): Promise<unknown> {
  let count = 0
  const varied = (toPath: (number: number) => string) => ({
    setupRequest: (blank: autocannon.Request) => ({ ...blank, path: toPath(step * perStep + count++) }),
  })
  const requests: autocannon.Request[] = [
    { path: '/' },
    { path: '/blogs/blog-23' },
    { path: '/favicon.svg' },
    { path: '/services?utm_source=mail' },
    { path: '/healthz' },
    { method: 'POST', path: '/send-email', headers: { 'content-type': 'application/json' }, body: '{"name":""}' },
    ...Array.from({ length: 12 }, () => ({ path: '/industries/logistics' })),
    varied(number => `/blogs?year=${1000 + (number % 9000)}&month=${(number % 12) + 1}`),
    varied(number => `/nowhere/${number}`),
  ]
  return autocannon({
    url: site.origin,
    connections: 20,
    amount: perStep,
    requests,
    headers: { 'accept-encoding': 'br, gzip' },
  })
}
