import { mayFollow } from './labels.ts'
import type { Transitions } from './viterbi.ts'
import type { Weights } from './weights.ts'

/** The table of transitions, its last row for the start, with the impossible ones excluded. */
export function toTransitions({ rows, columns, values }: Weights): Transitions {
  return Array.from({ length: rows }, (_, from) =>
    Array.from({ length: columns }, (__, to) => {
      const isPossible = mayFollow(from === rows - 1 ? null : from, to)
      return isPossible ? (values[from * columns + to] ?? 0) : Number.NEGATIVE_INFINITY
    }),
  )
}
