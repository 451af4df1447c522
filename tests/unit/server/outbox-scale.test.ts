import { statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { toOutboxPath } from '../../../server/outbox/data-folder.ts'
import { createMessageAlerts } from '../../../server/outbox/message-alerts.ts'
import { createMessageArchive } from '../../../server/outbox/message-archive.ts'
import { createMessageExpiry } from '../../../server/outbox/message-expiry.ts'
import { createMessageLeases } from '../../../server/outbox/message-leases.ts'
import { createMessageStore } from '../../../server/outbox/message-store.ts'
import { migrate, migrations } from '../../../server/outbox/migrations.ts'
import { openOutboxFile } from '../../../server/outbox/outbox-file.ts'
import { forms } from '../../../shared/contact/forms.ts'
import { createTestMessages } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { afterStart, openTestOutbox, start } from '../../support/test-outbox.ts'

const planSchema = z.array(z.object({ detail: z.string() }))
const hour = 3600

test('no statement reads or sorts all messages', () => {
  const file = openOutboxFile(toOutboxPath(makeTempFolder()))
  onTestFinished(file.close)
  migrate(file)
  const statements: string[] = []
  const recorded = {
    ...file,
    prepare: (sql: string) => {
      statements.push(sql)
      return file.prepare(sql)
    },
  }
  createMessageStore(recorded)
  createMessageLeases(recorded, { forms, maxRetryMs: hour * 1000 })
  createMessageArchive(recorded, forms)
  createMessageExpiry(recorded)
  createMessageAlerts(recorded)
  const plans = statements
    .filter(sql => !sql.startsWith('PRAGMA'))
    .map(sql => ({ sql, steps: planSchema.parse(file.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()) }))
  // The counts for metrics read an index; everything else reads no more rows than it needs.
  const isSlow = ({ detail }: { detail: string }) =>
    /^SCAN (messages(?! USING INDEX messages_unalerted)|deliveries|idempotency_keys)|TEMP B-TREE|messages_by_state \(state=\?\)/.test(
      detail,
    )
  const slow = plans.filter(({ sql, steps }) => !sql.includes('count(*)') && steps.some(isSlow))
  expect(slow).toEqual([])
  expect(JSON.stringify(plans.find(({ sql }) => sql.includes('count(*)')))).toContain(
    'COVERING INDEX messages_by_state',
  )
  expect(plans.length).toBeGreaterThan(20)
})

/** A file that cannot shrink yet, as the first deployments made it, with messages received one a second until `start`. */
function writeEarlierFile(folder: string, count: number, state: 'waiting' | 'delivered'): void {
  const file = new Database(join(folder, 'outbox.db'))
  file.exec(`${migrations[0]}; PRAGMA user_version = 6`)
  file
    .prepare(`
      WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
      INSERT INTO messages (id, received_at, queued_at, fields, state, attempts, due_at, settled_at)
      SELECT lower(hex(randomblob(16))), ?2 - 1000 * number, ?2 - 1000 * number,
        json_object('name', 'Ada', 'company', '', 'email', 'ada@example.com', 'details', hex(randomblob(400))),
        ?3, iif(number = 1, 0, 1), iif(number = 1, 0, ?2 + 3600000), iif(?3 = 'delivered', ?2, NULL)
      FROM numbers`)
    .run(count, start.getTime(), state)
  file.close()
}

test('among many messages that are due later, the new one is leased', async () => {
  const folder = makeTempFolder()
  writeEarlierFile(folder, 5000, 'waiting')
  const outbox = openTestOutbox(folder)
  const leased = await outbox.lease({ now: start, limit: 3 })
  expect(leased).toMatchObject([{ attempts: 0, receivedAt: afterStart(-1) }])
  expect(await outbox.nextDue()).toEqual(afterStart(15))
  expect((await outbox.summary()).counts.waiting).toBe(5000)
  expect(await outbox.lease({ now: afterStart(hour), limit: 3 })).toHaveLength(3)
})

test('a file that cannot shrink is converted, shrinks when delivered messages are erased, and stays intact', async () => {
  const folder = makeTempFolder()
  writeEarlierFile(folder, 5000, 'delivered')
  const path = toOutboxPath(folder)
  const outbox = openTestOutbox(folder)
  await outbox.verify()
  const { size } = statSync(path)
  let calls = 1
  while (await outbox.expire({ deliveredBefore: afterStart(1), suspectBefore: start, keysBefore: start })) calls += 1
  expect(calls).toBeGreaterThanOrEqual(10)
  expect(statSync(path).size).toBeLessThan(size / 3)
  expect((await outbox.summary()).counts.delivered).toBe(5000)
  const reader = new Database(path)
  onTestFinished(() => void reader.close())
  expect(reader.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
  expect(reader.prepare('SELECT count(*) AS count FROM messages WHERE fields IS NOT NULL').get()).toMatchObject({
    count: 0,
  })
})

test('list, export and retry work page by page, each message once, newest first', async () => {
  const { folder, run } = createTestMessages()
  const file = new Database(join(folder, 'outbox.db'))
  // All in the same two milliseconds.
  file.exec(`
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 250)
    INSERT INTO messages (id, received_at, queued_at, fields, state, due_at)
    SELECT printf('%08x', number), 1755691200000 + number / 125, 0, '{"name":"A","company":"","email":"","details":""}', 'dead', 0
    FROM numbers`)
  file.close()
  const exported = (await run(['export'])).output.trimEnd().split('\n')
  const times = exported.map(line => z.object({ receivedAt: z.string() }).parse(JSON.parse(line)).receivedAt)
  expect(new Set(exported).size).toBe(250)
  expect(times).toEqual(times.toSorted().reverse())
  expect(JSON.parse((await run(['export', '--json'])).output)).toHaveLength(250)
  expect(JSON.parse((await run(['list', '--json', '--limit', '130'])).output)).toHaveLength(130)
  expect((await run(['list', '--limit', '240'])).output).toMatch(/^REFERENCE.*\n(.*dead.*\n){240}\nShowing 240 of 250:/)
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toMatch(/^(\S+ is due now\n){250}$/)
})
