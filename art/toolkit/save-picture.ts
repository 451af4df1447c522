import { extname } from 'node:path'
import sharp from 'sharp'
import { preparePublicFile } from './site-files.ts'

type Picture = {
  /** Where it is served, such as `/images/services/ai-staffing.jpg`; .jpg or .png. */
  readonly path: string
  /** An SVG text, or a PNG. */
  readonly source: string | Buffer
  /** Intrinsic width of the fallback file in pixels; the height follows from the source. */
  readonly width: number
  /** Widths of the AVIF files beside it, `name-480.avif` and so on. */
  readonly widths: readonly number[]
  /** AVIF quality, 1 to 100; lower it where a file would exceed 200 kB. */
  readonly quality?: number
}

/** Writes a picture into public/: the fallback file under its own name, and AVIF files in several widths. */
export async function savePicture({ path, source, width, widths, quality = 52 }: Picture): Promise<void> {
  const file = preparePublicFile(path)
  const image = sharp(typeof source === 'string' ? Buffer.from(source) : source)
  const stem = file.slice(0, -extname(file).length)
  const fallback = image.clone().resize({ width })
  if (file.endsWith('.png')) await fallback.png({ palette: true, quality: 90, effort: 9 }).toFile(file)
  else await fallback.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toFile(file)
  for (const size of widths) {
    await image.clone().resize({ width: size }).avif({ quality, effort: 5 }).toFile(`${stem}-${size}.avif`)
  }
}
