import { blur } from './algorithms/blur.ts'
import { findComponents } from './algorithms/components.ts'
import { findEdges } from './algorithms/edges.ts'
import { evenLight } from './algorithms/light.ts'
import { type Measurement, measureObjects } from './algorithms/objects.ts'
import { type Pixels, type Plane, toGray } from './algorithms/pixels.ts'
import { findOtsuThreshold, guessObjects, type Split, toHistogram, toMask, toSplit } from './algorithms/threshold.ts'
import { inReadingOrder } from './reading-order.ts'
import { type Finding, scoreObjects } from './scoring.ts'
import { type Settings, toBlurRadius } from './settings.ts'

export type Timing = { readonly stage: string; readonly ms: number }

export type Inspection = {
  readonly findings: readonly Finding[]
  /** Objects that the border cuts and that were therefore left out. */
  readonly leftOut: number
  readonly threshold: number
  readonly contrast: number
  readonly objects: 'light' | 'dark'
  readonly edgePixels: number
  readonly timings: readonly Timing[]
}

export type InspectionWithPlanes = Inspection & { readonly measurement: Measurement; readonly edges: Plane }

/** Below this difference of brightness, a threshold would part noise from noise. */
const leastContrast = 12

/**
 * Takes a picture in and gives the function that inspects it with given settings, as often as they change: what
 * depends on unchanged settings is kept. The clock (milliseconds) is for the timings only.
 */
export function createInspector(pixels: Pixels, now: () => number): (settings: Settings) => InspectionWithPlanes {
  const watch = createStopwatch(now)
  const gray = watch.run('Grayscale', () => toGray(pixels))
  // In a function of its own, so that nothing holds on to the colours: 48 MB for a photo of 12 megapixels.
  return createGrayInspector(gray, watch.timings, now)
}

function createGrayInspector(gray: Plane, loading: readonly Timing[], now: () => number) {
  const keepEven = createKeeper<Plane>()
  const keepSmooth = createKeeper<ReturnType<typeof smoothen>>()
  const keepEdges = createKeeper<Plane>()
  let earlier = loading

  return (settings: Settings): InspectionWithPlanes => {
    const watch = createStopwatch(now, earlier)
    earlier = []
    const radius = toBlurRadius(settings.smoothing, gray.width, gray.height)
    const smoothKey = `${settings.evensLight} ${radius}`
    const even = settings.evensLight
      ? keepEven('even', () => watch.run('Evening out the light', () => evenLight(gray)))
      : gray
    const { smooth, histogram, otsu } = keepSmooth(smoothKey, () =>
      watch.run('Smoothing and Otsu threshold', () => smoothen(even, radius)),
    )
    const edges = keepEdges(`${smoothKey} ${settings.edgePercent}`, () =>
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
  if (split.contrast < leastContrast) return { objects: [], labels: new Int32Array(pixels) }
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

/** Remembers the last value, and makes a new one only for another key. */
function createKeeper<T>(): (key: string, make: () => T) => T {
  let kept: { readonly key: string; readonly value: T } | undefined
  return (key, make) => {
    if (kept?.key !== key) kept = { key, value: make() }
    return kept.value
  }
}
