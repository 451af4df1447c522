/** `transitions[from][to]`; the last row holds the scores of starting with a label. */
export type Transitions = readonly (readonly number[])[]

/** The sequence of labels with the highest sum of the scores of words and transitions (Viterbi's algorithm). */
export function bestLabels(scores: readonly (readonly number[])[], transitions: Transitions): readonly number[] {
  const start = transitions.at(-1) ?? []
  let sums: readonly number[] = (scores[0] ?? []).map((own, label) => own + (start[label] ?? 0))
  const back: number[][] = []
  for (const own of scores.slice(1)) {
    const from = own.map((_, label) => bestFrom(sums, transitions, label))
    sums = own.map((value, label) => value + through(sums, transitions, { from: from[label] ?? 0, label }))
    back.push(from)
  }
  const labels = scores.length === 0 ? [] : [largest(sums)]
  for (const from of back.reverse()) labels.push(from[labels.at(-1) ?? 0] ?? 0)
  return labels.reverse()
}

function through(sums: readonly number[], transitions: Transitions, { from, label }: { from: number; label: number }) {
  return (sums[from] ?? 0) + (transitions[from]?.[label] ?? 0)
}

function bestFrom(sums: readonly number[], transitions: Transitions, label: number): number {
  return largest(sums.map((_, from) => through(sums, transitions, { from, label })))
}

/** The first place of the largest number. */
export function largest(numbers: readonly number[]): number {
  return numbers.reduce((best, value, place) => (value > (numbers[best] ?? 0) ? place : best), 0)
}
