/** A color picture: four bytes (red, green, blue, alpha) per pixel, row by row. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }

/** One byte per pixel, row by row: brightness, or 0 and 1 for a mask. */
export type Plane = { readonly width: number; readonly height: number; readonly data: Uint8Array<ArrayBuffer> }

/** Luma (Rec. 601) in integer arithmetic: 77 + 150 + 29 = 256. */
export function toGray({ width, height, data }: Pixels): Plane {
  const gray = new Uint8Array(width * height)
  for (let i = 0, p = 0; i < gray.length; i++, p += 4) {
    gray[i] = ((data[p] ?? 0) * 77 + (data[p + 1] ?? 0) * 150 + (data[p + 2] ?? 0) * 29 + 128) >> 8
  }
  return { width, height, data: gray }
}
