import { toShare } from './boost.ts'
import { at, type CodedTable } from './coded-table.ts'
import { findLikes, kindVariance, type Likes } from './likes.ts'
import { type Learned, learnProcess } from './process.ts'
import { type Adjust, type Lesson, learnShared } from './shared-lesson.ts'
import type { Suspicion } from './suspect.ts'

export type Teacher = {
  /** The row whose marks would teach most; undefined if all rows are marked. */
  readonly nextRow: (lessons: readonly Lesson[]) => number | undefined
  /** By column and row: the logarithm of the odds that the cell is wrong. */
  readonly scoresAfter: (lessons: readonly Lesson[]) => readonly Float32Array[]
}

/** Beyond that the detectors could not be contradicted by a few labels. */
const maxScore = 4
/** Rows among which the next one to ask for is chosen, evenly over the table. */
const maxAsked = 1_500
/** A label is not quite certain, and not quite about the cell's kind. */
const doubt = 0.3
const certain = 20
/** What is rare teaches nearly as much as what is frequent: frequent kinds are met by chance anyway. */
const crowdPower = 0.15

/** A column as the teacher sees it: its kinds of cells, and what its labels say. */
type Pupil = { readonly likes: Likes; readonly scores: Float32Array; readonly adjust: Adjust; readonly learned: Taught }
type Taught = Learned & { readonly kinds: readonly number[] }

export function createTeacher(table: CodedTable, { description, scores }: Suspicion): Teacher {
  const { matrices } = description
  const likes = table.columns.flatMap((column, index) => {
    const matrix = matrices[index]
    return matrix === undefined ? [] : [findLikes(column, matrix)]
  })
  const bounded = scores.map(column => column.map(score => Math.max(-maxScore, Math.min(maxScore, score))))
  const step = Math.max(1, Math.floor(table.rows / maxAsked))
  const asked = Int32Array.from({ length: Math.ceil(table.rows / step) }, (_, index) => index * step)

  function learn(lessons: readonly Lesson[]): readonly Pupil[] {
    const shared = learnShared(matrices, bounded, lessons)
    return likes.map((own, index) => {
      const pupil = { likes: own, scores: bounded[index] ?? new Float32Array(), adjust: shared(index) }
      return { ...pupil, learned: learnColumn(pupil, lessons, index) }
    })
  }

  return {
    nextRow: lessons => {
      const marked = new Set(lessons.map(({ row }) => row))
      const gains = new Float64Array(asked.length)
      for (const pupil of learn(lessons)) addGains(gains, asked, pupil)
      let best = -1
      for (const [place, row] of asked.entries()) {
        if (!marked.has(row) && (best < 0 || at(gains, place) > at(gains, best))) best = place
      }
      return best < 0 ? undefined : at(asked, best)
    },
    scoresAfter: lessons => {
      if (lessons.length === 0) return scores
      const taught = learn(lessons).map(pupil => {
        const means = Float32Array.from({ length: pupil.likes.size }, (_, kind) => believe(pupil, kind).mean)
        return Float32Array.from(pupil.likes.kinds, kind => at(means, kind))
      })
      for (const { row, wrong } of lessons) {
        for (const [index, column] of taught.entries()) column[row] = wrong[index] === true ? certain : -certain
      }
      return taught
    },
  }
}

type Untaught = Omit<Pupil, 'learned'>

/** What is believed of a kind before the labels of its column. */
function priorOf({ likes, scores, adjust }: Untaught, kind: number): number {
  const row = at(likes.examples, kind)
  return adjust(row, at(scores, row))
}

function learnColumn(pupil: Untaught, lessons: readonly Lesson[], column: number): Taught {
  const kinds = lessons.map(({ row }) => at(pupil.likes.kinds, row))
  const size = kinds.length
  const likeness = new Float64Array(size * size)
  for (const [row, one] of kinds.entries()) {
    for (const [place, other] of kinds.entries()) {
      likeness[row * size + place] = pupil.likes.likenessOf(one, other) + (row === place ? doubt : 0)
    }
  }
  const learned = learnProcess(
    likeness,
    lessons.map(({ wrong }) => (wrong[column] === true ? 1 : 0)),
    kinds.map(kind => priorOf(pupil, kind)),
  )
  return { ...learned, kinds }
}

function believe(pupil: Pupil, kind: number) {
  const { likes, learned } = pupil
  const likeness = Float64Array.from(learned.kinds, other => likes.likenessOf(kind, other))
  return learned.believe(likeness, kindVariance, priorOf(pupil, kind))
}

/** How uncertain the cells of the rows are, weighted by how many cells are like them. */
function addGains(gains: Float64Array, rows: Int32Array, pupil: Pupil): void {
  const known = new Map<number, number>()
  for (const [place, row] of rows.entries()) {
    const kind = at(pupil.likes.kinds, row)
    let gain = known.get(kind)
    if (gain === undefined) {
      const { mean, variance } = believe(pupil, kind)
      const share = toShare(mean / Math.sqrt(1 + (Math.PI * variance) / 8))
      gain = Math.min(share, 1 - share) * at(pupil.likes.crowds, kind) ** crowdPower
      known.set(kind, gain)
    }
    gains[place] = at(gains, place) + gain
  }
}
