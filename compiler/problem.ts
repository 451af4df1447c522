import { countEdits } from './count-edits.ts'

/** A fault in a content file, with what an editor needs to fix it without reading code. */
export type Problem = {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  /** Path of the field, such as `cards[2].title`; empty when the problem concerns the whole file. */
  readonly field: string
  readonly fault: string
  readonly remedy: string
}

/** One line: `file:line:column field: what is wrong; what to do`. */
export function formatProblem(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`
  const field = problem.field === '' ? '' : ` ${problem.field}`
  return `${place}${field}: ${problem.fault}; ${problem.remedy}`
}

/** Thrown when a build cannot use the content. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`content/ has ${problems.length} problem(s):\n${problems.map(formatProblem).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** A remedy for a misspelled value: the nearest allowed one, or `otherwise` when none is near. */
export function suggest(
  wrong: string,
  allowed: readonly string[],
  otherwise = `choose one of ${allowed.join(', ')}`,
): string {
  const [nearest] = allowed.toSorted((a, b) => countEdits(wrong, a) - countEdits(wrong, b))
  if (nearest === undefined) return 'remove it'
  const isNear = countEdits(wrong, nearest) <= Math.max(2, wrong.length / 3)
  return isNear ? `did you mean "${nearest}"?` : otherwise
}
