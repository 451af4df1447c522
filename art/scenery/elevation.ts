import { createCamera } from './camera.ts'
import { mix } from './color.ts'
import { type BridgeLook, type BridgePlan, coveredBridge } from './covered-bridge.ts'
import { type Light, paintSolids } from './paint-solids.ts'
import type { Point, Size } from './svg.ts'

type Elevation = {
  /** Left end of the deck in the picture, and how long the bridge is there in pixels. */
  readonly at: Point
  readonly width: number
  readonly plan: BridgePlan
  readonly look: BridgeLook
  readonly light: Light
  /** Share of haze over all of it, 0 to 1, and its colour. */
  readonly haze?: { readonly color: string; readonly share: number }
}

/** A covered bridge from the side, as from far away: for the middle distance of a landscape. */
export function bridgeFromTheSide(size: Size, { at, width, plan, look, light, haze }: Elevation): string {
  const { from, to } = plan
  const distance = (to - from) * 5
  const eye = [(from + to) / 2, 3, distance] as const
  const fieldOfView = (2 * Math.atan(((to - from) * size.width) / width / 2 / distance) * 180) / Math.PI
  const shift: Point = [at[0] + width / 2 - size.width / 2, at[1] - size.height / 2 - (3 * width) / (to - from)]
  const camera = createCamera(size, { eye, target: [eye[0], 3, 0], fieldOfView, shift })
  const veil = (color: string) => (haze ? mix(color, haze.color, haze.share) : color)
  const faces = coveredBridge(plan, look).map(face => ({ ...face, color: veil(face.color) }))
  return paintSolids(camera, faces, light)
}
