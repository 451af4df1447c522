import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompiledLibrary } from '../shared/content/library.ts'

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
  const files = await listFiles(join(dist, 'client'))
  const code = [
    ...files.filter(path => /\.(css|js|svg|webmanifest)$/.test(path)).map(path => join(dist, 'client', path)),
    ...(await listFiles(join(dist, 'server')))
      .filter(path => path.endsWith('.js'))
      .map(path => join(dist, 'server', path)),
  ]
  const texts = await Promise.all(code.map(file => readFile(file, 'utf8')))
  const own = new Set(named.filter(name => !texts.some(text => text.includes(`${name}.`))))
  return files.filter(path => {
    const stem = path.replace(/\.\w+(\.br|\.gz)?$/, '')
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

/** Paths as in URLs. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
}
