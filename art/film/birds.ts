import { mix } from '../scenery/color.ts'
import { stroke } from '../scenery/svg.ts'
import { palette } from '../toolkit/palette.ts'
import { progress } from './timeline.ts'

const flock = [
  { x: 0, y: 0, phase: 0 },
  { x: -34, y: 16, phase: 1.1 },
  { x: -30, y: -14, phase: 2.4 },
  { x: -66, y: 30, phase: 3.3 },
  { x: -62, y: -26, phase: 4.6 },
] as const

/** A few birds that cross the morning sky. */
export function drawBirds(t: number): string {
  if (t > 10) return ''
  const along = progress(t, [0.5, 10])
  const fade = Math.min(1, along * 8, (1 - along) * 8)
  const color = mix(palette.river, palette.mist, 0.3)
  return flock
    .map(({ x, y, phase }) => {
      const [left, top] = [300 + along * 620 + x, 178 - along * 60 + y + Math.sin(t + phase) * 4]
      const flap = 5 + 4 * Math.sin(t * 7 + phase)
      return stroke(
        [
          [left - 11, top - flap],
          [left - 4, top - flap * 0.4],
          [left, top],
          [left + 4, top - flap * 0.4],
          [left + 11, top - flap],
        ],
        color,
        2,
        `opacity="${(fade * 0.8).toFixed(3)}"`,
      )
    })
    .join('')
}
