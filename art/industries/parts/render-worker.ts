import { workerData } from 'node:worker_threads'
import { layerSize } from './layers.ts'
import { toWorld, type Vignette } from './stage.ts'
import { createTracer, type Sample } from './tracer.ts'
import { add, cross, normalize, scale, subtract, type Vec } from './vec.ts'
import type { Camera, IndustryScene, World } from './world.ts'

/** What the main thread hands over; the buffers are shared memory. */
export type RenderJob = {
  /** URL of a module that exports an industry's scene under the name `scene`, or vignettes with the key `scene`. */
  readonly module: string
  readonly scene: string
  readonly kind: 'picture' | 'band' | 'vignette'
  readonly width: number
  readonly height: number
  readonly samples: number
  readonly layers: SharedArrayBuffer
  readonly nextRow: SharedArrayBuffer
}

const enough = 4
/** Sixteen places within a pixel, ordered so that the first four already lie well apart. */
const cells = [0, 10, 2, 8, 5, 15, 7, 13, 1, 11, 3, 9, 4, 14, 6, 12]

await renderRows(workerData)

async function renderRows(job: RenderJob): Promise<void> {
  const world = await loadWorld(job)
  const trace = createTracer(world)
  const shoot = createLens(world.camera, job.width / job.height)
  const layers = new Float32Array(job.layers)
  const next = new Int32Array(job.nextRow)
  for (let row = Atomics.add(next, 0, 1); row < job.height; row = Atomics.add(next, 0, 1)) {
    for (let column = 0; column < job.width; column++) {
      const pixel = row * job.width + column
      const random = createNoise(pixel)
      const totals = new Float64Array(layerSize)
      let [sample, sum, squares] = [0, 0, 0]
      while (sample < job.samples && !(sample >= enough && isSettled(sum, squares, sample))) {
        const cell = cells[sample % cells.length] ?? 0
        const x = column + ((cell % 4) + random()) / 4
        const y = row + (Math.floor(cell / 4) + random()) / 4
        const seen = trace(world.camera.eye, shoot(x / job.width, y / job.height), random)
        collect(totals, seen)
        const bright = 1 - Math.exp(-(seen.lit[1] + seen.clean[1]))
        sum += bright
        squares += bright * bright
        sample++
      }
      for (let k = 0; k < layerSize; k++) layers[pixel * layerSize + k] = (totals[k] ?? 0) / sample
    }
  }
}

async function loadWorld({ module, scene, kind }: RenderJob): Promise<World> {
  if (kind === 'vignette') {
    const { useCases }: { useCases: Readonly<Record<string, Vignette>> } = await import(module)
    const vignette = useCases[scene]
    if (vignette) return toWorld(vignette)
  } else {
    const scenes: Record<string, IndustryScene> = await import(module)
    const world = scenes[scene]?.[kind].world()
    if (world) return world
  }
  throw new Error(`${module} exports no ${kind} named ${scene}`)
}

/** Quiet places, such as open sky, need few samples; edges and soft shadows get all that are allowed. */
function isSettled(sum: number, squares: number, count: number): boolean {
  return squares / count - (sum / count) ** 2 < 0.0009
}

function collect(totals: Float64Array, { lit, clean, albedo, normal, depth, shaft }: Sample): void {
  // A ceiling on single samples: lamps seen in glass would otherwise leave sparkles.
  const numbers = [Math.min(lit[0], 6), Math.min(lit[1], 6), Math.min(lit[2], 6), ...clean, ...albedo, ...normal]
  numbers.push(Math.min(depth, 1e4), shaft)
  for (let k = 0; k < layerSize; k++) totals[k] = (totals[k] ?? 0) + (numbers[k] ?? 0)
}

/** Directions through the picture; x and y run from 0 at the top left to 1. */
function createLens(camera: Camera, ratio: number): (x: number, y: number) => Vec {
  const straight = normalize(subtract(camera.target, camera.eye))
  const flat = Math.hypot(straight[0], straight[2])
  const forward: Vec = camera.upright ? [straight[0] / flat, 0, straight[2] / flat] : straight
  const shift = camera.upright ? straight[1] / flat : 0
  const right = normalize(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const half = Math.tan((camera.view * Math.PI) / 360)
  return (x, y) =>
    normalize(add(forward, add(scale(right, (x * 2 - 1) * half * ratio), scale(up, (1 - y * 2) * half + shift))))
}

function createNoise(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bf03635
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
