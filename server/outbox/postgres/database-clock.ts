export type DatabaseClock = {
  /** SQL of the time. */
  readonly now: string
  /** SQL of the time that a parameter of `toOffset` stands for. */
  readonly at: (parameter: string) => string
  /** Milliseconds from this process's time to a time that it has read or computed. */
  readonly toOffset: (time: Date) => number
  /** The time of this process that is so many milliseconds away. */
  readonly toTime: (offsetMs: number) => Date
}

type Options = {
  /** The clock of this process. */
  readonly now?: () => Date
  /** SQL of the database's clock, replaced by tests. Its value may not change within a statement, or no index is used. */
  readonly sql?: string
}

/**
 * Only the database's clock counts, because the clocks of replicas differ: a time goes to the database as its distance
 * from the process's own time.
 */
export function createDatabaseClock({
  now = () => new Date(),
  sql = 'statement_timestamp()',
}: Options = {}): DatabaseClock {
  return {
    now: sql,
    at: parameter => `(${sql} + ${parameter}::float8 * interval '1 millisecond')`,
    toOffset: time => time.getTime() - now().getTime(),
    toTime: offsetMs => new Date(now().getTime() + offsetMs),
  }
}
