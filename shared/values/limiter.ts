export type Limiter = {
  /** Does the work in its turn. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly countWaiting: () => number
}

/** Does so many pieces of work at a time; the others wait, and the first to come is the first to go. */
export function createLimiter(max: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    countWaiting: () => waiting.length,
    run: async work => {
      if (running === max) await new Promise<void>(resolve => waiting.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        // The place goes to the next, so that work that comes in between does not take it.
        const startNext = waiting.shift()
        if (startNext === undefined) running -= 1
        else startNext()
      }
    },
  }
}
