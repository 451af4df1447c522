import type { Pixels } from '../algorithms/pixels.ts'
import { loadPicture, UnreadablePicture } from '../measuring/load-picture.ts'
import { createInspector } from '../measuring/model.ts'
import { drawSample, samples } from '../measuring/samples.ts'
import { photoSettings, type Settings } from '../measuring/settings.ts'
import { cutParts } from './parts.ts'
import { plateSamples } from './plate-samples.ts'
import { maxPictures, type PictureSet } from './protocol.ts'

export type Loaded = { readonly name: string; readonly pixels: Pixels }
type Take = (picture: Loaded) => Promise<void>

/**
 * Hands the pictures on one after the other: all photographs at once would take the memory of a phone. Resolves to what
 * was left out, for the visitor. Throws UnreadablePicture when no picture can be read.
 */
export async function loadSet(set: PictureSet, take: Take): Promise<readonly string[]> {
  if (set.kind === 'files') return readAll(set.files, take)
  if (set.kind === 'washers') return takeParts(drawSample('washers').pixels, samples.washers.settings, take)
  if (set.kind === 'parts') return takeParts((await read(set.file)).pixels, photoSettings, take)
  for (const { name, draw } of plateSamples) await take({ name, pixels: draw() })
  return []
}

async function readAll(files: readonly File[], take: Take): Promise<readonly string[]> {
  const chosen = files.slice(0, maxPictures)
  const notes: string[] = []
  for (const file of chosen) {
    try {
      await take(await read(file))
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      notes.push(error.message)
    }
  }
  if (notes.length === chosen.length) throw new UnreadablePicture(notes.join(' '))
  return [...notes, ...noteRest(files.length, 'pictures were opened')]
}

async function read(file: File): Promise<Loaded> {
  const { pixels, picture } = await loadPicture({ kind: 'file', file })
  picture.close()
  return { name: file.name, pixels }
}

async function takeParts(pixels: Pixels, settings: Settings, take: Take): Promise<readonly string[]> {
  const { findings } = createInspector(pixels, () => performance.now())(settings)
  if (findings.length === 0)
    throw new UnreadablePicture('No object stands out in this picture, so there are no parts to cut out.')
  const parts = cutParts(pixels, findings.slice(0, maxPictures))
  for (const [index, part] of parts.entries()) await take({ name: `Part ${index + 1}`, pixels: part })
  return noteRest(findings.length, 'parts were cut out')
}

function noteRest(count: number, what: string): readonly string[] {
  return count > maxPictures ? [`Only the first ${maxPictures} of ${count} ${what}.`] : []
}
