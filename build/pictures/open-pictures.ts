import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createLimiter } from '../../shared/values/limiter.ts'
import {
  findPictureKind,
  type PictureKind,
  type PictureSize,
  socialPicturePath,
  socialSize,
  variantPath,
} from '../../shared/values/pictures.ts'
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
const limiter = createLimiter(2)

/** The pictures that a project serves, as its public/ is now. */
export function openPictures(root: string): Pictures {
  const cache = openCache({ root, name: 'pictures', sources: ['build/pictures', 'shared/values/pictures.ts'] })
  const { publicPaths, originals } = readPublicFiles(root)
  const made = new Map([
    ...[...originals.keys()].flatMap(listMade),
    ...[...publicPaths].flatMap(path => listSocial(path, publicPaths)),
  ])
  // An original's files are made one after the other, apart from its preview picture.
  const cropped = new LRUCache<string, Promise<Buffer>>({ max: 4 })

  async function make({ original, kind, path, width }: Made, bytes: Uint8Array): Promise<Uint8Array> {
    // Imported here, because most builds and tests find everything in the cache.
    const { cropOriginal, encodePicture } = await import('./make-picture.ts')
    const part = `${original} ${kind.width} × ${kind.height}`
    const cropping = cropped.get(part) ?? cropOriginal(bytes, kind)
    cropped.set(part, cropping)
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

  return { madePaths: [...made.keys()], read: path => limiter.run(() => read(path)) }
}

type CroppedKind = PictureSize & Pick<PictureKind, 'widths'>
type Made = PictureFile & { readonly original: string; readonly kind: CroppedKind }

/** The files that are made of an original, by their addresses. */
function listMade(original: string): readonly (readonly [string, Made])[] {
  const kind = findPictureKind(original)
  if (kind === undefined) return []
  const variants = kind.widths.map(width => ({ path: variantPath(original, width), width }))
  return [{ path: original, width: kind.width }, ...variants].map(file => [file.path, { ...file, original, kind }])
}

/** The preview picture of a cover, cropped of the file itself or of its widest variant, where that is wider. */
function listSocial(cover: string, publicPaths: ReadonlySet<string>): readonly (readonly [string, Made])[] {
  const path = socialPicturePath(cover)
  const kind = findPictureKind(cover)
  if (path === undefined || kind === undefined) return []
  const widest = variantPath(cover, Math.max(...kind.widths))
  const original = kind.width < socialSize.width && publicPaths.has(widest) ? widest : cover
  const { width } = socialSize
  return [[path, { path, width, original, kind: { ...socialSize, widths: [width] } }]]
}
