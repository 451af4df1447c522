/** Something wrong in a content file, told so that its author can mend it without opening the code. */
export type Problem = {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  /** Path of the field, as `cards[2].title`; empty when the whole file is meant. */
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

/** Thrown where a build cannot go on with the content as it is. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`content/ has ${problems.length} problem(s):\n${problems.map(formatProblem).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}
