import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { toBrotli, toGzip } from '../server/pages/compress.ts'
import { compressible } from '../shared/values/file-types.ts'
import { createLimiter } from '../shared/values/limiter.ts'
import { type Cache, openCache, readOrMake } from './cache/cache.ts'

/** The names that the server looks for. */
const suffixes = { br: '.br', gzip: '.gz' } as const
/** A smaller file fits into one packet without compression. */
const minBytes = 512

/** So many files are read at once. */
const limiter = createLimiter(8)

export type PrecompressPlugin = Plugin & { readonly api: { readonly finish: () => Promise<void> } }

/**
 * Writes a brotli and a gzip copy of every built text file that compression makes smaller, while the build goes on;
 * `finish` waits for the last. What only the server reads has none.
 */
export function precompressPlugin(): PrecompressPlugin {
  let cache: Cache
  const compressing: Promise<unknown>[] = []
  return {
    name: 'precompress',
    apply: 'build',
    api: {
      finish: async () => {
        await Promise.all(compressing)
      },
    },
    applyToEnvironment: environment => environment.name !== 'ssr',
    configResolved({ root }) {
      cache = openCompressionCache(root)
    },
    writeBundle({ dir: folder = '' }) {
      const compressed = compressFolder(folder, cache)
      compressing.push(compressed)
      // `finish` reports a failure.
      compressed.catch(() => {})
    },
  }
}

export function openCompressionCache(root: string): Cache {
  return openCache({ root, name: 'compressed', sources: ['build/precompress-plugin.ts', 'server/pages/compress.ts'] })
}

/** Compresses the text files of a folder, except those of Vite. */
export async function compressFolder(folder: string, cache: Cache): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && compressible.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.startsWith(join(folder, '.vite')))
  await Promise.all(paths.map(path => limiter.run(() => compressFile(path, cache))))
}

export async function compressFile(path: string, cache: Cache): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < minBytes) return
  const makers = { br: () => toBrotli(bytes), gzip: () => toGzip(bytes, 9) }
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = await readOrMake(cache, [encoding, bytes], makers[encoding])
    if (compressed.length < bytes.length) await writeFile(path + suffixes[encoding], compressed)
  }
}
