import type { Pixels } from '../algorithms/pixels.ts'
import { UnreadablePicture } from '../measuring/load-picture.ts'
import { type Loaded, loadSet } from './load-set.ts'
import { judge, learnNorm, minGoodPictures } from './norm.ts'
import { type Patches, toPatches } from './patches.ts'
import { findPlace } from './place.ts'
import { plateSamples } from './plate-samples.ts'
import type { Opened, PictureSet, Report, Request, Response } from './protocol.ts'

let patches: readonly Patches[] = []

/** The sample's pictures until they are learned from: they are shown before that. */
let plates: readonly Pixels[] = []

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
  const pictures: Opened[] = []
  const opened: Patches[] = []
  const isPlates = request.set.kind === 'plates'
  const unread: Pixels[] = []
  const notes = await loadSet(request.set, async picture => {
    if (isPlates) unread.push(picture.pixels)
    else opened.push(toPatches(picture.pixels))
    pictures.push(await toOpened(picture))
  })
  patches = opened
  plates = unread
  const good = findGood(request.set, pictures.length)
  reply(
    { kind: 'opened', pictures, good, notes },
    pictures.map(({ picture }) => picture),
  )
}

/** Which pictures count as good at first: those of the sample that are, those that were, or the visitor's first three. */
function findGood(set: PictureSet, count: number): readonly number[] {
  if (set.kind === 'plates') return plateSamples.flatMap(({ isMarked }, index) => (isMarked ? [index] : []))
  if (set.kind !== 'files') return []
  return set.good ?? (count < minGoodPictures ? [] : Array.from({ length: minGoodPictures }, (_, index) => index))
}

function learnAndJudge(good: readonly number[]): Report {
  const start = performance.now()
  if (plates.length > 0) {
    patches = plates.map(toPatches)
    plates = []
  }
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
