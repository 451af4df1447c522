import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { Pixels } from '../program/algorithms/pixels.ts'

export type Picture = { readonly path: string; readonly kind: string; readonly maskPath: string | undefined }

/**
 * The pictures of a folder with the subfolders `good` and `defect-*`. Of two files with the same name, the PNG file is
 * the mask of the other; so is `x_mask.png`. Throws when a subfolder is missing.
 */
export function listPictures(folder: string): readonly Picture[] {
  const kinds = readdirSync(folder).filter(name => name === 'good' || name.startsWith('defect-'))
  if (!kinds.includes('good') || kinds.length < 2)
    throw new Error(`${folder}: needs a folder "good" and one "defect-…"`)
  return kinds.sort().flatMap(kind => listKind(join(folder, kind), kind))
}

/** Without transparency: four bytes per pixel. */
export async function readPicture(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path)
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

function listKind(folder: string, kind: string): readonly Picture[] {
  const names = readdirSync(folder).filter(name => /\.(png|jpe?g)$/i.test(name))
  const photos = new Set(names.filter(name => /\.jpe?g$/i.test(name)).map(name => parse(name).name))
  const isMask = (name: string) => /\.png$/i.test(name) && (photos.has(parse(name).name) || /_mask\.png$/i.test(name))
  return names
    .filter(name => !isMask(name))
    .sort()
    .map(name => {
      const base = parse(name).name
      const mask = names.find(
        other => other !== name && isMask(other) && [base, `${base}_mask`].includes(parse(other).name),
      )
      return { path: join(folder, name), kind, maskPath: mask === undefined ? undefined : join(folder, mask) }
    })
}
