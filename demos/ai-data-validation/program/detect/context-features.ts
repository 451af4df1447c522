import { at, type CodedColumn, type CodedTable } from './coded-table.ts'
import type { Dependency, Voter } from './dependencies.ts'
import type { Vote } from './groups.ts'
import { balanceOf, levelOf, stepOf } from './levels.ts'
import { distanceWithin, reachOf } from './neighbors.ts'

/** What the other columns tell about a cell; the order is that of the feature lists. */
export const contextFeatureNames = [
  'strength',
  'voters',
  'ownShare',
  'rivalShare',
  'conflict',
  'agreement',
  'balance',
  'conflictShare',
  'rivalLikeness',
  'pairBalance',
  'blame',
] as const

/** By row: the value that the other rows of its group have, from the dependency that contradicts the cell most. */
export type Advice = { readonly code: Int32Array; readonly dependency: Int8Array }

export type ContextFeatures = {
  /** By column: `rows × contextFeatureNames` levels. */
  readonly levels: readonly Uint8Array[]
  readonly advice: readonly Advice[]
}

export const contextWidth = contextFeatureNames.length
const blamePlace = contextFeatureNames.indexOf('blame')

export function describeContexts(
  table: CodedTable,
  dependencies: readonly (readonly Dependency[])[],
  castVotes: Voter,
  onProgress: (share: number) => void,
): ContextFeatures {
  const blamed = table.columns.map(() => ({ conflicts: new Uint8Array(table.rows), votes: new Uint8Array(table.rows) }))
  const described = table.columns.map((column, to) => {
    const own = dependencies[to] ?? []
    const votes = own.map(dependency => castVotes(dependency)).filter(vote => vote !== undefined)
    for (const [place, { from }] of own.entries()) {
      const [only = -1, second] = from
      const blame = second === undefined ? blamed[only] : undefined
      const vote = votes[place]
      if (blame !== undefined && vote !== undefined) addBlame(blame, vote)
    }
    onProgress((to + 1) / table.columns.length)
    return describeColumn(column, own, votes)
  })
  for (const [index, { levels }] of described.entries()) {
    const blame = blamed[index]
    for (let row = 0; blame !== undefined && row < table.rows; row += 1) {
      const share = at(blame.conflicts, row) / Math.max(1, at(blame.votes, row))
      levels[row * contextWidth + blamePlace] = at(blame.votes, row) === 0 ? 0 : 1 + Math.round(share * 10)
    }
  }
  return { levels: described.map(({ levels }) => levels), advice: described.map(({ advice }) => advice) }
}

type Blame = { readonly conflicts: Uint8Array; readonly votes: Uint8Array }

function addBlame({ conflicts, votes }: Blame, vote: Vote): void {
  for (let row = 0; row < votes.length; row += 1) {
    if (at(vote.others, row) < 2) continue
    votes[row] = at(votes, row) + 1
    if (at(vote.rival, row) > 2 * at(vote.own, row)) conflicts[row] = at(conflicts, row) + 1
  }
}

function describeColumn(column: CodedColumn, dependencies: readonly Dependency[], votes: readonly Vote[]) {
  const rows = column.codes.length
  const levels = new Uint8Array(rows * contextWidth)
  const advice: Advice = { code: new Int32Array(rows).fill(-1), dependency: new Int8Array(rows).fill(-1) }
  const likeness = likenessIn(column)
  for (let row = 0; row < rows; row += 1) {
    let first = -1
    let conflict = 0
    let agreement = 0
    let balance = 0
    let pairBalance = 0
    let voting = 0
    let against = 0
    for (const [place, vote] of votes.entries()) {
      if (at(vote.others, row) === 0) continue
      if (first < 0) first = place
      const { strength = 0, from } = dependencies[place] ?? { from: [] }
      const log = strength * Math.log2((at(vote.rival, row) + 0.5) / (at(vote.own, row) + 0.5))
      voting += 1
      balance += log
      if (log > 0) against += 1
      if (from.length > 1) pairBalance = log
      agreement = Math.max(agreement, -log)
      if (log > conflict) {
        conflict = log
        advice.code[row] = at(vote.rivalCode, row)
        advice.dependency[row] = place
      }
    }
    const vote = votes[first]
    if (vote === undefined) continue
    const others = at(vote.others, row)
    const rival = at(advice.code, row)
    levels.set(
      [
        1 + stepOf((dependencies[first]?.strength ?? 0) * 0.95),
        levelOf(others),
        stepOf(at(vote.own, row) / others),
        stepOf(at(vote.rival, row) / others),
        balanceOf(conflict),
        balanceOf(agreement),
        balanceOf(balance),
        Math.round((10 * against) / voting),
        rival < 0 ? 0 : likeness(at(column.codes, row), rival),
        balanceOf(pairBalance),
      ],
      row * contextWidth,
    )
  }
  return { levels, advice }
}

/** How a value resembles the one that the group has: 0 not, 1 nearly spelled alike, 2 the same but for its form. */
function likenessIn({ values, blank }: CodedColumn): (code: number, rival: number) => number {
  const known = new Map<number, number>()
  return (code, rival) => {
    const key = code * values.length + rival
    let likeness = known.get(key)
    if (likeness === undefined) {
      likeness = at(blank, code) === 1 ? 0 : compare(values[code] ?? '', values[rival] ?? '')
      known.set(key, likeness)
    }
    return likeness
  }
}

function compare(one: string, other: string): number {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  if (bare(one) === bare(other)) return 3
  if (one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one))) return 2
  return distanceWithin(one.slice(0, 190), other.slice(0, 190), reachOf(Math.min(one.length, other.length))) ===
    undefined
    ? 0
    : 1
}
