import { toBackgroundDistance } from '../algorithms/background.ts'
import { blur } from '../algorithms/blur.ts'
import { findComponents } from '../algorithms/components.ts'
import { findEdges } from '../algorithms/edges.ts'
import { evenLight } from '../algorithms/light.ts'
import { type Measurement, measureObjects } from '../algorithms/objects.ts'
import { type Pixels, type Plane, toGray } from '../algorithms/pixels.ts'
import { findOtsuThreshold, guessObjects, type Split, toHistogram, toMask, toSplit } from '../algorithms/threshold.ts'
import { inReadingOrder } from './reading-order.ts'
import { type Finding, scoreObjects } from './scoring.ts'
import { type Settings, toBlurRadius } from './settings.ts'

export type Timing = { readonly stage: string; readonly ms: number }

export type Inspection = {
  readonly findings: readonly Finding[]
  /** Number of objects left out because the border cuts them. */
  readonly leftOut: number
  readonly threshold: number
  readonly contrast: number
  readonly objects: 'light' | 'dark'
  readonly edgePixels: number
  readonly timings: readonly Timing[]
}

export type InspectionWithPlanes = Inspection & { readonly measurement: Measurement; readonly edges: Plane }

/** Below this difference in brightness the threshold would only split noise. */
const minContrast = 12

/**
 * Returns a function that inspects the picture with given settings and caches the steps whose settings have not
 * changed. `now` (milliseconds) is only for the timings.
 */
export function createInspector(pixels: Pixels, now: () => number): (settings: Settings) => InspectionWithPlanes {
  const watch = createStopwatch(now)
  const gray = watch.run('Grayscale', () => toGray(pixels))
  const distanceCache = createCache<Plane>()
  const inspect = createPlaneInspector(gray, watch.timings, now)
  return settings =>
    inspect(settings, run =>
      distanceCache.get('', () => run('Difference from the background', () => toBackgroundDistance(pixels))),
    )
}

type Run = ReturnType<typeof createStopwatch>['run']

function createPlaneInspector(gray: Plane, loading: readonly Timing[], now: () => number) {
  const evenCache = createCache<Plane>()
  const smoothCache = createCache<ReturnType<typeof smoothen>>()
  const edgesCache = createCache<Plane>()
  let earlier = loading

  return (settings: Settings, findDistance: (run: Run) => Plane): InspectionWithPlanes => {
    const watch = createStopwatch(now, earlier)
    earlier = []
    const radius = toBlurRadius(settings.smoothing, gray.width, gray.height)
    const smoothKey = `${settings.separatesBy} ${settings.evensLight} ${radius}`
    const even = settings.evensLight
      ? evenCache.get('even', () => watch.run('Evening out the lighting', () => evenLight(gray)))
      : gray
    const separated = settings.separatesBy === 'background' ? findDistance(watch.run) : even
    const { smooth, histogram, otsu } = smoothCache.get(smoothKey, () =>
      watch.run('Smoothing and Otsu threshold', () => smoothen(separated, radius)),
    )
    const edges = edgesCache.get(`${smoothKey} ${settings.edgePercent}`, () =>
      watch.run('Canny edges', () => findEdges(smooth, settings.edgePercent / 100)),
    )
    const split = toSplit(histogram, settings.threshold === 'auto' ? otsu : settings.threshold)
    const objects = settings.objects === 'auto' ? guessObjects(smooth, split.threshold) : settings.objects
    const measurement = watch.run('Connected components and measures', () =>
      measure({ even, smooth, objects, split, minAreaPercent: settings.minAreaPercent }),
    )
    const counted = measurement.objects.filter(object => settings.countsCut || !object.isCut)
    const findings = watch.run('Defect scores', () =>
      scoreObjects(inReadingOrder(counted), { ...settings, contrast: split.contrast }),
    )
    return {
      findings,
      leftOut: measurement.objects.length - counted.length,
      ...split,
      objects,
      edgePixels: countEdges(edges),
      timings: watch.timings,
      measurement,
      edges,
    }
  }
}

function smoothen(even: Plane, radius: number) {
  const smooth = blur(even, radius)
  const histogram = toHistogram(smooth)
  return { smooth, histogram, otsu: findOtsuThreshold(histogram) }
}

type Measuring = {
  readonly even: Plane
  readonly smooth: Plane
  readonly objects: 'light' | 'dark'
  readonly split: Split
  readonly minAreaPercent: number
}

function measure({ even, smooth, objects, split, minAreaPercent }: Measuring): Measurement {
  const pixels = even.width * even.height
  if (split.contrast < minContrast) return { objects: [], labels: new Int32Array(pixels) }
  const mask = toMask(smooth, split.threshold, objects)
  return measureObjects(even, mask, findComponents(mask), Math.max(4, (pixels * minAreaPercent) / 100))
}

function countEdges({ data }: Plane): number {
  let count = 0
  for (let i = 0; i < data.length; i++) count += (data[i] ?? 0) >> 7
  return count
}

function createStopwatch(now: () => number, earlier: readonly Timing[] = []) {
  const timings = [...earlier]
  function run<T>(stage: string, work: () => T): T {
    const start = now()
    const result = work()
    timings.push({ stage, ms: now() - start })
    return result
  }
  return { run, timings }
}

/** A cache of one value, computed again when the key changes. */
function createCache<T>() {
  let cached: { readonly key: string; readonly value: T } | undefined
  return {
    get(key: string, compute: () => T): T {
      if (cached?.key !== key) cached = { key, value: compute() }
      return cached.value
    },
  }
}
