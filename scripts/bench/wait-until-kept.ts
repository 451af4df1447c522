import { setTimeout as wait } from 'node:timers/promises'
import { acceptEncoding } from './recorded-response.ts'

const patienceMs = 30_000

/** Waits until the site has each page ready in its smallest form. Throws when it takes longer than half a minute. */
export async function waitUntilKept(origin: string, paths: readonly string[]): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (const path of paths) {
    while (!(await isKept(origin + path))) {
      if (performance.now() > deadline) throw new Error(`${path} is not kept after ${patienceMs / 1000} s`)
      await wait(50)
    }
  }
}

async function isKept(url: string): Promise<boolean> {
  const { headers, body } = await fetch(url, { headers: { 'accept-encoding': acceptEncoding } })
  await body?.cancel()
  return headers.get('cache-status') === 'pages; hit' && headers.get('content-encoding') === 'br'
}
