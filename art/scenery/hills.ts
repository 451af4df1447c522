import { createRandom } from '../toolkit/random.ts'
import { linearGradient, type Point, round, type Size, stops, toPoints } from './svg.ts'

type Ridge = {
  readonly seed: string
  /** Height of the ridge in the picture where the noise is 0. */
  readonly y: number
  /** How far the ridge rises and falls. */
  readonly amplitude: number
  /** Added to y, for a share 0..1 of the width: the shape of the valley. */
  readonly shape?: (share: number) => number
  /** Size of the tree crowns on the ridge; 0 for bare ground. */
  readonly crowns?: number
}

type HillColors = { readonly top: string; readonly foot: string; readonly footY: number }

/** One sheet of hills, `top` at the ridge and fading into the haze colour `foot` at `footY`. */
export function hills(size: Size, ridge: Ridge, { top, foot, footY }: HillColors): string {
  const line = ridgeLine(size, ridge)
  const highest = Math.min(...line.map(([, y]) => y))
  const paint = linearGradient([0, highest], [0, footY], stops([0, top], [1, foot]))
  return `${paint.defs}<path d="${toOutline(size, line, ridge)}" fill="${paint.fill}"/>`
}

export function ridgeLine({ width }: Size, { seed, y, amplitude, shape = () => 0 }: Ridge): readonly Point[] {
  const random = createRandom(seed)
  const waves = [1, 1.9, 3.7, 7.1, 13].map(frequency => ({
    frequency: frequency * random.between(0.8, 1.2),
    phase: random.between(0, Math.PI * 2),
    share: 1 / frequency ** 1.1,
  }))
  const steps = 160
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const noise = waves.reduce((sum, w) => sum + Math.sin(share * w.frequency * Math.PI * 2 + w.phase) * w.share, 0)
    return [share * width, y + shape(share) - noise * amplitude * 0.6] as const
  })
}

function toOutline({ width, height }: Size, line: readonly Point[], { seed, crowns = 0 }: Ridge): string {
  const edge = crowns > 0 ? crownEdge(line, crowns, seed) : `M${toPoints(line)}`
  return `${edge} L${width},${height} L0,${height} Z`
}

/** Walks the ridge in arcs, as the edge of a wood seen from afar. */
function crownEdge(line: readonly Point[], crowns: number, seed: string): string {
  const random = createRandom(`${seed} crowns`)
  const heightAt = (x: number) => {
    const after = line.findIndex(([px]) => px >= x)
    const [b, a] = [line[Math.max(1, after)], line[Math.max(0, after - 1)]]
    if (!a || !b) return 0
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  const end = line.at(-1)?.[0] ?? 0
  let x = line[0]?.[0] ?? 0
  let d = `M${round(x)},${round(heightAt(x))}`
  while (x < end) {
    const step = crowns * random.between(0.5, 1.5)
    x = Math.min(end, x + step)
    const lift = random.between(-0.35, 0.35) * crowns
    d += `A${round(step * 0.62)},${round(step * random.between(0.6, 0.95))} 0 0 1 ${round(x)},${round(heightAt(x) + lift)}`
  }
  return d
}
