import { at, type CodedColumn } from './coded-table.ts'
import { levelOf, rarityOf, stepOf } from './levels.ts'
import { findNeighbors, type Neighbor } from './neighbors.ts'
import { spreadOf } from './numbers.ts'
import { rarestParts } from './parts.ts'
import { readerOf } from './reader.ts'
import { spellingsOf } from './spellings.ts'

/** What a value alone tells, compared with the other values of its column; the order is that of the feature lists. */
export const valueFeatureNames = [
  'blank',
  'count',
  'rarity',
  'distinctShare',
  'blankShare',
  'kindRarity',
  'shapeRarity',
  'exactShapeRarity',
  'charRarity',
  'partRarity',
  'partRarityMean',
  'neighborDominance',
  'neighborDistance',
  'neighborEdit',
  'wordRarity',
  'wordDominance',
  'lengthRarity',
  'outlier',
  'type',
  'spaces',
  'length',
  'exactShapeCount',
  'shapes',
] as const

export type ValueFeatures = {
  /** `values × valueFeatureNames` levels. */
  readonly levels: Uint8Array
  /** The more frequent value that a value may be a misspelling of. */
  readonly spellings: readonly (Neighbor | undefined)[]
}

/** The levels of all distinct values of a column. */
export function describeValues(column: CodedColumn): ValueFeatures {
  const { values, counts, blank, codes } = column
  const rows = codes.length
  const filled = values.reduce((sum, _, code) => sum + (at(blank, code) === 1 ? 0 : at(counts, code)), 0)
  const written = values.map(exactShapeOf)
  const exactShapes = shareBy(column, code => written[code] ?? '')
  const ofShape = (trait: (text: string) => string) => {
    const memo = memoized(trait)
    // Columns have few shapes; a long value has none of its own.
    return (code: number) =>
      (values[code] ?? '').length > maxShape ? trait(values[code] ?? '') : memo(written[code] ?? '')
  }
  const kinds = shareBy(column, ofShape(kindOf))
  const shapes = shareBy(column, ofShape(collapsedShapeOf))
  const lengths = shareBy(column, code => (values[code] ?? '').length)
  const chars = shareByChar(column)
  const parts = rarestParts(column)
  const neighbors = findNeighbors(
    values.map((value, code) => (at(blank, code) === 1 ? '' : value)),
    counts,
  )
  const words = describeWords(column)
  const spread = spreadOf(column)
  const { type, read } = readerOf(column)
  const distinctLevel = rarityOf(values.length / Math.max(1, rows))
  const blankLevel = stepOf(1 - filled / Math.max(1, rows))
  const width = valueFeatureNames.length
  const levels = new Uint8Array(values.length * width)
  for (const [code, value] of values.entries()) {
    const own = at(counts, code)
    const isBlank = at(blank, code) === 1
    const neighbor = neighbors[code]
    const others = (shares: Shares) => Math.max(0, at(shares.counts, code) - own) / Math.max(1, filled - own)
    const row = isBlank
      ? [blankKind(value), levelOf(own), rarityOf(own / rows), distinctLevel, blankLevel]
      : [
          0,
          levelOf(own),
          rarityOf(own / rows),
          distinctLevel,
          blankLevel,
          rarityOf(others(kinds)),
          rarityOf(others(shapes)),
          rarityOf(others(exactShapes)),
          rarestChar(value, chars, own, filled),
          at(parts.least, code),
          at(parts.mean, code),
          neighbor === undefined ? 0 : levelOf(at(counts, neighbor.code) / own),
          neighbor?.distance ?? 0,
          neighbor === undefined ? 0 : editKind(value, values[neighbor.code] ?? ''),
          at(words.rarity, code),
          at(words.dominance, code),
          rarityOf(others(lengths)),
          spread === undefined ? 0 : levelOf(spread(value)),
          read(value),
          /\s\s|^\s|\s$/.test(value) ? 1 : 0,
          levelOf(value.length),
          levelOf(at(exactShapes.counts, code) - own),
          levelOf(exactShapes.size),
        ]
    levels.set(row, code * width)
  }
  return { levels, spellings: spellingsOf(column, neighbors, type) }
}

function blankKind(value: string): number {
  return value === '' ? 1 : value.trim() === '' ? 2 : 3
}

function memoized(trait: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const found = known.get(text) ?? trait(text)
    known.set(text, found)
    return found
  }
}

/** How many cells share a trait with a value, by value, and how many different traits there are. */
type Shares = { readonly counts: Int32Array; readonly size: number }

function shareBy({ values, counts, blank }: CodedColumn, traitOf: (code: number) => string | number): Shares {
  const known = new Map<string | number, number>()
  const sums: number[] = []
  const traits = Int32Array.from(values, (_, code) => {
    if (at(blank, code) === 1) return -1
    const trait = traitOf(code)
    const index = known.get(trait) ?? known.size
    known.set(trait, index)
    sums[index] = at(sums, index) + at(counts, code)
    return index
  })
  return { counts: traits.map(trait => (trait < 0 ? 0 : at(sums, trait))), size: known.size }
}

/** In how many filled cells each character is. */
function shareByChar({ values, counts, blank }: CodedColumn): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const [code, value] of values.entries()) {
    if (at(blank, code) === 1) continue
    for (const char of new Set(value)) shares.set(char, (shares.get(char) ?? 0) + at(counts, code))
  }
  return shares
}

function rarestChar(value: string, chars: ReadonlyMap<string, number>, own: number, filled: number): number {
  let least = filled
  for (const char of value) least = Math.min(least, chars.get(char) ?? 0)
  return rarityOf(Math.max(0, least - own) / Math.max(1, filled - own))
}

/** Which kinds of characters a value has, in any order. */
function kindOf(value: string): string {
  const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /\s/, /[^\p{L}\d\s]/u]
  return kinds.map(kind => (kind.test(value) ? '1' : '0')).join('')
}

const maxShape = 24

export function collapsedShapeOf(value: string): string {
  return value
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/g, '9')
    .replace(/\s+/g, ' ')
    .replace(/a(?: a)+/g, 'a a')
}

export function exactShapeOf(value: string): string {
  if (value.length > maxShape) return collapsedShapeOf(value)
  return value
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\d/g, '9')
}

/** What differs between a value and its neighbor: 1 digits, 2 case, spaces or punctuation, 3 letters. */
function editKind(value: string, other: string): number {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  if (letters(value) === letters(other)) return 2
  const withoutDigits = (text: string) => text.replace(/\d/g, '')
  return withoutDigits(value) === withoutDigits(other) ? 1 : 3
}

type Words = { readonly rarity: Uint8Array; readonly dominance: Uint8Array }

/** The rarest word of each value, and how much more frequent its most similar other word is. */
function describeWords({ values, counts, blank }: CodedColumn): Words {
  const known = new Map<string, number>()
  const tallies: number[] = []
  const split = values.map((value, code) =>
    at(blank, code) === 1
      ? []
      : [...new Set(value.toLowerCase().match(/\p{L}{3,}|[\p{L}\d]{3,}/gu) ?? [])].map(word => {
          const index = known.get(word) ?? known.size
          known.set(word, index)
          tallies[index] = (tallies[index] ?? 0) + at(counts, code)
          return index
        }),
  )
  const rarity = new Uint8Array(values.length)
  const dominance = new Uint8Array(values.length)
  const filled = values.reduce((sum, _, code) => sum + (at(blank, code) === 1 ? 0 : at(counts, code)), 0)
  const isOfWords = split.some(words => words.length > 1)
  if (!isOfWords) return { rarity, dominance }
  const neighbors = findNeighbors([...known.keys()], Int32Array.from(tallies))
  for (const [code, words] of split.entries()) {
    for (const word of words) {
      const own = at(tallies, word)
      rarity[code] = Math.max(at(rarity, code), rarityOf((own - at(counts, code) + 0.25) / filled))
      const neighbor = neighbors[word]
      if (neighbor === undefined) continue
      dominance[code] = Math.max(at(dominance, code), levelOf(at(tallies, neighbor.code) / own))
    }
  }
  return { rarity, dominance }
}
