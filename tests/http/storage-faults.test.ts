import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contactMessage } from '../support/contact-message.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { createTestApp } from '../support/test-app.ts'
import { makeMessage } from '../support/test-outbox.ts'
import { waitFor } from '../support/wait-for.ts'

const degraded = { status: 'degraded', failing: ['storage'] }
const ready = { status: 'ready' }

/** With a thread for SQLite, as in production, and without limits. */
function createStoringApp(settings: Readonly<Record<string, string>> = {}, folder = makeTempFolder()) {
  const limits = { CONTACT_LIMIT_PER_MINUTE: '10000', CONTACT_LIMIT_TOTAL_PER_MINUTE: '10000' }
  const METRICS_TOKEN = '0123456789abcdef'
  const { app, services, logLines } = createTestApp({
    settings: { DATA_DIR: folder, METRICS_TOKEN, ...limits, ...settings },
    hasThread: true,
  })
  const get = (path: string) => request(app).get(path).set('Authorization', `Bearer ${METRICS_TOKEN}`)
  const post = (details = 'Hello') =>
    request(app)
      .post('/send-email')
      .send({ ...contactMessage, details })
  const empty = () => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
  }
  return { get, post, services, logLines, empty, folder, file: join(folder, 'outbox.db') }
}

/** Keeps other programs out of the outbox. */
function open(file: string) {
  const other = new Database(file)
  onTestFinished(() => void other.close())
  return other
}

test('a locked outbox holds up no page, and messages are accepted again after the lock', async () => {
  const { get, post, logLines, file } = createStoringApp()
  await post().expect(200)
  const other = open(file)
  other.exec('BEGIN IMMEDIATE')
  const order: string[] = []
  const stored = post('During the lock').then(({ status }) => order.push(`stored: ${status}`))
  await get('/healthz').expect(200)
  order.push('page')
  const [metrics] = await Promise.all([get('/metrics'), get('/readyz').expect(200, degraded), stored])
  expect(order).toEqual(['page', 'stored: 503'])
  expect(metrics.text).toContain('outbox_up 0')
  expect(logLines.join()).toMatch(/outbox\.db: database is locked \(SQLITE_BUSY\); close the other program/)
  other.exec('ROLLBACK')
  await waitFor(() => post('After the lock').expect(200))
  await waitFor(() => get('/readyz').expect(200, ready))
})

test('at most 100 messages wait for a locked outbox; more are refused immediately', async () => {
  const { post, services, file } = createStoringApp()
  await post().expect(200)
  open(file).exec('BEGIN IMMEDIATE')
  const start = performance.now()
  const puts = Array.from({ length: 110 }, () => services.outbox.put(makeMessage()))
  const faults = (await Promise.allSettled(puts)).map(result => String('reason' in result && result.reason))
  expect(faults.filter(fault => fault.includes('100 messages are already waiting to be stored'))).toHaveLength(10)
  // One after the other they would wait for 200 seconds.
  expect(performance.now() - start).toBeLessThan(60_000)
})

test('with a damaged outbox pages are served and posts get a problem, until the file is moved away', async () => {
  const folder = makeTempFolder()
  writeFileSync(join(folder, 'outbox.db'), 'not a database'.repeat(500))
  const { get, post, logLines, empty } = createStoringApp({}, folder)
  await get('/about').expect(200)
  await get('/readyz').expect(200, degraded)
  expect((await post().expect(503)).body).toMatchObject({ success: false, code: 'storage_unavailable' })
  expect(logLines.join()).toMatch(/outbox\.db: file is not a database \(SQLITE_NOTADB\); move it, its -wal/)
  const { text } = await get('/metrics')
  expect(text).toContain('outbox_up 0')
  expect(text).not.toMatch(/^outbox_(messages|oldest)/m)
  empty()
  await waitFor(() => post().expect(200))
  await waitFor(() => get('/readyz').expect(200, ready))
  expect((await get('/metrics')).text).toContain('outbox_messages{state="waiting"} 1')
})

test('an outbox that is deleted while the site runs is created again, and no message goes into the deleted file', async () => {
  const { post, empty, file } = createStoringApp()
  await post().expect(200)
  empty()
  await post('After the deletion').expect(200)
  expect(open(file).prepare('SELECT count(*) AS count FROM messages').get()).toMatchObject({ count: 1 })
})

test('below DISK_FLOOR_MIB the outbox is not even created; pages are served', async () => {
  const { get, post, logLines, folder } = createStoringApp({ DISK_FLOOR_MIB: '100000000' })
  await get('/about').expect(200)
  await get('/readyz').expect(200, degraded)
  await post().expect(503)
  expect(logLines.join()).toMatch(/the disk of \S+ has \d+ MiB left, less than DISK_FLOOR_MIB \(100000000\)/)
  expect(readdirSync(folder)).toEqual([])
})

test('readiness checks at the same time share one check of the outbox', async () => {
  let end = () => {}
  const verify = vi.fn(() => new Promise<void>(resolve => (end = resolve)))
  const { app, logLines } = createTestApp({ parts: { outbox: { ...createTestApp().services.outbox, verify } } })
  // The one of the start.
  verify.mockClear()
  const checks = Promise.all(Array.from({ length: 5 }, () => request(app).get('/readyz').expect(200)))
  await waitFor(() => expect(verify).toHaveBeenCalled())
  await request(app).get('/about').expect(200)
  end()
  await checks
  expect(verify).toHaveBeenCalledTimes(1)
  expect(logLines.filter(line => line.includes('"path":"/readyz"'))).toHaveLength(5)
})
