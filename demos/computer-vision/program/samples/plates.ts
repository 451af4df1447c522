import { createRandom } from '../../../kit/random.ts'
import type { Pixels } from '../algorithms/pixels.ts'
import { box, type Color, createCanvas, expose, fill, type Point, stroke, without } from './drawing.ts'

export const plateFaults = ['scratch', 'pit', 'crack', 'stain'] as const
type Fault = (typeof plateFaults)[number]

const width = 280
const height = 210
const whole = { left: 0, top: 0, right: width, bottom: height }

/** A ground steel plate under a lamp that never stands quite the same; `fault` is drawn at a random place. */
export function drawPlate(seed: number, fault?: Fault): Pixels {
  const random = createRandom(seed)
  const pixels = createCanvas(width, height, [128, 131, 134])
  grind(pixels, random)
  const rim: Color = [84, 88, 92]
  const face = { left: 5, top: 5, right: width - 5, bottom: height - 5 }
  fill(
    pixels,
    whole,
    without(() => -1, box(face, 6)),
    rim,
  )
  const place = { x: 50 + random() * (width - 100), y: 40 + random() * (height - 80) }
  if (fault !== undefined) damage(pixels, random, fault, place)
  light(pixels, random)
  expose(pixels, random, 0.12)
  return pixels
}

/** Strokes of the grinding wheel: whole columns a little lighter or darker, changing slowly from top to bottom. */
function grind({ data }: Pixels, random: () => number): void {
  for (let x = 0; x < width; x++) {
    const depth = (random() + random() + random() - 1.5) * 14
    const phase = random() * 6
    for (let y = 0; y < height; y++) {
      const level = depth * (0.75 + 0.25 * Math.sin(phase + y / 40))
      for (let i = (y * width + x) * 4, end = i + 3; i < end; i++) data[i] = (data[i] ?? 0) + level
    }
  }
}

function damage(pixels: Pixels, random: () => number, fault: Fault, { x, y }: Point): void {
  const turn = random() * Math.PI
  const away = (length: number, angle = turn) => ({ x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length })
  if (fault === 'scratch') fill(pixels, whole, stroke(away(-34, 0.5), away(34, 0.5), 1.8), [196, 199, 201])
  if (fault === 'pit') fill(pixels, whole, stroke({ x, y }, away(3), 9), [62, 64, 67])
  if (fault === 'stain') fill(pixels, whole, stroke(away(-9), away(9), 30), [104, 106, 104])
  if (fault === 'crack') {
    const knees = [-40, -20, 0, 20, 40].map(along => ({ x: x + (random() - 0.5) * 16, y: y + along * 0.7 }))
    for (const [i, knee] of knees.slice(1).entries())
      fill(pixels, whole, stroke(knees[i] ?? knee, knee, 2.4), [74, 76, 80])
  }
}

/** The lamp: brighter on one side, and not every time the same exposure. */
function light({ data }: Pixels, random: () => number): void {
  const exposure = 0.85 + random() * 0.3
  const slope = (random() - 0.5) * 0.3
  for (let i = 0; i < data.length; i++) {
    if (i % 4 < 3) data[i] = (data[i] ?? 0) * exposure * (1 + slope * (((i >> 2) % width) / width - 0.5))
  }
}
