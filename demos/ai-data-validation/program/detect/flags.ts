import { at, type CodedTable } from './coded-table.ts'
import type { createWitness } from './evidence.ts'
import type { Suspicion } from './suspect.ts'

type Witness = ReturnType<typeof createWitness>

/** From how many marked rows on the scores are trusted without evidence in words. */
const enoughLessons = 5
/** A mark says something of a cell when it makes it that much more suspect, in the logarithm of the odds. */
const raised = 1

/**
 * Says which cells are called wrong. The scores alone call too much wrong in a table of a kind that they do not know, so
 * until the visitor has marked enough rows a cell also needs convincing evidence, or marks that speak against it.
 */
export function createFlagger({ columns }: CodedTable, { scores: untaught }: Suspicion, witness: Witness) {
  const sure = untaught.map((scores, column) => {
    const flags = new Uint8Array(scores.length)
    for (let row = 0; row < scores.length; row += 1) {
      if (at(scores, row) > 0 && witness(column, row)[0]?.isSure === true) flags[row] = 1
    }
    return flags
  })
  return (scores: readonly Float32Array[], lessons: number): readonly Uint8Array[] => {
    if (lessons === 0) return sure
    return columns.map((_, column) => {
      const [own, before] = [scores[column] ?? [], untaught[column] ?? []]
      return Uint8Array.from(own, (score, row) => {
        const isTrusted = lessons >= enoughLessons || at(sure[column] ?? [], row) === 1
        return score > 0 && (isTrusted || score > at(before, row) + raised) ? 1 : 0
      })
    })
  }
}
