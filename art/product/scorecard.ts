export type Criterion = {
  readonly name: string
  /** Percent; all weights make a hundred. */
  readonly weight: number
  /** 1 to 5. */
  readonly score: number
}

/** What the candidate says at this time of the interview, for the first criterion. */
export const quote = { text: 'I called the receiver first, because they had people waiting at the dock.', at: '09:41' } as const

/** An invented candidate, applying as dispatch coordinator. */
export const criteria: readonly Criterion[] = [
  { name: 'Works through a delay', weight: 30, score: 4 },
  { name: 'Plans routes and drivers', weight: 25, score: 5 },
  { name: 'Speaks plainly to drivers', weight: 20, score: 4 },
  { name: 'Uses dispatch software', weight: 15, score: 3 },
  { name: 'Hands over a shift', weight: 10, score: 4 },
]

export function weightedScore(): number {
  return criteria.reduce((sum, { weight, score }) => sum + (weight / 100) * score, 0)
}
