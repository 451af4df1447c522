import { z } from 'zod'
import { toRemedy } from './earlier-layouts.ts'
import { type OutboxFile, OutboxFileError } from './outbox-file.ts'

/** The oldest layout that the first release candidate opens. */
const firstDeployedVersion = 2
/** The layout of the first release candidate, which the first migration makes. */
const firstVersion = 6

/** Schema changes in order; the file's `user_version` is the layout that the last one made. */
export const migrations = [
  // The fields are one JSON text, which can hold every character; SQLite truncates plain text at U+0000. Form and version say
  // what they are, so that a process of an earlier release leaves alone what it cannot read.
  `CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    fields TEXT,
    fingerprint TEXT,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'suspect')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    settled_at INTEGER,
    fault TEXT,
    lease_owner TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    dead_alerted_at INTEGER,
    overdue_alerted_at INTEGER,
    form TEXT NOT NULL DEFAULT 'contact',
    version INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE INDEX messages_waiting ON messages (leased_until, due_at, received_at) WHERE state = 'waiting';
  CREATE INDEX messages_to_erase ON messages (settled_at) WHERE state = 'delivered' AND fields IS NOT NULL;
  CREATE INDEX messages_unalerted_dead ON messages (settled_at)
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at);
  CREATE INDEX messages_unalerted_waiting ON messages (received_at)
    WHERE state = 'waiting' AND overdue_alerted_at IS NULL;
  CREATE INDEX messages_by_state ON messages (state, received_at);
  CREATE INDEX messages_by_age ON messages (received_at);
  CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at) WHERE fingerprint IS NOT NULL;
  CREATE TABLE idempotency_keys (
    key_hash TEXT PRIMARY KEY,
    content_hash TEXT NOT NULL,
    message_id TEXT NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX keys_by_age ON idempotency_keys (used_at);
  CREATE TABLE probe (id INTEGER PRIMARY KEY, ballast BLOB) STRICT;
  CREATE TABLE deliveries (
    id TEXT NOT NULL,
    destination TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'suspect')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    settled_at INTEGER,
    fault TEXT,
    lease_owner TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    dead_alerted_at INTEGER,
    overdue_alerted_at INTEGER,
    PRIMARY KEY (id, destination)
  ) STRICT;
  CREATE INDEX deliveries_waiting ON deliveries (destination, leased_until, due_at, received_at) WHERE state = 'waiting';
  CREATE INDEX deliveries_unalerted_dead ON deliveries (destination, settled_at)
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at);
  CREATE INDEX deliveries_unalerted_waiting ON deliveries (destination, received_at)
    WHERE state = 'waiting' AND overdue_alerted_at IS NULL;
  CREATE INDEX deliveries_by_state ON deliveries (destination, state, received_at);
  CREATE TABLE retry_period (
    started_at INTEGER NOT NULL,
    webhook_started_at INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  INSERT INTO retry_period (started_at) VALUES (0)`,
] as const

const latestVersion = firstVersion + migrations.length - 1

/** Added to `user_version` once the messages are in PostgreSQL; earlier releases refuse such a file as a newer one. */
const movedMark = 1_000_000

const versionSchema = z.object({ user_version: z.number() })

/** Brings the tables to the latest layout. Refuses a file whose messages were moved. */
export function migrate(file: OutboxFile): void {
  checkLayout(file)
  const recorded = readVersion(file)
  // Without a write, so that the site starts on a full disk too.
  if (recorded === latestVersion) return
  for (const migration of migrations.slice(hasMessages(file) ? recorded - firstVersion + 1 : 0)) file.exec(migration)
  file.exec(`PRAGMA user_version = ${latestVersion}`)
}

/** Throws unless this release can read the file, or bring it to its layout. */
export function checkLayout(file: OutboxFile): void {
  const recorded = readVersion(file)
  if (recorded >= movedMark) {
    throw new OutboxFileError(
      `the messages of ${file.path} are in PostgreSQL; set DATABASE_URL, or DATA_DIR to another folder. If "messages move" was interrupted, run it again`,
    )
  }
  if (recorded > latestVersion) {
    throw new OutboxFileError(
      `${file.path} was written by a newer version of the site; start that version, or set DATA_DIR to another folder`,
    )
  }
  if (recorded < firstVersion && hasMessages(file)) {
    throw new OutboxFileError(
      `${file.path} is from before the first release; ${toRemedy({ isDeployed: recorded >= firstDeployedVersion })}`,
    )
  }
}

/** Whether it has the tables of an outbox, of any layout. */
export function hasMessages(file: OutboxFile): boolean {
  return file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'messages'").get() !== undefined
}

export function isMarkedAsMoved(file: OutboxFile): boolean {
  return readVersion(file) >= movedMark
}

/** No site stores, leases or delivers a message of this file any more, not even one that has it open. */
export function markAsMoved(file: OutboxFile): void {
  if (isMarkedAsMoved(file)) return
  for (const change of ['INSERT ON messages', 'UPDATE ON messages', 'INSERT ON deliveries', 'UPDATE ON deliveries']) {
    file.exec(`CREATE TRIGGER "moved ${change}" BEFORE ${change}
      BEGIN SELECT RAISE(ABORT, 'the messages were moved to PostgreSQL'); END`)
  }
  file.exec(`PRAGMA user_version = ${readVersion(file) + movedMark}`)
}

function readVersion(file: OutboxFile): number {
  return versionSchema.parse(file.prepare('PRAGMA user_version').get()).user_version
}
