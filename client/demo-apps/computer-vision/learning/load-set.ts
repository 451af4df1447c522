import type { Pixels } from '../algorithms/pixels.ts'
import { loadPicture, UnreadablePicture } from '../load-picture.ts'
import { createInspector } from '../model.ts'
import { drawSample, samples } from '../samples/samples.ts'
import { photoSettings, type Settings } from '../settings.ts'
import { cutParts } from './parts.ts'
import { plateSamples } from './plate-samples.ts'
import { maxPictures, type PictureSet } from './protocol.ts'

export type Loaded = { readonly name: string; readonly pixels: Pixels }
type LoadedSet = {
  readonly loaded: readonly Loaded[]
  /** What was left out, for the visitor. */
  readonly notes: readonly string[]
}

/** Throws UnreadablePicture when no picture can be read. */
export async function loadSet(set: PictureSet): Promise<LoadedSet> {
  if (set.kind === 'plates')
    return { loaded: plateSamples.map(({ name, draw }) => ({ name, pixels: draw() })), notes: [] }
  if (set.kind === 'washers') return toParts(drawSample('washers').pixels, samples.washers.settings)
  if (set.kind === 'parts') return toParts((await read(set.file)).pixels, photoSettings)
  return readAll(set.files)
}

/** One after the other: photographs that are decoded at once would take the memory of a phone. */
async function readAll(files: readonly File[]): Promise<LoadedSet> {
  const loaded: Loaded[] = []
  const notes: string[] = []
  for (const file of files.slice(0, maxPictures)) {
    try {
      loaded.push(await read(file))
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      notes.push(error.message)
    }
  }
  if (loaded.length === 0) throw new UnreadablePicture(notes[0])
  return { loaded, notes: [...notes, ...noteRest(files.length, 'pictures were opened')] }
}

async function read(file: File): Promise<Loaded> {
  const { pixels, picture } = await loadPicture({ kind: 'file', file })
  picture.close()
  return { name: file.name, pixels }
}

function toParts(pixels: Pixels, settings: Settings): LoadedSet {
  const { findings } = createInspector(pixels, () => performance.now())(settings)
  if (findings.length === 0)
    throw new UnreadablePicture('No object stands out in this picture, so there are no parts to cut out.')
  const parts = cutParts(pixels, findings.slice(0, maxPictures))
  return {
    loaded: parts.map((part, index) => ({ name: `Part ${index + 1}`, pixels: part })),
    notes: noteRest(findings.length, 'parts were cut out'),
  }
}

function noteRest(count: number, what: string): readonly string[] {
  return count > maxPictures ? [`Only the first ${maxPictures} of ${count} ${what}.`] : []
}
