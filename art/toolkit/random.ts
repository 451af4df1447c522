/** Numbers that look random and are the same on every run. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
}

/** A generator whose numbers follow from the seed alone (mulberry32 over an FNV-1a hash of the seed). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: items => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
