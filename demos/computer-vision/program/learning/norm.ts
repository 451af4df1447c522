import { areAligned, compareInPlace, type Placed } from './in-place.ts'
import { measureSquare, toScore } from './nearest.ts'
import type { Patches } from './patches.ts'
import { countAnswers, type Scales, scalePatches, subtractCounts, sumCounts, toScales } from './scales.ts'

/** With fewer there is nothing to compare a good picture with. */
export const minGoodPictures = 3

/** How many patches of all good pictures together are remembered. */
const maxRemembered = 1000

/** At most this many patches of a picture, the strongest, are compared with what is remembered. */
const maxCompared = 400

/** What the good pictures hold: patches that may be anywhere and, if places mean the same in all, the pictures. */
type Memory = { readonly scales: Scales; readonly remembered: Float32Array; readonly inPlace: readonly Placed[] }

/** Divides the two kinds of scores, so that 1 is the limit: the highest score of a good picture. */
type Limits = { readonly anywhere: number; readonly inPlace: number }

export type Norm = Memory & {
  readonly limits: Limits
  /** What the other good pictures alone say of each. */
  readonly goodJudgments: readonly Judgment[]
}

export type Judgment = {
  /** Above 1, the picture differs more than any good one does from the other good ones. */
  readonly score: number
  /** How unusual each patch is, on the same scale; 0 for those too plain to be compared. */
  readonly map: Float32Array<ArrayBuffer>
}

type Maps = { readonly anywhere: Float32Array<ArrayBuffer>; readonly inPlace: Float32Array<ArrayBuffer> | undefined }

export function learnNorm(good: readonly Patches[]): Norm {
  const counts = good.map(countAnswers)
  const sum = sumCounts(counts)
  const features = good[0]?.features ?? 0
  const maps = good.map((patches, index) => {
    const scales = toScales(subtractCounts(sum, counts[index] ?? sum), features)
    return compare(
      patches,
      memorize(
        good.filter((_, other) => other !== index),
        scales,
      ),
    )
  })
  const limits = findLimits(maps)
  return {
    ...memorize(good, toScales(sum, features)),
    limits,
    goodJudgments: maps.map(map => toJudgment(map, limits)),
  }
}

export function judge(patches: Patches, norm: Norm): Judgment {
  return toJudgment(compare(patches, norm), norm.limits)
}

/** Both kinds of scores count alike: each is divided by what is usual for a good picture, then by the highest. */
function findLimits(maps: readonly Maps[]): Limits {
  const ofKinds = [
    maps.map(({ anywhere }) => toScore(anywhere)),
    maps.map(({ inPlace }) => (inPlace === undefined ? 0 : toScore(inPlace))),
  ]
  const [anywhere = 1, inPlace = 1] = ofKinds.map(scores => scores.toSorted((a, b) => a - b)[scores.length >> 1] || 1)
  const highest = Math.max(...maps.map(map => toJudgment(map, { anywhere, inPlace }).score)) || 1
  return { anywhere: anywhere * highest, inPlace: inPlace * highest }
}

function toJudgment({ anywhere, inPlace }: Maps, limits: Limits): Judgment {
  const scores = [toScore(anywhere) / limits.anywhere, inPlace === undefined ? 0 : toScore(inPlace) / limits.inPlace]
  const map = anywhere.map((value, patch) =>
    Math.max(value / limits.anywhere, (inPlace?.[patch] ?? 0) / limits.inPlace),
  )
  return { score: Math.max(...scores), map }
}

function memorize(good: readonly Patches[], scales: Scales): Memory {
  const placed = good.map(patches => ({ ...patches, scaled: scalePatches(patches, scales) }))
  return { scales, remembered: remember(placed), inPlace: areAligned(good) ? placed : [] }
}

function compare(patches: Patches, { scales, remembered, inPlace }: Memory): Maps {
  const { features } = patches
  const scaled = scalePatches(patches, scales)
  const anywhere = new Float32Array(patches.zones.length)
  for (const patch of byStrength(scaled, features).slice(0, maxCompared)) {
    let nearest = Number.POSITIVE_INFINITY
    for (let start = 0; start < remembered.length; start += features) {
      nearest = measureSquare(scaled, patch * features, remembered, start, { features, enough: nearest })
    }
    anywhere[patch] = Math.sqrt(nearest / features)
  }
  const isPlaced = inPlace.length > 0 && areAligned([patches, ...inPlace])
  return { anywhere, inPlace: isPlaced ? compareInPlace({ ...patches, scaled }, inPlace) : undefined }
}

/** Half of what is remembered of a picture is its strongest patches, every fourth; the rest is spread over it. */
function remember(good: readonly Placed[]): Float32Array {
  const half = Math.max(1, Math.floor(maxRemembered / good.length / 2))
  const parts = good.flatMap(({ scaled, features }) => {
    const order = byStrength(scaled, features)
    const spread = Math.max(1, Math.floor(order.length / half))
    const chosen = order.filter((patch, rank) => (rank % 4 === 0 && rank < 4 * half) || patch % spread === 0)
    return chosen.map(patch => scaled.subarray(patch * features, (patch + 1) * features))
  })
  const features = good[0]?.features ?? 0
  const remembered = new Float32Array(parts.length * features)
  for (const [index, part] of parts.entries()) remembered.set(part, index * features)
  return remembered
}

/** Numbers of patches, the one with the strongest answers first. */
function byStrength(scaled: Float32Array, features: number): readonly number[] {
  const strengths = Float32Array.from({ length: scaled.length / features }, (_, patch) => {
    let sum = 0
    for (let i = patch * features; i < (patch + 1) * features; i++) sum += (scaled[i] ?? 0) ** 2
    return sum
  })
  return [...strengths.keys()].sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0))
}
