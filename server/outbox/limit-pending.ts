import type { Outbox } from './outbox.ts'

/** Limits memory, and how long a visitor waits, while the storage is slow. */
const maxPendingMessages = 100

/** Rejects at once when too many messages are already waiting. */
export function limitPending(put: Outbox['put']): Outbox['put'] {
  let pending = 0
  return async message => {
    if (pending >= maxPendingMessages) {
      throw new Error(`${pending} messages are already waiting to be stored; check the speed of the disk or database`)
    }
    pending += 1
    try {
      return await put(message)
    } finally {
      pending -= 1
    }
  }
}
