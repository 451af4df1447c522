/** The features by which objects are compared. */
export const features = ['size', 'outline', 'hole', 'shade'] as const
export type Feature = (typeof features)[number]

export type Settings = {
  /** Brightness that separates objects from background, 0 to 254; `auto` is Otsu's threshold. */
  readonly threshold: number | 'auto'
  readonly evensLight: boolean
  /** By brightness, or by how far light and color are from the background's. */
  readonly separatesBy: 'brightness' | 'background'
  readonly objects: 'auto' | 'light' | 'dark'
  /** 0 (none) to 6; the blur radius scales with the picture. */
  readonly smoothing: number
  /** Smaller objects are ignored as specks; percent of the picture. */
  readonly minAreaPercent: number
  /** Slope that starts an edge, in percent of the steepest. */
  readonly edgePercent: number
  /** An object with a higher score, in percent, is a defect. */
  readonly tolerancePercent: number
  readonly compare: readonly Feature[]
  readonly countsCut: boolean
  /** Expected number of objects, if known. */
  readonly expected: number | undefined
  /** Numbers of the objects that the visitor marked as good; with none, the usual one is the norm. */
  readonly good: readonly number[]
}

export const minAreaSteps = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5] as const

export const defaultSettings: Settings = {
  threshold: 'auto',
  evensLight: false,
  separatesBy: 'brightness',
  objects: 'auto',
  smoothing: 2,
  minAreaPercent: 0.05,
  edgePercent: 25,
  tolerancePercent: 15,
  compare: features,
  countsCut: false,
  expected: undefined,
  good: [],
}

/** For pictures of which nothing is known: light is rarely even, and the ground rarely plain. */
export const photoSettings: Settings = { ...defaultSettings, evensLight: true, separatesBy: 'background' }

/** Blur radius in pixels, proportional to the picture: large and small photos of a scene are blurred alike. */
export function toBlurRadius(smoothing: number, width: number, height: number): number {
  if (smoothing === 0) return 0
  return Math.max(1, Math.round((smoothing * Math.max(width, height)) / 2400))
}
