import type { Kysely } from 'kysely'
import type { MessageState, Queue } from './outbox.ts'

/** The tables of both engines. Times are milliseconds since 1970, by the clock of the process that wrote them. */
export type Tables = {
  readonly messages: {
    readonly id: string
    readonly received_at: number
    /** JSON in UTF-8, as bytes: a damaged text would end the process in libsql. Null once it is erased. */
    fields: Uint8Array | ArrayBuffer | null
  }
  readonly deliveries: {
    readonly message_id: string
    readonly destination: Queue
    state: MessageState
    /** Start of the retry period. */
    queued_at: number
    /** 0 for at once. */
    due_at: number
    attempts: number
    settled_at: number | null
    fault: string | null
    lease_owner: string | null
    leased_until: number
    alerted_at: number | null
  }
  /** What recognizes a repeated message, by hashes of sender, content and idempotency key. */
  readonly keys: {
    readonly key_hash: string
    readonly content_hash: string
    message_id: string
    readonly used_at: number
  }
}

export type Engine = 'sqlite' | 'postgres'

/** An engine with the latest tables. */
export type StoreParts = {
  readonly db: Kysely<Tables>
  readonly engine: Engine
  /** Makes what was erased unreadable; with a time also the copies of an earlier release that are older. */
  readonly afterErasing: (copiesBefore?: Date) => Promise<void>
}

/** The tables are those of another release, which this one neither reads nor changes. The message says what to do. */
export class LayoutError extends Error {}

export const toNewer = (place: string) =>
  `cannot use ${place}: it was written by a newer version of the site; start that version, or use another place`
