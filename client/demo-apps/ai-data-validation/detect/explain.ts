import { plural } from '../findings.ts'
import { at, type CodedTable } from './coded-table.ts'
import { type FeatureName, featureNames } from './features.ts'
import type { Vote } from './groups.ts'
import type { Suspicion } from './suspect.ts'

export type Explanation = {
  readonly why: string
  /** The value that the other rows or a similar value suggest. */
  readonly likely: string | undefined
}

const minShare = 0.4

/** Says for single cells what the detectors see in them. `isTaught` cells became suspect by the visitor's marks. */
export function createExplainer(table: CodedTable, { description }: Suspicion) {
  const votes = new Map<string, Vote | undefined>()

  function askGroup(column: number, row: number): Explanation | undefined {
    const place = at(description.advice[column]?.dependency ?? new Int8Array(), row)
    const dependency = description.dependencies[column]?.[place]
    const target = table.columns[column]
    if (dependency === undefined || target === undefined) return undefined
    const key = `${column} ${place}`
    if (!votes.has(key)) votes.set(key, description.castVotes(dependency))
    const vote = votes.get(key)
    if (vote === undefined || at(vote.rival, row) <= at(vote.own, row)) return undefined
    // Less would not convince a reader.
    if (at(vote.rival, row) < minShare * at(vote.others, row)) return undefined
    const names = dependency.from.map(index => table.columns[index]?.name ?? '').join(' and ')
    const others = at(vote.others, row)
    return {
      why: `${at(vote.rival, row)} of ${plural(others, 'other row')} with the same ${names} ${others === 1 ? 'has' : 'have'} the likely value.`,
      likely: target.values[at(vote.rivalCode, row)],
    }
  }

  return (column: number, row: number, isTaught: boolean): Explanation => {
    const matrix = description.matrices[column]
    const target = table.columns[column]
    const level = (name: FeatureName) =>
      matrix === undefined ? 0 : at(matrix.levels, row * matrix.width + featureNames.indexOf(name))
    const group = askGroup(column, row)
    const neighbor = description.values[column]?.neighbors[at(target?.codes ?? [], row)]
    const [firstSign] = signs.filter(({ isSeen }) => isSeen(level))
    const near =
      neighbor !== undefined && level('neighborDominance') >= (level('neighborEdit') === 1 ? 8 : 4)
        ? {
            why: `Nearly spelled like a value that occurs ${plural(at(target?.counts ?? [], neighbor.code), 'time')}.`,
            likely: target?.values[neighbor.code],
          }
        : undefined
    const found = group ?? near ?? (firstSign === undefined ? undefined : { why: firstSign.why, likely: undefined })
    if (isTaught) {
      const why = ['Like cells that you marked.', ...(found === undefined ? [] : [found.why])].join(' ')
      return { why, likely: found?.likely }
    }
    return found ?? { why: 'Several weak signs together.', likely: undefined }
  }
}

type Sign = { readonly isSeen: (level: (name: FeatureName) => number) => boolean; readonly why: string }

/** What a detector that stands out says, the clearest first. */
const signs: readonly Sign[] = [
  { isSeen: level => level('blank') > 0, why: 'Nothing is there, or a word for nothing.' },
  { isSeen: level => level('type') === 2, why: 'Not of the kind that the column holds.' },
  { isSeen: level => level('outlier') >= 4, why: 'Far from the column’s other numbers.' },
  { isSeen: level => level('wordDominance') >= 6, why: 'Has a word that is nearly spelled like a more frequent one.' },
  { isSeen: level => level('spaces') > 0, why: 'Has a space too many.' },
  {
    isSeen: level => level('kindRarity') >= 6,
    why: 'Has kinds of characters that the column’s other values don’t have.',
  },
  { isSeen: level => level('exactShapeRarity') >= 6, why: 'Hardly any other value is written like this.' },
  { isSeen: level => level('type') === 1, why: 'Written in another form than most of the column.' },
  { isSeen: level => level('charRarity') >= 10, why: 'Has a character that is rare in this column.' },
  { isSeen: level => level('partRarity') >= 10, why: 'Has letters in an order that is rare in this column.' },
  { isSeen: level => level('rarity') >= 10, why: 'A rare value in a column of frequent ones.' },
]
