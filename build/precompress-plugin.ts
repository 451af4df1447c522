import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { toBrotli, toGzip } from '../server/pages/compress.ts'
import { compressible } from '../shared/values/file-types.ts'

/** The names that the server looks for. */
const suffixes = { br: '.br', gzip: '.gz' } as const
/** A smaller file fits into one packet without compression. */
const minBytes = 512

/** Writes a brotli and a gzip copy of every built text file that compression makes smaller. */
export function precompressPlugin(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: environment => environment.name !== 'ssr',
    async writeBundle({ dir: folder = '' }) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter(entry => entry.isFile() && compressible.test(entry.name))
      await Promise.all(files.map(file => compressFile(join(file.parentPath, file.name))))
    },
  }
}

export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < minBytes) return
  const forms = { br: await toBrotli(bytes), gzip: await toGzip(bytes, 9) }
  for (const encoding of ['br', 'gzip'] as const) {
    if (forms[encoding].length < bytes.length) await writeFile(path + suffixes[encoding], forms[encoding])
  }
}
