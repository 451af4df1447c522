import { type Loaded, loadPicture, UnreadablePicture } from './load-picture.ts'
import { createInspector, type InspectionWithPlanes, type Timing } from './model.ts'
import { maxViewSide, type Report, type Request, type Response } from './protocol.ts'
import type { Settings } from './settings.ts'
import { drawBlobs, drawEdges, toViewScale } from './views.ts'

type Inspect = (settings: Settings) => InspectionWithPlanes

let current: { readonly inspect: Inspect; readonly size: Pick<Report, 'width' | 'height' | 'original'> } | undefined

const now = () => performance.now()

self.addEventListener('message', async (event: MessageEvent<Request>) => {
  try {
    await answer(event.data)
  } catch (error) {
    const message =
      error instanceof UnreadablePicture
        ? error.message
        : `The inspection failed: ${error instanceof Error ? error.message : 'unknown reason'}. Try a smaller picture.`
    reply({ kind: 'failed', message }, [])
  }
})

async function answer({ settings, source }: Request): Promise<void> {
  const start = now()
  const loaded = source === undefined ? undefined : await loadPicture(source)
  if (loaded !== undefined) current = open(loaded)
  if (current === undefined) throw new Error('no picture was loaded')
  const loading: Timing = { stage: source?.kind === 'sample' ? 'Drawing the sample' : 'Decoding', ms: now() - start }
  const { measurement, edges, ...inspection } = current.inspect(settings)
  const viewStart = now()
  const scale = toViewScale(current.size.width, current.size.height, maxViewSide)
  const views = {
    blobs: drawBlobs(measurement, current.size.width, current.size.height, scale),
    edges: drawEdges(edges, scale),
  }
  const drawing: Timing = { stage: 'Pictures of blobs and edges', ms: now() - viewStart }
  const timings = [...(loaded === undefined ? [] : [loading]), ...inspection.timings, drawing]
  const report: Report = { ...inspection, ...current.size, views, timings }
  const buffers = [views.blobs.data.buffer, views.edges.data.buffer]
  if (loaded === undefined) reply({ kind: 'inspected', report }, buffers)
  else reply({ kind: 'inspected', report, picture: loaded.picture }, [...buffers, loaded.picture])
}

function open({ pixels, original }: Loaded) {
  const size = {
    width: pixels.width,
    height: pixels.height,
    original: { width: original.width, height: original.height },
  }
  return { inspect: createInspector(pixels, now), size }
}

function reply(response: Response, transfer: Transferable[]): void {
  self.postMessage(response, { transfer })
}
