import type { Measurement } from '../algorithms/objects.ts'
import type { Pixels, Plane } from '../algorithms/pixels.ts'

type Color = readonly [red: number, green: number, blue: number]

// Distinguishable on the dark background, also with red-green color blindness.
const background: Color = [11, 34, 43]
const line: Color = [240, 181, 107]
const palette: readonly Color[] = [
  [240, 181, 107],
  [168, 213, 186],
  [126, 182, 214],
  [247, 244, 238],
  [214, 142, 122],
  [186, 172, 220],
]

/** How many pixels of the picture one pixel of the view covers in each direction, a whole number. */
export function toViewScale(width: number, height: number, maxSide: number): number {
  return Math.max(1, Math.ceil(Math.max(width, height) / maxSide))
}

/** Draws the edges at view size: a view pixel is an edge when any pixel it covers is. */
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

/** Draws the objects, neighbors in different colors; cut ones are dimmed. */
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
  for (let i = 0; i < view.width * view.height; i++) setColor(whole, i, background)
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
