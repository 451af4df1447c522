import { type Patches, zoneCount } from './patches.ts'

/** Bins per doubling of an answer's strength: a quantile is right within 5 %. */
const binsPerDoubling = 8
const bins = 224
const weakest = 2 ** -24

/** Of what good pictures show, this share is weaker than the scale of its filter and zone. */
const usualShare = 0.995

/** With fewer patches in a zone, the scale of the whole picture counts. */
const minPatches = 60

/** How often each filter answered how strongly, by zone: a picture's counts can be added and taken away. */
export type Counts = Uint32Array

/** What counts as a strong answer, by zone and filter. */
export type Scales = { readonly features: number; readonly values: Float32Array }

export function countAnswers({ features, values, zones }: Patches): Counts {
  const counts = new Uint32Array(zoneCount * features * bins)
  for (let patch = 0; patch < zones.length; patch++) {
    const zone = zones[patch] ?? 0
    for (let feature = 0; feature < features; feature++) {
      const index = (zone * features + feature) * bins + toBin(values[patch * features + feature] ?? 0)
      counts[index] = (counts[index] ?? 0) + 1
    }
  }
  return counts
}

export function sumCounts(parts: readonly Counts[]): Counts {
  const sum = new Uint32Array(parts[0]?.length ?? 0)
  for (const part of parts) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (part[i] ?? 0)
  return sum
}

export function subtractCounts(sum: Counts, part: Counts): Counts {
  return sum.map((count, i) => count - (part[i] ?? 0))
}

export function toScales(counts: Counts, features: number): Scales {
  const values = new Float32Array(zoneCount * features)
  for (let feature = 0; feature < features; feature++) {
    const ofZones = Array.from({ length: zoneCount }, (_, zone) => {
      const start = (zone * features + feature) * bins
      return counts.subarray(start, start + bins)
    })
    const everywhere = findUsual(sumCounts(ofZones))
    for (const [zone, ofZone] of ofZones.entries()) {
      const isKnown = ofZone.reduce((sum, count) => sum + count, 0) >= minPatches
      // Half at least: where the good pictures happen to be plain, a trifle is no fault.
      const usual = isKnown ? Math.max(findUsual(ofZone), everywhere / 2) : everywhere
      values[zone * features + feature] = usual
    }
  }
  return { features, values }
}

/** The patches' answers in units of what is strong for good pictures at that place. */
export function scalePatches({ features, values, zones }: Patches, scales: Scales): Float32Array {
  const scaled = new Float32Array(values.length)
  for (let patch = 0; patch < zones.length; patch++) {
    const ofZone = (zones[patch] ?? 0) * features
    for (let feature = 0; feature < features; feature++) {
      const i = patch * features + feature
      scaled[i] = (values[i] ?? 0) / (scales.values[ofZone + feature] ?? 1)
    }
  }
  return scaled
}

function findUsual(counts: Uint32Array): number {
  const enough = counts.reduce((sum, count) => sum + count, 0) * usualShare
  let sum = 0
  let bin = 0
  while (bin < bins - 1) {
    sum += counts[bin] ?? 0
    if (sum >= enough) break
    bin++
  }
  return weakest * 2 ** ((bin + 0.5) / binsPerDoubling)
}

function toBin(value: number): number {
  if (value <= weakest) return 0
  return Math.min(bins - 1, Math.floor(Math.log2(value / weakest) * binsPerDoubling))
}
