import type { Form, FormFields } from '../../shared/contact/forms.ts'

/** Where a message goes; each delivery has its own lease, retries, end and alert. Every message goes to the mailbox. */
export const destinations = ['mail', 'webhook'] as const
export type Destination = (typeof destinations)[number]

export type NewMessage = {
  readonly form: Form
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
  /** Undefined when this release does not know it. A release that knows it stored the message; this one does not deliver it. */
  readonly form: Form | undefined
  readonly receivedAt: Date
  /** Undefined for a delivered message after the retention period, when they cannot be read, and when they have an unknown form. */
  readonly fields: FormFields | undefined
}

/** With the records of its other destinations. */
export type ListedMessage = StoredMessage & { readonly others: Readonly<Partial<Record<Destination, DeliveryRecord>>> }

export type LeasedMessage = StoredMessage & { readonly form: Form; readonly fields: FormFields }

/** Result of a delivery attempt. */
export type Settlement =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date; readonly fault: string }
  /** Given up; the message stays in the outbox for the operator. */
  | { readonly kind: 'dead'; readonly fault: string }
  /** Interrupted by a shutdown: does not count as an attempt, and another process may lease the message at once. */
  | { readonly kind: 'released' }

export type OutboxSummary = {
  readonly counts: { readonly [State in MessageState]: number }
  /** When the oldest waiting message was received. */
  readonly oldestWaiting: Date | undefined
  /** Of the waiting ones, those that only a newer release can read and deliver. */
  readonly newer: number
}

/** `dead`: given up. `overdue`: waiting for too long. */
export const alertKinds = ['dead', 'overdue'] as const
export type AlertKind = (typeof alertKinds)[number]

export type UntoldMessages = { readonly count: number; readonly newest: readonly StoredMessage[] }

/** Names a message within its storage for good, even one whose id is damaged. */
export type MessageKey = string

/**
 * Durable queue of messages, in a SQLite file or in PostgreSQL. Every method rejects while the storage cannot be
 * used, with an error that names the remedy. Times are those of the calling process; the database compares them with its own clock.
 */
export type Outbox = {
  /** Resolves once the message is on disk, of the server for a database. Rejects when it cannot be stored; then nothing of it is stored. */
  readonly put: (message: NewMessage) => Promise<Receipt>
  /**
   * Leases due messages to this process: new ones first, then by due time. A lease ends after 15 seconds unless it is
   * renewed. A message that cannot be read is dead from then on; it is returned once, without fields. One whose form is
   * unknown waits for a process of the release that stored it. The destination of this and of what follows is by default the
   * mailbox.
   */
  readonly lease: (options: {
    readonly now: Date
    readonly limit: number
    readonly destination?: Destination
  }) => Promise<readonly StoredMessage[]>
  /**
   * Extends this process's leases of these messages. Others end by themselves: those of messages that it never got,
   * because the database's answer was lost.
   */
  readonly renewLeases: (ids: readonly string[], now: Date, destination?: Destination) => Promise<void>
  /** Records the result and ends the lease. Has no effect when another process holds the lease by now. */
  readonly settle: (id: string, settlement: Settlement, now: Date, destination?: Destination) => Promise<void>
  /** When the next message of a known form can be leased; undefined when there is none. */
  readonly nextDue: (destination?: Destination) => Promise<Date | undefined>
  /** Messages whose delivery is in these states, newest first, from the one after `after` on. */
  readonly list: (options: {
    readonly destination?: Destination
    readonly states: readonly MessageState[]
    readonly limit: number
    readonly after?: Pick<StoredMessage, 'id' | 'receivedAt'>
  }) => Promise<readonly ListedMessage[]>
  /** Up to ten messages whose id starts with this prefix, in any case. */
  readonly findById: (prefix: string) => Promise<readonly ListedMessage[]>
  /**
   * Makes the undelivered deliveries of a message due now, even dead and suspect ones: all that it has, or the one to a
   * destination, which a message that still has its fields gets if it lacks it. False when there is none.
   */
  readonly retry: (id: string, now: Date, destination?: Destination) => Promise<boolean>
  /** Deletes a message permanently, or only what a destination other than the mailbox has of it. False when there is none. */
  readonly forget: (id: string, destination?: Destination) => Promise<boolean>
  /** Messages that no alert was sent for, up to 1000 of each kind; overdue are those received before this time. */
  readonly findUnalerted: (
    receivedBefore: Date,
    destination?: Destination,
  ) => Promise<{ readonly [Kind in AlertKind]: readonly MessageKey[] }>
  readonly markAlerted: (
    kind: AlertKind,
    keys: readonly MessageKey[],
    now: Date,
    destination?: Destination,
  ) => Promise<void>
  /** Restarts the retry period of all waiting messages. */
  readonly restartRetryPeriods: (now: Date, destination?: Destination) => Promise<void>
  /**
   * Erases some of the data older than the retention periods and returns whether there is more to erase. A message counts as
   * delivered once the last of these destinations, by default all, has it; for the others it is settled then.
   */
  readonly expire: (limits: {
    readonly deliveredBefore: Date
    readonly suspectBefore: Date
    /** Suspect messages stay until a person was told of them before this time; undefined erases them without. */
    readonly toldBefore?: Date | undefined
    readonly keysBefore: Date
    readonly destinations?: readonly Destination[]
  }) => Promise<boolean>
  /**
   * Suspect messages received before this time that no person was told of: how many, and the newest 100 of them. Undefined
   * when there is none, or when a process has asked in the same round before, so that one of several tells.
   */
  readonly findUntold: (before: Date, round: string, now: Date) => Promise<UntoldMessages | undefined>
  /** A person was told of the suspect messages received before this time. */
  readonly markTold: (before: Date, now: Date) => Promise<void>
  readonly summary: (destination?: Destination) => Promise<OutboxSummary>
  /** Rejects when a message could not be stored now; checked by writing, at most once a second. */
  readonly verify: () => Promise<void>
  /** Calls back when a message of any process may be due, where the storage can tell; others are found by polling. */
  readonly onNewMessage: (wake: () => void) => void
  readonly close: () => Promise<void>
}

/** The methods of an outbox whose file is open; they throw where those of `Outbox` reject. */
export type OutboxStore = {
  readonly [Name in Exclude<keyof Outbox, 'onNewMessage'>]: (
    ...values: Parameters<Outbox[Name]>
  ) => Awaited<ReturnType<Outbox[Name]>>
}

/** The short name of a message for people: the first eight hex digits of its id, as `A1B2-C3D4`. */
export function toReference(id: string): string {
  const digits = id.slice(0, 8).toUpperCase()
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
