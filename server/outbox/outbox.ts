import type { FormFields } from '../../shared/contact/forms.ts'

/** Where a message goes; each delivery has its own lease, retries, end and alert. Every message has one to the mailbox. */
export const destinations = ['mail', 'webhook'] as const
export type Destination = (typeof destinations)[number]
export const destinationsBesideMail = destinations.filter(name => name !== 'mail')

export type NewMessage = {
  readonly fields: FormFields
  readonly receivedAt: Date
  /** Identifies the sender for duplicate detection; only a hash of it is stored. */
  readonly client: string
  /** The client is a partner with an API key, so that its address does not matter. */
  readonly isPartner?: boolean
  /**
   * The value of the `Idempotency-Key` header. For 24 hours the same key of the same client with the same fields means the same
   * request, and with other fields none. A random key means the same request from every address, for a phone that changes its
   * network meanwhile.
   */
  readonly idempotencyKey?: string
  /** A suspect message is delivered only after an operator retries it, and never hides one that is not. */
  readonly isSuspect: boolean
  /** Where it goes; the mailbox is one of them, also without being named. */
  readonly destinations?: readonly Destination[]
}

export type Receipt =
  | { readonly kind: 'stored' | 'repeated'; readonly id: string }
  /** The client has used the idempotency key before with different content; nothing was stored. */
  | { readonly kind: 'keyReused' }

export const messageStates = ['waiting', 'delivered', 'dead', 'suspect'] as const
export type MessageState = (typeof messageStates)[number]

/** What became of the delivery of a message to a destination. */
export type DeliveryRecord = {
  readonly state: MessageState
  /** Failed and successful delivery attempts so far. */
  readonly attempts: number
  /** Start of the retry period: when the message was received, or when an operator retried it. */
  readonly queuedAt: Date
  /** Time of the next attempt, for a waiting message. */
  readonly dueAt: Date
  /** When the message became delivered or dead. */
  readonly settledAt: Date | undefined
  /** Error code of the last failed attempt; never the receiving server's own text. */
  readonly fault: string | undefined
}

/** A message with the record of its mail, or while it is leased that of the destination. */
export type StoredMessage = DeliveryRecord & {
  readonly id: string
  readonly receivedAt: Date
  /** With those that this release does not know. Undefined after the retention period, and when they cannot be read. */
  readonly fields: FormFields | undefined
}

/** With the records of its other destinations. */
export type ListedMessage = StoredMessage & { readonly others: Readonly<Partial<Record<Destination, DeliveryRecord>>> }

export type LeasedMessage = StoredMessage & { readonly fields: FormFields }

/** What became of a delivery. */
export type Settlement =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date; readonly fault: string }
  /** Given up; the message stays in the outbox for the operator. */
  | { readonly kind: 'dead'; readonly fault: string }
  /** Interrupted by a shutdown: does not count as an attempt, and another process may lease the message at once. */
  | { readonly kind: 'released' }
  /** The operator was told that it is dead or overdue; needs no lease and ends none. */
  | { readonly kind: 'alerted' }

export type OutboxSummary = {
  readonly counts: { readonly [State in MessageState]: number }
  /** When the oldest waiting message was received. */
  readonly oldestWaiting: Date | undefined
}

/**
 * Besides the destinations, the digest that tells a person of suspect messages: each has a delivery to it, due after the
 * midnight (UTC) that follows it.
 */
export type Queue = Destination | 'digest'

export type Selection = {
  /** Whose states are meant; the mailbox by default. */
  readonly destination?: Destination | undefined
  readonly states: readonly MessageState[]
  readonly limit: number
  /** From the one after this on. */
  readonly after?: Pick<StoredMessage, 'id' | 'receivedAt'> | undefined
  /** Of the id, in any case. */
  readonly prefix?: string
  /** Only dead ones, and waiting ones received before this time, that no alert was sent for since they are that. */
  readonly unalertedBefore?: Date
}

/** By the clock of the calling process. */
export type RetentionLimits = {
  readonly deliveredBefore: Date
  readonly suspectBefore: Date
  /** Suspect messages stay until a person was told of them before this time; undefined erases them without. */
  readonly toldBefore?: Date | undefined
  readonly keysBefore: Date
  /** The configured ones, by default all: a message counts as delivered once the last of them has it. */
  readonly destinations?: readonly Destination[]
}

/**
 * Durable queue of messages, in a SQLite file or in PostgreSQL. Every method rejects while the storage cannot be used, with an
 * error that names the remedy. Times are those of the calling processes, whose clocks are kept in step.
 */
export type Outbox = {
  /** Resolves once the message is on disk, of the server for a database. Rejects when it cannot be stored; then nothing of it is stored. */
  readonly put: (message: NewMessage) => Promise<Receipt>
  /**
   * Leases due messages to this process for 15 seconds: new ones first, then by due time. It also renews the leases of those
   * that it has given and that are not settled; a message that cannot be read is dead from then on, and is returned once,
   * without fields.
   */
  readonly lease: (options: {
    readonly now: Date
    readonly limit: number
    readonly destination?: Queue
  }) => Promise<readonly StoredMessage[]>
  /** Records the result and ends the lease. Has no effect on messages that another process has leased by now. */
  readonly settle: (
    ids: string | readonly string[],
    settlement: Settlement,
    now: Date,
    destination?: Queue,
  ) => Promise<void>
  /** When the next message can be leased; undefined when there is none. */
  readonly nextDue: (destination?: Queue) => Promise<Date | undefined>
  /** Newest first. */
  readonly list: (selection: Selection) => Promise<readonly ListedMessage[]>
  /**
   * Makes the undelivered deliveries of a message due now, even dead and suspect ones: all that it has, or the one to a
   * destination, which a message that still has its fields gets if it lacks it. False when there is none.
   */
  readonly retry: (id: string, now: Date, destination?: Destination) => Promise<boolean>
  /** Deletes a message permanently, or only what a destination other than the mailbox has of it. False when there is none. */
  readonly forget: (id: string, destination?: Destination) => Promise<boolean>
  /** Erases some of the data older than the retention periods and returns whether there is more to erase. */
  readonly expire: (limits: RetentionLimits) => Promise<boolean>
  readonly summary: (destination?: Destination) => Promise<OutboxSummary>

  /** Rejects when a message could not be stored now; checked by writing, at most once a second. */
  readonly verify: () => Promise<void>
  /** Calls back when a message of any process may be due, where the storage can tell; others are found by polling. */
  readonly onNewMessage: (wake: () => void) => void
  readonly close: () => Promise<void>
}

/** The short name of a message for people: the first eight hex digits of its id, as `A1B2-C3D4`. */
export function toReference(id: string): string {
  const digits = id.slice(0, 8).toUpperCase()
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
