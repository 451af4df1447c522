import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { preparePublicFile } from '../../toolkit/site-files.ts'

const maxBytes = 195_000
/** A lower quality means fewer colours in the palette; dithering costs bytes, so it fades too. */
const attempts = [
  { quality: 90, dither: 0.6 },
  { quality: 72, dither: 0.5 },
  { quality: 60, dither: 0.5 },
  { quality: 48, dither: 0.4 },
  { quality: 36, dither: 0.3 },
  { quality: 20, dither: 0.2 },
] as const

/** Writes the PNG for browsers without AVIF in the most colours that stay under 200 kB. Give it the picture without grain. */
export async function saveFallback(path: string, source: Buffer, width: number): Promise<number> {
  let file = Buffer.alloc(0)
  for (const { quality, dither } of attempts) {
    file = await sharp(source).resize({ width }).png({ palette: true, quality, dither, effort: 7 }).toBuffer()
    if (file.length <= maxBytes) break
  }
  await writeFile(preparePublicFile(path), file)
  return file.length
}
