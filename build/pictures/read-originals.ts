import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { disableTypes, imageSize, types } from 'image-size'
import type { PublicFiles } from '../../compiler/check-pictures.ts'
import { canBeOriginal, isOriginal, type PictureSize } from '../../shared/values/pictures.ts'
import { listFiles } from './list-files.ts'

export const publicFolder = 'public'

disableTypes(types.filter(type => type !== 'jpg' && type !== 'png'))

/** The size of a picture stands in its header. */
const headerBytes = 512 * 1024

/** What is in public/ of a project. */
export function readPublicFiles(root: string): Required<PublicFiles> {
  const publicPaths = new Set(listFiles(root, publicFolder).map(path => path.slice(publicFolder.length)))
  const measured = [...publicPaths]
    .filter(canBeOriginal)
    .map(path => [path, measure(join(root, publicFolder, path))] as const)
  return { publicPaths, originals: new Map(measured.filter(([path, size]) => isOriginal(path, size, publicPaths))) }
}

/** Reads no more than the header, because the file may have any size. */
function measure(file: string): PictureSize | undefined {
  const header = Buffer.alloc(headerBytes)
  const handle = openSync(file, 'r')
  const length = readSync(handle, header, 0, headerBytes, 0)
  closeSync(handle)
  try {
    const { width, height, orientation = 1 } = imageSize(header.subarray(0, length))
    // From 5, a camera was held upright, and its sides are exchanged.
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    return undefined
  }
}
