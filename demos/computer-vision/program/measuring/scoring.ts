import type { Measured } from '../algorithms/objects.ts'
import { type Feature, features } from './settings.ts'

/** An object's deviation from the median of all objects, in percent, at most 100. */
type Deviations = { readonly [Name in Feature]: number }

export type Finding = Measured & {
  /** From 1, in reading order. */
  readonly number: number
  readonly deviations: Deviations
  /** The largest of the compared deviations; undefined when the objects cannot be compared. */
  readonly score: number | undefined
  /** The feature with the largest deviation. */
  readonly reason: Feature | undefined
  readonly isDefect: boolean
}

type Rules = {
  readonly compare: readonly Feature[]
  readonly tolerancePercent: number
  readonly contrast: number
  readonly good?: readonly number[]
}

/** With fewer objects the median does not separate good from defective. */
export const minToCompare = 3

type Scored = Measured & Pick<Finding, 'deviations' | 'score' | 'reason'>

/**
 * Scores each object by its largest deviation from the median, in percent, at most 100:
 * size = |area − median| / median; outline = |circularity − median| / the larger of the two;
 * hole = |hole area − median| / the larger of the median hole area and 5 % of the median area;
 * shade = |brightness − median| / contrast between objects and background.
 * No object gets a score unless more than half lie within the tolerance: only then is the median the usual form.
 * With objects marked as good, their median is the norm, unless more than half of the others differ from it; a marked
 * one is never a defect.
 */
export function scoreObjects(objects: readonly Measured[], rules: Rules): readonly Finding[] {
  const isMarked = (_: unknown, index: number) => rules.good?.includes(index + 1) ?? false
  const marked = objects.filter(isMarked)
  const norm = marked.length > 0 ? marked : objects
  const typical = {
    area: median(norm.map(object => object.area)),
    circularity: median(norm.map(object => object.circularity)),
    holeArea: median(norm.map(object => object.holeArea)),
    shade: median(norm.map(object => object.shade)),
  }
  const scored = objects.map((object): Scored => {
    const deviations: Deviations = {
      size: percent(object.area - typical.area, typical.area),
      outline: percent(object.circularity - typical.circularity, Math.max(object.circularity, typical.circularity)),
      hole: percent(object.holeArea - typical.holeArea, Math.max(typical.holeArea, typical.area * 0.05)),
      shade: percent(object.shade - typical.shade, rules.contrast),
    }
    const canCompare = marked.length > 0 || objects.length >= minToCompare
    const reason = !canCompare ? undefined : findLargest(deviations, rules.compare)
    const score = reason === undefined ? undefined : deviations[reason]
    return { ...object, deviations, score, reason }
  })
  const isOdd = ({ score }: Scored) => score !== undefined && score > rules.tolerancePercent
  const others = scored.filter((object, index) => !isMarked(object, index))
  const odd = others.filter(isOdd).length
  const areAlike = marked.length > 0 ? odd <= others.length / 2 : odd < objects.length / 2
  return scored.map((object, index) => ({
    ...object,
    number: index + 1,
    ...(areAlike ? {} : { score: undefined, reason: undefined }),
    isDefect: areAlike && isOdd(object) && !isMarked(object, index),
  }))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

function findLargest(deviations: Deviations, compare: readonly Feature[]): Feature | undefined {
  const [first, ...others] = features.filter(feature => compare.includes(feature))
  if (first === undefined) return undefined
  return others.reduce((best, feature) => (deviations[feature] > deviations[best] ? feature : best), first)
}

function percent(difference: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, (100 * Math.abs(difference)) / whole)
}
