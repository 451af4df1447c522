import type { Measurement } from './algorithms/objects.ts'
import type { Pixels, Plane } from './algorithms/pixels.ts'

type Color = readonly [red: number, green: number, blue: number]

/** The design's dark ground; colours that are told apart on it, by those who see red and green alike too. */
const ground: Color = [11, 34, 43]
const line: Color = [240, 181, 107]
const palette: readonly Color[] = [
  [240, 181, 107],
  [168, 213, 186],
  [126, 182, 214],
  [247, 244, 238],
  [214, 142, 122],
  [186, 172, 220],
]

/** The whole number of pixels, in each direction, that one pixel of the view stands for. */
export function toViewScale(width: number, height: number, longest: number): number {
  return Math.max(1, Math.ceil(Math.max(width, height) / longest))
}

/** Edges, made smaller: a pixel of the view is an edge when any pixel that it stands for is. */
export function drawEdges(edges: Plane, scale: number): Pixels {
  const view = createView(edges.width, edges.height, scale)
  for (let y = 0; y < view.height * scale; y++) {
    const row = Math.floor(y / scale) * view.width
    for (let x = 0; x < view.width * scale; x++) {
      if (edges.data[y * edges.width + x] === 255) setColor(view, row + Math.floor(x / scale), line)
    }
  }
  return view
}

/** The objects found, each in a colour unlike that of the next; cut ones dim. */
export function drawBlobs({ labels, objects }: Measurement, width: number, height: number, scale: number): Pixels {
  const view = createView(width, height, scale)
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      const label = labels[y * scale * width + x * scale] ?? 0
      if (label === 0) continue
      const color = palette[label % palette.length] ?? line
      setColor(view, y * view.width + x, objects[label - 1]?.isCut ? dim(color) : color)
    }
  }
  return view
}

function createView(width: number, height: number, scale: number): Pixels {
  const view = {
    width: Math.max(1, Math.floor(width / scale)),
    height: Math.max(1, Math.floor(height / scale)),
  }
  const data = new Uint8ClampedArray(view.width * view.height * 4)
  const whole = { ...view, data }
  for (let i = 0; i < view.width * view.height; i++) setColor(whole, i, ground)
  return whole
}

function setColor({ data }: Pixels, pixel: number, [red, green, blue]: Color): void {
  data[pixel * 4] = red
  data[pixel * 4 + 1] = green
  data[pixel * 4 + 2] = blue
  data[pixel * 4 + 3] = 255
}

function dim([red, green, blue]: Color): Color {
  return [red * 0.4, green * 0.4, blue * 0.4]
}
