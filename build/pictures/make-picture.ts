import sharp from 'sharp'
import { maxPixels, type PictureKind, type PictureSize } from '../../shared/values/pictures.ts'

/** A file that pages show: its name ends in .avif, .jpg, .jpeg or .png. */
export type PictureFile = { readonly path: string; readonly width: number }

/** Large enough for photographs; where a file has more, it gets a lower quality. */
const maxBytes = 200_000
const qualities = { avif: [52, 46, 40, 34], jpeg: [80, 74, 68, 60] } as const

/**
 * The part of an original that pages show, upright, in the colors of screens and without metadata, as wide as its widest
 * file or as the original allows. Rejects when it cannot be decoded.
 */
export async function cropOriginal(
  original: Uint8Array,
  kind: PictureSize & Pick<PictureKind, 'widths'>,
): Promise<Buffer> {
  const open = () => sharp(original, { limitInputPixels: maxPixels }).autoOrient()
  const { autoOrient: shown } = await open().metadata()
  const ratio = kind.width / kind.height
  const widest = Math.min(Math.max(kind.width, ...kind.widths), Math.floor(Math.min(shown.width, shown.height * ratio)))
  const width = Math.max(widest, kind.width)
  return open()
    .resize(width, Math.round(width / ratio), { fit: 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A file of a cropped original in its width; a wider one than the original is as wide as it. */
export async function encodePicture(cropped: Buffer, { path, width }: PictureFile): Promise<Buffer> {
  const resized = sharp(cropped).resize({ width, withoutEnlargement: true })
  if (path.endsWith('.png')) return resized.png({ palette: true, quality: 90 }).toBuffer()
  const isAvif = path.endsWith('.avif')
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of qualities[isAvif ? 'avif' : 'jpeg']) {
    const image = resized.clone()
    bytes = await (isAvif ? image.avif({ quality }) : image.jpeg({ quality, mozjpeg: true })).toBuffer()
    if (bytes.length <= maxBytes) break
  }
  return bytes
}
