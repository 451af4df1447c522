import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompiledLibrary } from '../shared/content/library.ts'
import { listFiles } from './pictures/list-files.ts'

type Libraries = {
  /** What is public. */
  readonly shown: CompiledLibrary
  readonly library: CompiledLibrary
}

/** The paths in dist/client of pictures, with their variants, that a library names and nothing public does. */
export async function findHiddenPictures(dist: string, { shown, library }: Libraries): Promise<readonly string[]> {
  const known = namesIn(shown)
  const named = [...namesIn(library)].filter(name => !known.has(name))
  if (named.length === 0) return []
  const client = listFiles(dist, 'client')
  const code = [
    ...client.filter(path => /\.(css|js|svg|webmanifest)$/.test(path)),
    ...listFiles(dist, 'server').filter(path => path.endsWith('.js')),
  ]
  const texts = await Promise.all(code.map(path => readFile(join(dist, path), 'utf8')))
  const own = new Set(named.filter(name => !texts.some(text => text.includes(`${name}.`))))
  return client
    .map(path => path.slice('client'.length))
    .filter(path => {
      // Preview pictures are crops of covers.
      const stem = path.replace(/^\/og(?=\/)|\.\w+(\.br|\.gz)?$/g, '')
      // A variant has its width at the end.
      return own.has(stem) || (!known.has(stem) && own.has(stem.replace(/-\d+$/, '')))
    })
}

/** The paths of pictures without their endings. */
function namesIn({ documents, files }: CompiledLibrary): ReadonlySet<string> {
  const text = JSON.stringify([[...documents.values()], files])
  return new Set(
    Array.from(text.matchAll(/(\/[\w./-]+?)\.(?:avif|gif|jpe?g|png|svg|webp)\b/g), ([, name = '']) => name),
  )
}
