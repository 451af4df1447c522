import type { Pixels } from '../program/algorithms/pixels.ts'

/** Scales a picture by nearest neighbor, to measure the samples at the size of a camera photo. */
export function enlarge({ width, height, data }: Pixels, newWidth: number, newHeight: number): Pixels {
  const large = new Uint32Array(newWidth * newHeight)
  const small = new Uint32Array(data.buffer)
  for (let y = 0; y < newHeight; y++) {
    const row = Math.floor((y * height) / newHeight) * width
    for (let x = 0; x < newWidth; x++) large[y * newWidth + x] = small[row + Math.floor((x * width) / newWidth)] ?? 0
  }
  return { width: newWidth, height: newHeight, data: new Uint8ClampedArray(large.buffer) }
}
