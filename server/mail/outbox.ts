import { randomUUID } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { z } from 'zod'
import type { ContactFields } from '../../shared/contact/contact-rules.ts'

export type ContactMessage = ContactFields & { readonly receivedAt: Date }
export type WaitingMessage = ContactMessage & { readonly id: string; readonly attempts: number }

/** What became of an attempt to deliver a message. */
export type Settlement =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date }
  /** Given up; the message stays for the operator. */
  | { readonly kind: 'dead' }

/** Keeps messages until they are delivered. What `put` has answered for survives the process and the machine. */
export type Outbox = {
  /** Stores the message durably and gives its id. Throws when it cannot. */
  readonly put: (message: ContactMessage) => string
  /** Messages that are due for an attempt at the moment, oldest first. */
  readonly due: (now: Date) => readonly WaitingMessage[]
  readonly settle: (id: string, settlement: Settlement) => void
  /** When the next message is due; undefined when none waits. */
  readonly nextDue: () => Date | undefined
  readonly close: () => void
}

const rowSchema = z.object({
  id: z.string(),
  received_at: z.number(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  details: z.string(),
  attempts: z.number(),
})

const nextDueSchema = z.object({ due_at: z.number().nullable() })

/** An outbox in a SQLite file within the folder, which is made when missing. Throws when the folder cannot be written. */
export function openOutbox(folder: string): Outbox {
  prepareFolder(folder)
  const database = new Database(join(folder, 'outbox.db'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(`
    CREATE TABLE IF NOT EXISTS messages (
      id TEXT PRIMARY KEY,
      received_at INTEGER NOT NULL,
      name TEXT NOT NULL,
      company TEXT NOT NULL,
      email TEXT NOT NULL,
      details TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS messages_due ON messages (state, due_at);
  `)
  const insert = database.prepare(
    'INSERT INTO messages (id, received_at, name, company, email, details, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const selectDue = database.prepare(
    "SELECT * FROM messages WHERE state = 'waiting' AND due_at <= ? ORDER BY received_at LIMIT 20",
  )
  const selectNext = database.prepare("SELECT min(due_at) AS due_at FROM messages WHERE state = 'waiting'")
  const update = database.prepare(
    'UPDATE messages SET state = ?, due_at = coalesce(?, due_at), attempts = attempts + 1 WHERE id = ?',
  )
  return {
    put: ({ receivedAt, name, company, email, details }) => {
      const id = randomUUID()
      const moment = receivedAt.getTime()
      insert.run(id, moment, name, company, email, details, moment)
      return id
    },
    due: now => selectDue.all(now.getTime()).map(toMessage),
    settle: (id, settlement) => {
      const state = settlement.kind === 'retry' ? 'waiting' : settlement.kind
      update.run(state, settlement.kind === 'retry' ? settlement.at.getTime() : null, id)
    },
    nextDue: () => {
      const { due_at } = nextDueSchema.parse(selectNext.get())
      return due_at === null ? undefined : new Date(due_at)
    },
    close: () => database.close(),
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new Error(`the data folder ${folder} cannot be written (${code}); set DATA_DIR to one that can`, { cause })
  }
}

function toMessage(row: unknown): WaitingMessage {
  const { received_at, ...message } = rowSchema.parse(row)
  return { ...message, receivedAt: new Date(received_at) }
}
