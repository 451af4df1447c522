import { UnreadablePicture } from '../measuring/load-picture.ts'
import { type Loaded, loadSet } from './load-set.ts'
import { judge, learnNorm } from './norm.ts'
import { type Patches, toPatches } from './patches.ts'
import { findPlace } from './place.ts'
import { plateSamples } from './plate-samples.ts'
import type { Opened, Report, Request, Response } from './protocol.ts'

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
  const pictures: Opened[] = []
  const opened: Patches[] = []
  const notes = await loadSet(request.set, async picture => {
    opened.push(toPatches(picture.pixels))
    pictures.push(await toOpened(picture))
  })
  patches = opened
  const good =
    request.set.kind === 'plates' ? plateSamples.flatMap(({ isMarked }, index) => (isMarked ? [index] : [])) : []
  reply(
    { kind: 'opened', pictures, good, notes },
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
