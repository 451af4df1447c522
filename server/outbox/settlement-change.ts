import type { MessageState, Settlement, StoredMessage } from './outbox.ts'

/** After this time without renewal, as after a crash, another process may lease the message. */
export const leaseMs = 15_000

/** Of a message whose fields cannot be read. */
export const unreadableFault = 'UNREADABLE'

/** The order in which leased messages are delivered. */
export function compareUrgency(a: StoredMessage, b: StoredMessage): number {
  return a.dueAt.getTime() - b.dueAt.getTime() || a.receivedAt.getTime() - b.receivedAt.getTime()
}

type Change = {
  readonly state: MessageState
  /** Null leaves it as it is. */
  readonly dueAt: Date | null
  readonly settledAt: Date | null
  readonly fault: string | null
  /** To be added. */
  readonly attempts: number
}

/** What a settlement changes in the row of a message. */
export function toChange(settlement: Settlement, now: Date): Change {
  const unsettled: Change = { state: 'waiting', settledAt: null, dueAt: null, fault: null, attempts: 1 }
  switch (settlement.kind) {
    case 'delivered':
      return { ...unsettled, state: 'delivered', settledAt: now }
    case 'dead':
      return { ...unsettled, state: 'dead', settledAt: now, fault: settlement.fault }
    case 'retry':
      return { ...unsettled, dueAt: settlement.at, fault: settlement.fault }
    case 'released':
      return { ...unsettled, attempts: 0 }
  }
}
