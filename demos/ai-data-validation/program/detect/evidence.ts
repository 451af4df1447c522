import { plural } from '../table/findings.ts'
import { at, type CodedTable } from './coded-table.ts'
import { type FeatureName, featureNames } from './features.ts'
import type { Vote } from './groups.ts'
import { isolatedIn } from './numbers.ts'
import type { Suspicion } from './suspect.ts'

/** What speaks against a cell. Marks of form say how it is written, not what it says. */
export type Evidence = {
  readonly kind: 'group' | 'spelling' | 'value' | 'form'
  readonly why: string
  /** The value that the other rows or a similar value suggest. */
  readonly likely?: string | undefined
  /** Convincing without the visitor's marks. */
  readonly isSure: boolean
}

/** Less would not convince a reader. */
const minShare = 0.4
/** From how many other rows on a group convinces although the columns only partly follow from each other. */
const manyRows = 12

/** Lists what speaks against single cells, the strongest first. */
export function createWitness(table: CodedTable, { description, scores }: Suspicion) {
  const votes = new Map<string, Vote | undefined>()
  const isolated = table.columns.map(isolatedIn)

  function askGroup(column: number, row: number): Evidence | undefined {
    const place = at(description.advice[column]?.dependency ?? [], row)
    const dependency = description.dependencies[column]?.[place]
    const target = table.columns[column]
    if (dependency === undefined || target === undefined) return undefined
    const key = `${column} ${place}`
    if (!votes.has(key)) votes.set(key, description.castVotes(dependency))
    const vote = votes.get(key)
    if (vote === undefined || at(vote.rival, row) <= at(vote.own, row)) return undefined
    const others = at(vote.others, row)
    const share = at(vote.rival, row) / others
    if (share < minShare) return undefined
    const names = dependency.from.map(index => table.columns[index]?.name ?? '').join(' and ')
    return {
      kind: 'group',
      why: `${at(vote.rival, row)} of ${plural(others, 'other row')} with the same ${names} ${others === 1 ? 'has' : 'have'} the likely value.`,
      likely: target.values[at(vote.rivalCode, row)],
      isSure: convinces({ strength: dependency.strength, others, share, score: at(scores[column] ?? [], row) }),
    }
  }

  function findSpelling(column: number, row: number, level: Level): Evidence | undefined {
    const target = table.columns[column]
    const spelling = description.values[column]?.spellings[at(target?.codes ?? [], row)]
    if (target === undefined || spelling === undefined || level('neighborDominance') < 4) return undefined
    return {
      kind: 'spelling',
      why: `Nearly spelled like a value that occurs ${plural(at(target.counts, spelling.code), 'time')}.`,
      likely: target.values[spelling.code],
      isSure: at(scores[column] ?? [], row) > 2,
    }
  }

  return (column: number, row: number): readonly Evidence[] => {
    const matrix = description.matrices[column]
    const level: Level = name =>
      matrix === undefined ? 0 : at(matrix.levels, row * matrix.width + featureNames.indexOf(name))
    const target = table.columns[column]
    const isIsolated = isolated[column]?.(target?.values[at(target.codes, row)] ?? '') === true
    const [sign] = signs.filter(({ isSeen }) => isSeen(level))
    const isSure = level('type') === 2 && level('blank') === 0
    const found = [
      askGroup(column, row),
      findSpelling(column, row, level),
      isIsolated ? far : undefined,
      sign && { kind: sign.kind, why: sign.why, isSure },
    ].filter(evidence => evidence !== undefined)
    return [...found.filter(evidence => evidence.isSure), ...found.filter(evidence => !evidence.isSure)]
  }
}

const far: Evidence = { kind: 'value', why: 'Far from the column’s other numbers.', isSure: true }

type Group = Readonly<Record<'strength' | 'others' | 'share' | 'score', number>>

/**
 * A few rows convince where one column nearly always follows from the other. Where it follows only in part, as a role
 * from a department, many rows must agree, and the forests too: an exception is no error.
 */
function convinces({ strength, others, share, score }: Group): boolean {
  if (strength >= 0.9) return score > 0 && others >= 3 && share >= 0.6
  return others >= manyRows && score > (strength >= 0.6 ? 1 : 4)
}

type Level = (name: FeatureName) => number
type Sign = { readonly isSeen: (level: Level) => boolean; readonly why: string; readonly kind: 'value' | 'form' }

/** What a detector that stands out says, the clearest first. */
const signs: readonly Sign[] = [
  { kind: 'value', isSeen: level => level('blank') > 0, why: 'Nothing is there, or a word for nothing.' },
  { kind: 'value', isSeen: level => level('type') === 2, why: 'Not of the kind that the column holds.' },
  { kind: 'value', isSeen: level => level('outlier') >= 4, why: 'Far from the column’s other numbers.' },
  {
    kind: 'value',
    isSeen: level => level('wordDominance') >= 6,
    why: 'Has a word that is nearly spelled like a more frequent one.',
  },
  { kind: 'form', isSeen: level => level('spaces') > 0, why: 'Has a space too many.' },
  {
    kind: 'form',
    isSeen: level => level('kindRarity') >= 6,
    why: 'Has kinds of characters that the column’s other values don’t have.',
  },
  {
    kind: 'form',
    isSeen: level => level('exactShapeRarity') >= 6,
    why: 'Hardly any other value is written like this.',
  },
  { kind: 'form', isSeen: level => level('type') === 1, why: 'Written in another form than most of the column.' },
  { kind: 'form', isSeen: level => level('charRarity') >= 10, why: 'Has a character that is rare in this column.' },
  {
    kind: 'form',
    isSeen: level => level('partRarity') >= 10,
    why: 'Has letters in an order that is rare in this column.',
  },
  { kind: 'value', isSeen: level => level('rarity') >= 10, why: 'A rare value in a column of frequent ones.' },
]
