export type Criterion = {
  readonly name: string
  /** Percent; all weights make a hundred. */
  readonly weight: number
  /** 1 to 5. */
  readonly score: number
  readonly quote: string
  /** Seconds into the interview. */
  readonly at: number
}

/** An invented candidate, applying as dispatch coordinator. */
export const criteria: readonly Criterion[] = [
  {
    name: 'Works through a delay',
    weight: 30,
    score: 4,
    quote: 'I called the receiver first, because they had people waiting at the dock.',
    at: 581,
  },
  {
    name: 'Plans routes and drivers',
    weight: 25,
    score: 5,
    quote: 'I keep the legal hours beside the route, so nobody is asked to bend them.',
    at: 252,
  },
  {
    name: 'Speaks plainly to drivers',
    weight: 20,
    score: 4,
    quote: 'I say what I know, what I don’t, and when I will call again.',
    at: 806,
  },
  {
    name: 'Uses dispatch software',
    weight: 15,
    score: 3,
    quote: 'I have used one system for six years; a new one would take me a month.',
    at: 1018,
  },
  {
    name: 'Hands over a shift',
    weight: 10,
    score: 4,
    quote: 'Three lines for each open load, and I stay until they are read.',
    at: 1227,
  },
]

export const interview = { length: 1445, position: 588, question: 3, questions: 6 } as const

export function weightedScore(): number {
  return criteria.reduce((sum, { weight, score }) => sum + (weight / 100) * score, 0)
}

export function toClock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
