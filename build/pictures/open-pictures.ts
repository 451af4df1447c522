import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { findPictureKind, type PictureKind, variantPath } from '../../shared/values/pictures.ts'
import { openCache, readOrMake } from '../cache/cache.ts'
import type { PictureFile } from './make-picture.ts'
import { publicFolder, readPublicFiles } from './read-originals.ts'

export type Pictures = {
  /** Those that are made of originals. */
  readonly madePaths: readonly string[]
  /** A file by its address, made or from public/. Rejects when it is not there or its original cannot be decoded. */
  readonly read: (path: string) => Promise<Uint8Array>
}

/** So many are encoded at once. */
const limit = pLimit(2)

/** The pictures that a project serves, as its public/ is now. */
export function openPictures(root: string): Pictures {
  const cache = openCache({ root, name: 'pictures', sources: ['build/pictures', 'shared/values/pictures.ts'] })
  const made = new Map([...readPublicFiles(root).originals.keys()].flatMap(listMade))
  // An original's files are made one after the other.
  const cropped = new LRUCache<string, Promise<Buffer>>({ max: 4 })

  async function make({ original, kind, path, width }: Made, bytes: Uint8Array): Promise<Uint8Array> {
    // Imported here, because most builds and tests find everything in the cache.
    const { cropOriginal, encodePicture } = await import('./make-picture.ts')
    const cropping = cropped.get(original) ?? cropOriginal(bytes, kind)
    cropped.set(original, cropping)
    try {
      return await encodePicture(await cropping, { path, width })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`public${original} cannot be read as a picture (${reason}); save it again as a JPEG or PNG`)
    }
  }

  async function read(path: string): Promise<Uint8Array> {
    const file = made.get(path)
    if (file === undefined) return readFile(join(root, publicFolder, path))
    const bytes = await readFile(join(root, publicFolder, file.original))
    const inputs = [bytes, JSON.stringify({ kind: file.kind, width: file.width, type: path.split('.').at(-1) })]
    return readOrMake(cache, inputs, () => make(file, bytes))
  }

  return { madePaths: [...made.keys()], read: path => limit(() => read(path)) }
}

type Made = PictureFile & { readonly original: string; readonly kind: PictureKind }

/** The files that are made of an original, by their addresses. */
function listMade(original: string): readonly (readonly [string, Made])[] {
  const kind = findPictureKind(original)
  if (kind === undefined) return []
  const variants = kind.widths.map(width => ({ path: variantPath(original, width), width }))
  return [{ path: original, width: kind.width }, ...variants].map(file => [file.path, { ...file, original, kind }])
}
