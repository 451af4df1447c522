import { line, shape, times } from './frame.ts'

/** A red seal with its ribbons; the stamp in it is an arch. */
export function waxSeal(): string {
  const edge = times(12, i => {
    const [angle, reach] = [(i / 12) * Math.PI * 2, i % 2 ? 21 : 24]
    return `${i ? 'L' : 'M'}${(Math.cos(angle) * reach).toFixed(1)},${(Math.sin(angle) * reach).toFixed(1)}`
  }).join('')
  const tails =
    shape('M-10,12L-18,52L-7,44L-2,54L2,14Z', '#f0d9a8') + shape('M2,14L10,54L16,43L24,48L12,10Z', '#e0c28a')
  return (
    tails +
    shape(`${edge}Z`, '#c2401f') +
    `<circle r="14" fill="#a63d24"/>` +
    line('M-8,3A8.5,8.5 0 0 1 8,3M-10,4H10M-4,4V0M4,4V0', '#f3a58a', 2.6)
  )
}
