import { corners } from '../../scenery/camera.ts'
import { box, type Face, sheet } from '../../scenery/solids.ts'

export function house(): readonly Face[] {
  const walls = box([-9.6, 0, -5.4], [-5.2, 3.2, -2.6], { color: '#e6dfd0', layer: 1 })
  const window = sheet(corners([-7.8, 1.2, -2.55], [-6.4, 1.2, -2.55], [-6.4, 2.5, -2.55], [-7.8, 2.5, -2.55]), {
    color: '#ffd695',
    layer: 2,
  })
  const bars = [
    sheet(corners([-7.15, 1.2, -2.5], [-7.05, 1.2, -2.5], [-7.05, 2.5, -2.5], [-7.15, 2.5, -2.5]), {
      color: '#10303c',
      layer: 3,
    }),
    sheet(corners([-7.8, 1.8, -2.5], [-6.4, 1.8, -2.5], [-6.4, 1.9, -2.5], [-7.8, 1.9, -2.5]), {
      color: '#10303c',
      layer: 3,
    }),
  ]
  const roof = sheet(corners([-10.1, 3, -2.1], [-4.7, 3, -2.1], [-5.2, 5, -4], [-9.6, 5, -4]), {
    color: '#8f3a25',
    layer: 4,
  })
  const gable = sheet(corners([-5.2, 3.2, -2.6], [-5.2, 3.2, -5.4], [-5.2, 5, -4]), { color: '#d9cfb8', layer: 2 })
  return [...walls, window, ...bars, gable, roof]
}
