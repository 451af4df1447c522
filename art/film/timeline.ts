export const film = { width: 1280, height: 720, framesPerSecond: 24, seconds: 30 } as const

/** When each thing begins and ends, in seconds; the captions and the sound follow the same table. */
export const times = {
  survey: [4.4, 8.6],
  surveyFades: [14.6, 16.4],
  piers: [8.8, 11.6],
  ribs: [10.4, 14.8],
  keystone: [14.6, 16.2],
  hangers: [14.9, 17.2],
  beam: [15.8, 17.6],
  planks: [17, 20.9],
  rail: [20.2, 21.6],
  crossing: [20.4, 31],
  lanterns: [23.2, 26.6],
  arch: [25.8, 27.6],
  mark: [27, 28.6],
  day: [8, 11.5],
  dusk: [19.6, 24.6],
} as const satisfies Record<string, readonly [number, number]>

/** How far an event is at `t`, 0 to 1, without easing. */
export function progress(t: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)))
}

/** Slow in, slow out. */
export function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10)
}

export function eased(t: number, span: readonly [number, number]): number {
  return ease(progress(t, span))
}

/** The share of one of `count` things that follow each other within `span`, each taking `length` seconds. */
export function staggered(t: number, [from, to]: readonly [number, number], share: number, length: number): number {
  const start = from + (to - from - length) * share
  return ease(progress(t, [start, start + length]))
}
