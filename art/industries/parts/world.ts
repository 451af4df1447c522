import type { Model } from './model.ts'
import type { Vec } from './vec.ts'

export type Camera = {
  readonly eye: Vec
  readonly target: Vec
  /** Vertical angle of view in degrees. */
  readonly view: number
  /** Keeps verticals vertical, as an architect's camera does: the lens shifts instead of tilting. */
  readonly upright?: boolean
}

/** A small round source; `color` carries its strength, which falls with the square of the distance. */
export type Lamp = { readonly at: Vec; readonly radius: number; readonly color: Vec }

export type Light = {
  /** `toward` points to it; `softness` is its radius as an angle, which softens shadows. */
  readonly sun: { readonly toward: Vec; readonly color: Vec; readonly softness: number }
  /** Colour of the open sky in a direction. */
  readonly sky: (direction: Vec) => Vec
  /** How much of the sky's light reaches surfaces; 1 is as seen. */
  readonly ambient: number
  readonly lamps?: readonly Lamp[]
  /** Haze: `density` per metre at y 0, thinning by e every `height` metres; `glow` is its colour towards the sun. */
  readonly fog?: { readonly color: Vec; readonly glow: Vec; readonly density: number; readonly height: number }
  /** Dust that shows sunbeams: brightness per metre of lit air between two distances from the eye. */
  readonly shafts?: { readonly density: number; readonly near: number; readonly far: number }
}

/** Everything one picture needs. */
export type World = { readonly model: Model; readonly camera: Camera; readonly light: Light }

/** How the traced light becomes ink. */
export type Finish = {
  readonly exposure: number
  readonly bloom?: number
  readonly grain?: number
  readonly vignette?: number
  /** White balance: what each channel is multiplied by. */
  readonly balance?: Vec
}

/** What an industry's script exports: its picture, and the wide dark band of the same world. */
export type IndustryScene = {
  readonly picture: { readonly world: () => World; readonly finish: Finish }
  readonly band: { readonly world: () => World; readonly finish: Finish & BandFinish }
}

export type BandFinish = {
  /** Where text stands, as shares of the width, and how much of the motif is held back there, 0 to 1. */
  readonly quiet: { readonly from: number; readonly to: number; readonly hush: number }
}
