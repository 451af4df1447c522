import { dusk } from './lights.ts'
import { matte, tone } from './material.ts'
import { createModel, type Model } from './model.ts'
import { quad } from './solids.ts'
import { mix, scale, times, type Vec } from './vec.ts'
import type { World } from './world.ts'
import type { PaletteColor } from '../../toolkit/palette.ts'

/** A small scene of the work, on a studio backdrop. It fills about 4.6 (x) by 2.8 (y) by 3 (z) around the origin. */
export type Vignette = {
  /** Color of the backdrop. */
  readonly ground: PaletteColor
  readonly draw: (model: Model) => void
  /** Angle of the camera about the scene, in radians; 0 looks along -z. */
  readonly turn?: number
  /** Height of the camera over the ground; default 3.6. */
  readonly height?: number
  /** Width of the scene that the picture shows; default 5.6. */
  readonly width?: number
  /** The point in the middle of the picture. */
  readonly target?: Vec
}

const distance = 12

export function toWorld({ ground, draw, turn = 0.45, height = 3.6, width = 5.6, target = [0, 0.9, 0] }: Vignette): World {
  const model = createModel()
  model.within({ turn }, () => backdrop(model, ground))
  draw(model)
  const light = dusk([-0.55 + turn, 0.9, 0.75], { ambient: 0.95, focus: 3 })
  const view = (Math.atan((width * 0.625) / 2 / distance) * 360) / Math.PI
  return {
    model,
    camera: { eye: [Math.sin(turn) * distance, height, Math.cos(turn) * distance], target, view },
    light: {
      ...light,
      sun: { ...light.sun, color: scale(mix(tone('white'), tone('lampLight'), 0.45), 2.5) },
      sky: () => mix(tone('white'), tone('lampLight'), 0.2),
      fog: { color: tone('haze'), glow: tone('haze'), density: 0, height: 60 },
    },
  }
}

/** A floor that curves up into a wall, as in a photographer's studio. */
function backdrop(model: Model, color: PaletteColor): void {
  const paper = matte(color)
  const [half, steps, radius, back] = [40, 12, 6, -5]
  const profile: readonly (readonly [number, number])[] = [
    [30, 0],
    ...times(steps + 1, i => {
      const angle = (i / steps) * (Math.PI / 2)
      return [back - Math.sin(angle) * radius, radius - Math.cos(angle) * radius] as const
    }),
    [back - radius, 30],
  ]
  profile.slice(1).forEach(([z, y], index) => {
    const [fromZ, fromY] = profile[index] ?? [z, y]
    quad(
      model,
      [
        [-half, fromY, fromZ],
        [half, fromY, fromZ],
        [half, y, z],
        [-half, y, z],
      ],
      paper,
    )
  })
}
