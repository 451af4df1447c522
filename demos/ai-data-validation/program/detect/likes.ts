import type { Matrix } from './boost.ts'
import { at, type CodedColumn } from './coded-table.ts'
import { type FeatureName, featureNames } from './features.ts'
import { exactShapeOf } from './value-features.ts'

/** Cells of a column that all detectors describe alike are one kind of cell. */
export type Likes = {
  /** By row: its kind. */
  readonly kinds: Int32Array
  /** By kind: a row of that kind, how many cells it has, and how many cells are roughly like it. */
  readonly examples: Int32Array
  readonly counts: Int32Array
  readonly crowds: Int32Array
  /** The covariance of two kinds. */
  readonly likenessOf: (one: number, other: number) => number
  readonly size: number
}

/** The features in which kinds differ, each with the difference of levels that makes two kinds unlike. */
const scales: Partial<Readonly<Record<FeatureName, number>>> = {
  blank: 0.7,
  rarity: 6,
  kindRarity: 5,
  exactShapeRarity: 6,
  charRarity: 6,
  partRarity: 6,
  neighborDominance: 5,
  neighborEdit: 1.5,
  wordDominance: 6,
  lengthRarity: 6,
  outlier: 3,
  type: 1,
  spaces: 0.7,
  balance: 5,
  conflictShare: 5,
  rivalLikeness: 1.5,
  blame: 5,
  groupSuspicion: 2.5,
  first: 3,
}
const used = featureNames.flatMap((name, place) => {
  const scale = scales[name]
  return scale === undefined ? [] : [{ place, scale }]
})

/** The variances of the parts of what the labels of a column can tell: of all its cells, of a shape, of a value, of alike cells. */
const spread = { column: 1.5, shape: 4, value: 2, features: 5 }
export const kindVariance = spread.column + spread.shape + spread.value + spread.features
const frequent = 5

export function findLikes(column: CodedColumn, { levels, width }: Matrix): Likes {
  const shapes = new Map<string, number>()
  const shapeOf = column.values.map((value, code) => {
    const shape = at(column.blank, code) === 1 ? `blank ${value}` : exactShapeOf(value)
    const known = shapes.get(shape) ?? shapes.size
    shapes.set(shape, known)
    return known
  })
  const known = new Map<string, number>()
  const rough = new Map<string, number>()
  const examples: number[] = []
  const counts: number[] = []
  const roughOf: number[] = []
  const roughCounts: number[] = []
  const own = new Uint16Array(used.length)
  const kinds = column.codes.map((code, row) => {
    for (const [index, { place }] of used.entries()) own[index] = at(levels, row * width + place)
    const value = at(column.counts, code) >= frequent ? code : -1
    const key = String.fromCharCode(value + 1, at(shapeOf, code), ...own)
    let kind = known.get(key)
    if (kind === undefined) {
      kind = examples.length
      known.set(key, kind)
      examples.push(row)
      counts.push(0)
      const halves = String.fromCharCode(...own.map((level, index) => level / (2 * (used[index]?.scale ?? 1))))
      const group = rough.get(halves) ?? rough.size
      rough.set(halves, group)
      roughOf.push(group)
    }
    const group = at(roughOf, kind)
    roughCounts[group] = at(roughCounts, group) + 1
    counts[kind] = at(counts, kind) + 1
    return kind
  })
  const likenessOf = (one: number, other: number) => {
    const [row, otherRow] = [at(examples, one), at(examples, other)]
    const [code, otherCode] = [at(column.codes, row), at(column.codes, otherRow)]
    let distance = 0
    for (const { place, scale } of used) {
      const difference = (at(levels, row * width + place) - at(levels, otherRow * width + place)) / scale
      distance += difference * difference
    }
    return (
      spread.column +
      (at(shapeOf, code) === at(shapeOf, otherCode) ? spread.shape : 0) +
      (code === otherCode ? spread.value : 0) +
      spread.features * Math.exp(-distance / 2)
    )
  }
  return {
    kinds,
    examples: Int32Array.from(examples),
    counts: Int32Array.from(counts),
    crowds: Int32Array.from(roughOf, group => at(roughCounts, group)),
    likenessOf,
    size: examples.length,
  }
}
