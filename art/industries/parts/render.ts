import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { layerSize } from './layers.ts'
import type { RenderJob } from './render-worker.ts'

const entry = new URL('./render-worker.ts', import.meta.url).href
// A worker does not inherit tsx on Node 20, and `execArgv` comes too late to load its first file: it asks for tsx itself.
const startWorker = `import('tsx/esm/api').then(tsx => { tsx.register(); return import(require('node:worker_threads').workerData.entry) })`

type Order = Omit<RenderJob, 'layers' | 'nextRow'>

/** Traces a scene on every core; gives fourteen numbers a pixel, as `layers.ts` lists them. */
export async function render(order: Order): Promise<Float32Array> {
  const layers = new SharedArrayBuffer(order.width * order.height * layerSize * 4)
  const nextRow = new SharedArrayBuffer(4)
  const workerData: RenderJob = { ...order, layers, nextRow }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => finishOf(workerData)))
  return new Float32Array(layers)
}

function finishOf(workerData: RenderJob): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(startWorker, { eval: true, workerData: { ...workerData, entry } })
    worker.once('error', reject)
    worker.once('exit', code => (code === 0 ? resolve() : reject(new Error(`A render worker ended with code ${code}`))))
  })
}
