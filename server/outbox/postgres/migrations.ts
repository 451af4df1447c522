/** The schema of the first release candidate, which the first migration makes. */
export const firstVersion = 3

/**
 * Changes of the schema in order; the last one makes `latestVersion`, which the table `schema_version` has. Replicas of the
 * version before run on while the next one starts, so a change only adds: columns with a default, tables, indexes.
 */
export const migrations = [
  // The fields are JSON text, which can hold U+0000 (escaped) unlike PostgreSQL's own text. Ids are compared by byte. Form and
  // version are as in a file.
  `CREATE TABLE messages (
    row_number bigint GENERATED ALWAYS AS IDENTITY,
    id text COLLATE "C" PRIMARY KEY,
    received_at timestamptz(3) NOT NULL,
    queued_at timestamptz(3) NOT NULL,
    fields text,
    fingerprint text,
    state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'suspect')),
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    fault text,
    lease_owner text,
    leased_until timestamptz(3),
    dead_alerted_at timestamptz(3),
    overdue_alerted_at timestamptz(3),
    form text NOT NULL DEFAULT 'contact',
    version integer NOT NULL DEFAULT 1
  );
  CREATE UNIQUE INDEX messages_by_row ON messages (row_number);
  CREATE INDEX messages_waiting ON messages (due_at, received_at) WHERE state = 'waiting';
  CREATE INDEX messages_leased ON messages (leased_until) WHERE state = 'waiting' AND lease_owner IS NOT NULL;
  CREATE INDEX messages_to_erase ON messages (settled_at) WHERE state = 'delivered' AND fields IS NOT NULL;
  CREATE INDEX messages_unalerted_dead ON messages (settled_at)
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at);
  CREATE INDEX messages_unalerted_waiting ON messages (received_at)
    WHERE state = 'waiting' AND overdue_alerted_at IS NULL;
  CREATE INDEX messages_by_state ON messages (state, received_at);
  CREATE INDEX messages_by_age ON messages (received_at, row_number);
  CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at) WHERE fingerprint IS NOT NULL;
  CREATE TABLE idempotency_keys (
    key_hash text PRIMARY KEY,
    content_hash text NOT NULL,
    message_id text NOT NULL,
    used_at timestamptz(3) NOT NULL
  );
  CREATE INDEX keys_by_age ON idempotency_keys (used_at);
  CREATE TABLE retry_period (
    started_at timestamptz(3) NOT NULL,
    webhook_started_at timestamptz(3) NOT NULL DEFAULT to_timestamp(0)
  );
  INSERT INTO retry_period (started_at) VALUES (to_timestamp(0));
  CREATE TABLE probe (ballast text);
  CREATE UNLOGGED TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)
    WITH (fillfactor = 50);
  CREATE TABLE deliveries (
    id text COLLATE "C" NOT NULL REFERENCES messages ON DELETE CASCADE,
    destination text NOT NULL,
    received_at timestamptz(3) NOT NULL,
    queued_at timestamptz(3) NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'suspect')),
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    fault text,
    lease_owner text,
    leased_until timestamptz(3),
    dead_alerted_at timestamptz(3),
    overdue_alerted_at timestamptz(3),
    PRIMARY KEY (id, destination)
  );
  CREATE INDEX deliveries_waiting ON deliveries (destination, due_at, received_at) WHERE state = 'waiting';
  CREATE INDEX deliveries_leased ON deliveries (destination, leased_until)
    WHERE state = 'waiting' AND lease_owner IS NOT NULL;
  CREATE INDEX deliveries_unalerted_dead ON deliveries (destination, settled_at)
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at);
  CREATE INDEX deliveries_unalerted_waiting ON deliveries (destination, received_at)
    WHERE state = 'waiting' AND overdue_alerted_at IS NULL;
  CREATE INDEX deliveries_by_state ON deliveries (destination, state, received_at)`,
] as const

export const latestVersion = firstVersion + migrations.length - 1
