import { createLimiter } from '../../shared/values/limiter.ts'
import { addBrotli, type EncodedPage } from './encoded-page.ts'

type Cache = {
  readonly find: (key: string) => EncodedPage | undefined
  readonly replace: (key: string, page: EncodedPage) => void
}

/**
 * Adds the brotli encoding to cached pages, which are sent in gzip until then. One page at a time, because brotli takes
 * tens of megabytes while it runs; the others wait by their keys.
 */
export function createCompressor({ find, replace }: Cache): (key: string) => void {
  const limiter = createLimiter(1)
  const waiting = new Set<string>()

  async function compress(key: string): Promise<void> {
    waiting.delete(key)
    const page = find(key)
    if (page === undefined || page.isBinary || page.encodings.br !== undefined) return
    try {
      const smaller = await addBrotli(page)
      if (find(key) === page) replace(key, smaller)
    } catch {
      // Out of memory: the page stays in gzip.
    }
  }

  return key => {
    if (waiting.has(key)) return
    waiting.add(key)
    void limiter.run(() => compress(key))
  }
}
