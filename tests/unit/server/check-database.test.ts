import { expect, onTestFinished, test } from 'vitest'
import { openPostgresOutbox } from '../../../server/outbox/postgres/postgres-outbox.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { check } from '../../support/run-check.ts'
import { openTestDatabase, runTestPostgres } from '../../support/test-database.ts'
import { putNew } from '../../support/test-outbox.ts'

const createDatabase = runTestPostgres()

test('a check delivers nothing and erases nothing', async () => {
  const url = await createDatabase()
  const outbox = openPostgresOutbox(openTestDatabase(url))
  onTestFinished(outbox.close)
  const suspect = await putNew(outbox, { receivedAt: new Date(0), isSuspect: true })
  const waiting = await putNew(outbox, { receivedAt: new Date(), client: 'other' })
  const mail = await startMailServer()
  onTestFinished(mail.close)

  const { code, lines } = await check({ DATABASE_URL: url, SMTP_URL: mail.url, SMTP_TLS: 'off' })
  expect(lines).toContain('ok    database: DATABASE_URL is writable; 1 messages are waiting, 0 are dead')
  expect(code).toBe(0)
  expect(mail.received).toEqual([])
  expect(await outbox.findById(waiting)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  expect(await outbox.findById(suspect)).toHaveLength(1)
})

test('a check says that the next start creates the tables, and creates none', async () => {
  const server = createDatabase.getServer()
  const url = await server.createDatabase('bare')
  const { code, lines } = await check({ DATABASE_URL: url })
  expect(lines).toContain(
    'note  database: its tables are missing or of an earlier release; the next start creates or updates them',
  )
  expect(code).toBe(0)
  expect(await server.query("SELECT to_regclass('messages') AS found", 'bare')).toEqual([{ found: null }])
})
