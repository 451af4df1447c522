import type { Pixels } from '../algorithms/pixels.ts'
import { loadPicture, UnreadablePicture } from '../load-picture.ts'
import { createInspector } from '../model.ts'
import { drawSample, samples } from '../samples/samples.ts'
import { photoSettings, type Settings } from '../settings.ts'
import { judge, learnNorm } from './norm.ts'
import { cutParts } from './parts.ts'
import { type Patches, toPatches } from './patches.ts'
import { findPlace } from './place.ts'
import { plateSamples } from './plate-samples.ts'
import { maxPictures, type Opened, type PictureSet, type Report, type Request, type Response } from './protocol.ts'

type Loaded = { readonly name: string; readonly pixels: Pixels }

let patches: readonly Patches[] = []

/** The longest side of a picture on screen, in pixels. */
const maxShownSide = 480

self.addEventListener('message', async (event: MessageEvent<Request>) => {
  try {
    await answer(event.data)
  } catch (error) {
    const message =
      error instanceof UnreadablePicture
        ? error.message
        : `Learning failed: ${error instanceof Error ? error.message : 'unknown reason'}. Try fewer or smaller pictures.`
    reply({ kind: 'failed', message }, [])
  }
})

async function answer(request: Request): Promise<void> {
  if (request.kind === 'judge') {
    const report = learnAndJudge(request.good)
    reply(
      { kind: 'judged', report },
      report.judged.map(({ map }) => map.buffer),
    )
    return
  }
  const loaded = await load(request.set)
  patches = loaded.map(({ pixels }) => toPatches(pixels))
  const pictures = await Promise.all(loaded.map(toOpened))
  const good =
    request.set.kind === 'plates' ? plateSamples.flatMap(({ isMarked }, index) => (isMarked ? [index] : [])) : []
  reply(
    { kind: 'opened', pictures, good },
    pictures.map(({ picture }) => picture),
  )
}

function learnAndJudge(good: readonly number[]): Report {
  const start = performance.now()
  const chosen = good.flatMap(index => patches[index] ?? [])
  const norm = learnNorm(chosen)
  const judgingStart = performance.now()
  const judged = patches.map((one, index) => {
    const rank = good.indexOf(index)
    const { score, map } = norm.goodJudgments[rank] ?? judge(one, norm)
    const { columns, rows } = one
    return { score, map, columns, rows, place: findPlace({ map, columns, rows }) }
  })
  return {
    good,
    judged,
    learningMs: judgingStart - start,
    judgingMs: performance.now() - judgingStart,
  }
}

async function load(set: PictureSet): Promise<readonly Loaded[]> {
  if (set.kind === 'plates') return plateSamples.map(({ name, draw }) => ({ name, pixels: draw() }))
  if (set.kind === 'washers') return toParts(drawSample('washers').pixels, samples.washers.settings)
  if (set.kind === 'parts') return toParts((await read(set.file)).pixels, photoSettings)
  return Promise.all(set.files.slice(0, maxPictures).map(read))
}

async function read(file: File): Promise<Loaded> {
  const { pixels, picture } = await loadPicture({ kind: 'file', file })
  picture.close()
  return { name: file.name, pixels }
}

function toParts(pixels: Pixels, settings: Settings): readonly Loaded[] {
  const { findings } = createInspector(pixels, () => performance.now())(settings)
  if (findings.length === 0)
    throw new UnreadablePicture('No object stands out in this picture, so there are no parts to cut out.')
  return cutParts(pixels, findings.slice(0, maxPictures)).map((part, index) => ({
    name: `Part ${index + 1}`,
    pixels: part,
  }))
}

async function toOpened({ name, pixels }: Loaded): Promise<Opened> {
  const { width, height } = pixels
  const scale = Math.min(1, maxShownSide / Math.max(width, height))
  const image = new ImageData(pixels.data, width, height)
  const picture = await createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'medium',
  })
  return { name, picture }
}

function reply(response: Response, transfer: Transferable[]): void {
  self.postMessage(response, { transfer })
}
