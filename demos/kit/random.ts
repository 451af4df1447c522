/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number

/** A seeded generator (mulberry32): equal seeds give equal numbers. Trained models and published figures rest on them. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `low` to `high`, both included. */
export function pickWhole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function shuffle<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map(item => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
