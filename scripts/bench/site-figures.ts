import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { toSpread } from './statistics.ts'
import { startSite } from './targets.ts'

export type SiteFigures = {
  readonly 'start to first answer, ms': number
  readonly 'memory after requests, MiB': number
  readonly 'scripts of all screens, brotli bytes': number
  readonly '/blogs, bytes of HTML': number
  readonly '/blogs, ms': number
  readonly 'a post, bytes of HTML': number
  readonly 'a post, ms': number
}

const requests = 30

/** Starts the site built in `root` and measures it from outside. */
export async function measureSite(root: string): Promise<SiteFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'content-bench-data-'))
  const start = performance.now()
  const site = await startSite(folder, { root })
  const startMs = performance.now() - start
  try {
    const list = await measurePage(`${site.origin}/blogs`)
    const post = await measurePage(`${site.origin}/blogs/blog-20`)
    return {
      'start to first answer, ms': Math.round(startMs),
      'memory after requests, MiB': readMemoryMiB(site.pid),
      'scripts of all screens, brotli bytes': scriptBytes(join(root, 'dist/client/assets')),
      '/blogs, bytes of HTML': list.bytes,
      '/blogs, ms': list.ms,
      'a post, bytes of HTML': post.bytes,
      'a post, ms': post.ms,
    }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measurePage(url: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const times: number[] = []
  let bytes = 0
  for (let index = 0; index < requests; index++) {
    const start = performance.now()
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}`)
    bytes = (await response.arrayBuffer()).byteLength
    times.push(performance.now() - start)
  }
  return { ms: Number(toSpread(times).median.toFixed(1)), bytes }
}

/** Resident memory by Linux's own account; 0 where there is none. */
function readMemoryMiB(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}

function scriptBytes(folder: string): number {
  return readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0)
}
