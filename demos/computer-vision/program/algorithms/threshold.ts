import type { Plane } from './pixels.ts'

export type Split = {
  /** Brightness above which a pixel counts as light. */
  readonly threshold: number
  /** Difference between the mean brightness of light and dark pixels, 0 to 255. */
  readonly contrast: number
}

export function toHistogram({ data }: Plane): Uint32Array {
  const counts = new Uint32Array(256)
  for (let i = 0; i < data.length; i++) {
    const level = data[i] ?? 0
    counts[level] = (counts[level] ?? 0) + 1
  }
  return counts
}

/**
 * Otsu's threshold: it maximizes the variance between light and dark pixels. Of several equally good
 * thresholds in a gap of the histogram, the middle one.
 */
export function findOtsuThreshold(histogram: Uint32Array): number {
  let best = -1
  let first = 0
  let last = 0
  for (let threshold = 0; threshold < 255; threshold++) {
    const { darkShare, contrast } = splitAt(histogram, threshold)
    const variance = darkShare * (1 - darkShare) * contrast * contrast
    if (variance > best * (1 + 1e-9)) {
      best = variance
      first = threshold
    }
    if (variance >= best * (1 - 1e-9)) last = threshold
  }
  return (first + last) >> 1
}

export function toSplit(histogram: Uint32Array, threshold: number): Split {
  return { threshold, contrast: splitAt(histogram, threshold).contrast }
}

/** 1 where the picture is lighter than the threshold (for dark objects: not lighter), 0 elsewhere. */
export function toMask({ width, height, data }: Plane, threshold: number, objects: 'light' | 'dark'): Plane {
  const mask = new Uint8Array(data.length)
  const light = objects === 'light' ? 1 : 0
  for (let i = 0; i < data.length; i++) mask[i] = (data[i] ?? 0) > threshold ? light : 1 - light
  return { width, height, data: mask }
}

/** Assumes that most of the border is background; objects are the opposite. */
export function guessObjects({ width, height, data }: Plane, threshold: number): 'light' | 'dark' {
  let light = 0
  for (let x = 0; x < width; x++) {
    light += ((data[x] ?? 0) > threshold ? 1 : 0) + ((data[(height - 1) * width + x] ?? 0) > threshold ? 1 : 0)
  }
  for (let y = 0; y < height; y++) {
    light += ((data[y * width] ?? 0) > threshold ? 1 : 0) + ((data[y * width + width - 1] ?? 0) > threshold ? 1 : 0)
  }
  return light > width + height ? 'dark' : 'light'
}

function splitAt(histogram: Uint32Array, threshold: number) {
  let darkCount = 0
  let darkSum = 0
  let count = 0
  let sum = 0
  for (let level = 0; level < 256; level++) {
    const here = histogram[level] ?? 0
    count += here
    sum += here * level
    if (level === threshold) {
      darkCount = count
      darkSum = sum
    }
  }
  if (darkCount === 0 || darkCount === count) return { darkShare: 0, contrast: 0 }
  return { darkShare: darkCount / count, contrast: (sum - darkSum) / (count - darkCount) - darkSum / darkCount }
}
