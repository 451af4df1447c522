import { vi } from 'vitest'

type Pace = { readonly timeout?: number; readonly interval?: number }

/** Milliseconds. Long enough for a machine that is busy with other work: a check that holds ends the wait at once. */
const patience = { timeout: 30_000, interval: 20 }

/** Repeats a check until it throws no error, and resolves to its value. Throws its last error when time is up. */
export function waitFor<Value>(check: () => Value | Promise<Value>, pace: Pace = {}): Promise<Value> {
  return vi.waitFor(check, { ...patience, ...pace })
}

/** Repeats a check until it is true. Throws when time is up. */
export function waitUntil(check: () => boolean | Promise<boolean>, pace: Pace = {}): Promise<boolean> {
  return vi.waitUntil(check, { ...patience, ...pace })
}
