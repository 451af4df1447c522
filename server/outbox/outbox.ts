import type { ContactFields } from '../../shared/contact/contact-rules.ts'

/** A message as it came in. */
export type NewMessage = {
  readonly fields: ContactFields
  readonly receivedAt: Date
  /** Tells who sent it, so that the same content from the same client within a minute is one message; stored only within a hash. */
  readonly client: string
  /** The client's own name for this request: within 24 hours the same key is the same request. */
  readonly idempotencyKey?: string
  /** Kept apart and not delivered until an operator says so. */
  readonly isSuspect: boolean
}

export type Receipt =
  | { readonly kind: 'stored' | 'repeated'; readonly id: string }
  /** The idempotency key came before, with other content; nothing was stored. */
  | { readonly kind: 'keyReused' }

export const messageStates = ['waiting', 'delivered', 'dead', 'suspect'] as const
export type MessageState = (typeof messageStates)[number]

export type StoredMessage = {
  readonly id: string
  readonly state: MessageState
  readonly receivedAt: Date
  /** Undefined once its time to be kept is over. */
  readonly fields: ContactFields | undefined
  /** Deliveries tried so far. */
  readonly attempts: number
  /** When its deliveries began: at its receipt, or when an operator asked for it anew. */
  readonly queuedAt: Date
  /** When a waiting message is tried next. */
  readonly dueAt: Date
  /** When it was delivered or given up. */
  readonly settledAt: Date | undefined
  /** The code of the last failed attempt; never a mail server's own words. */
  readonly fault: string | undefined
}

export type LeasedMessage = StoredMessage & { readonly fields: ContactFields }

/** What became of an attempt to deliver a message. */
export type Settlement =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date; readonly fault: string }
  /** Given up; the message stays for the operator. */
  | { readonly kind: 'dead'; readonly fault: string }
  /** Not tried to the end, because the process stops: somebody else may try at once. */
  | { readonly kind: 'released' }

export type OutboxSummary = {
  readonly counts: { readonly [State in MessageState]: number }
  /** When the oldest waiting message came in. */
  readonly oldestWaiting: Date | undefined
}

/** Keeps messages until they are delivered. What `put` has resolved for survives the process and the machine. */
export type Outbox = {
  /** Resolves once the message is on disk. Rejects when it cannot be stored; then nothing of it is. */
  readonly put: (message: NewMessage) => Promise<Receipt>
  /** Takes due messages for this process alone, oldest first; a lease ends after 15 seconds unless it is renewed. */
  readonly lease: (options: { readonly now: Date; readonly limit: number }) => readonly LeasedMessage[]
  /** Prolongs all leases of this process. */
  readonly renewLeases: (now: Date) => void
  /** Ends a lease. Without effect when the lease went to another process meanwhile. */
  readonly settle: (id: string, settlement: Settlement, now: Date) => void
  /** When there is something to lease next; undefined when nothing waits. */
  readonly nextDue: () => Date | undefined
  /** Messages of the states, newest first. */
  readonly list: (options: {
    readonly states: readonly MessageState[]
    readonly limit: number
  }) => readonly StoredMessage[]
  /** Messages whose id begins so. */
  readonly findById: (start: string) => readonly StoredMessage[]
  /** Makes a message that is not delivered due at once, a dead or suspect one too. False when there is no such message. */
  readonly retry: (id: string, now: Date) => boolean
  /** Removes a message for good. False when there is no such message. */
  readonly forget: (id: string) => boolean
  /** Erases what has been kept long enough. */
  readonly expire: (limits: {
    readonly deliveredBefore: Date
    readonly suspectBefore: Date
    readonly keysBefore: Date
  }) => void
  readonly summary: () => OutboxSummary
  /** Whether a message could be stored now; found by writing, at most once a second. */
  readonly isWritable: () => boolean
  /** Stores what is still to be stored, then closes the file. */
  readonly close: () => void
}
