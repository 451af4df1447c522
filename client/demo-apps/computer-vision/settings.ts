/** What an object is compared by. */
export const features = ['size', 'outline', 'hole', 'shade'] as const
export type Feature = (typeof features)[number]

export type Settings = {
  /** Brightness that parts objects from ground, 0 to 254; `auto` is Otsu's. */
  readonly threshold: number | 'auto'
  readonly evensLight: boolean
  readonly objects: 'auto' | 'light' | 'dark'
  /** 0 (none) to 5; the blur's radius follows the picture's size. */
  readonly smoothing: number
  /** Percent of the picture below which an object is a speck. */
  readonly minAreaPercent: number
  /** Percent of the steepest slope that starts an edge. */
  readonly edgePercent: number
  /** Score, in percent, from which an object is a defect. */
  readonly tolerancePercent: number
  readonly compare: readonly Feature[]
  readonly countsCut: boolean
  /** How many objects there ought to be, where known. */
  readonly expected: number | undefined
}

export const minAreaSteps = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5] as const

export const defaultSettings: Settings = {
  threshold: 'auto',
  evensLight: false,
  objects: 'auto',
  smoothing: 2,
  minAreaPercent: 0.05,
  edgePercent: 25,
  tolerancePercent: 15,
  compare: features,
  countsCut: false,
  expected: undefined,
}

/** The blur's radius in pixels: with a given smoothing, large and small photos of one scene are blurred alike. */
export function toBlurRadius(smoothing: number, width: number, height: number): number {
  if (smoothing === 0) return 0
  return Math.max(1, Math.round((smoothing * Math.max(width, height)) / 2400))
}
