import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contactMessage } from '../support/contact-message.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const token = '0123456789abcdef'
const degraded = { status: 'degraded', failing: ['storage'] }

function createStoringApp(settings: Readonly<Record<string, string>> = {}) {
  const noLimits = { CONTACT_LIMIT_PER_MINUTE: '10000', CONTACT_LIMIT_TOTAL_PER_MINUTE: '10000' }
  const site = createTestApp({ settings: { METRICS_TOKEN: token, ...noLimits, ...settings }, hasThread: true })
  const folder = site.services.config.DATA_DIR
  const post = (details = 'Hello') =>
    request(site.app)
      .post('/send-email')
      .send({ ...contactMessage, details })
  return { ...site, folder, file: join(folder, 'outbox.db'), post }
}

function lock(file: string): { readonly release: () => void } {
  const other = new Database(file)
  onTestFinished(() => void other.close())
  other.exec('BEGIN IMMEDIATE')
  return { release: () => other.exec('ROLLBACK') }
}

async function readMetrics({ app }: Pick<TestApp, 'app'>): Promise<string> {
  return (await request(app).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200)).text
}

test('a locked outbox holds up no page, and messages are accepted again after the lock', async () => {
  const site = createStoringApp()
  await site.post().expect(200)
  const { release } = lock(site.file)
  let isAnswered = false
  const post = site.post('During the lock').then(response => {
    isAnswered = true
    return response
  })
  await request(site.app).get('/about').expect(200)
  expect(isAnswered).toBe(false)
  const [metrics] = await Promise.all([readMetrics(site), request(site.app).get('/readyz').expect(200, degraded)])
  expect(metrics).toContain('outbox_up 0')
  expect((await post).status).toBe(503)
  expect(site.logLines.join()).toMatch(/outbox\.db: database is locked \(SQLITE_BUSY\); close the other program/)
  release()
  await waitFor(() => site.post('After the lock').expect(200))
  await request(site.app).get('/readyz').expect(200, { status: 'ready' })
})

test('at most 100 messages wait for a locked outbox; more are refused immediately', async () => {
  const site = createStoringApp()
  await site.post().expect(200)
  const { release } = lock(site.file)
  const posts = await Promise.all(Array.from({ length: 110 }, (_, number) => site.post(`Hello ${number}`)))
  expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([503]))
  expect(site.logLines.filter(line => line.includes('100 messages are already waiting to be stored'))).toHaveLength(10)
  release()
})

test('with a damaged outbox pages are served and posts get a problem, until the file is moved away', async () => {
  const folder = makeTempFolder()
  writeFileSync(join(folder, 'outbox.db'), 'not a database'.repeat(500))
  const site = createStoringApp({ DATA_DIR: folder })
  await request(site.app).get('/about').expect(200)
  await request(site.app).get('/readyz').expect(200, degraded)
  const { body } = await site.post().expect(503)
  expect(body).toMatchObject({ success: false, code: 'storage_unavailable' })
  expect(site.logLines.join()).toMatch(
    /cannot use .*outbox\.db: file is not a database \(SQLITE_NOTADB\); move it, its -wal/,
  )
  const metrics = await readMetrics(site)
  expect(metrics).toContain('outbox_up 0')
  expect(metrics).not.toMatch(/^outbox_(messages|oldest)/m)

  for (const name of readdirSync(site.folder)) rmSync(join(site.folder, name))
  await waitFor(() => site.post().expect(200))
  await request(site.app).get('/readyz').expect(200, { status: 'ready' })
  expect(await readMetrics(site)).toContain('outbox_messages{state="waiting"} 1')
})

test('an outbox that is deleted while the site runs is created again, and no message goes into the deleted file', async () => {
  const site = createStoringApp()
  await site.post().expect(200)
  for (const name of readdirSync(site.folder)) rmSync(join(site.folder, name))
  await site.post('After the deletion').expect(200)
  const reader = new Database(site.file)
  onTestFinished(() => void reader.close())
  expect(reader.prepare('SELECT count(*) AS count FROM messages').get()).toMatchObject({ count: 1 })
})

test('below DISK_FLOOR_MIB the outbox is not even created; pages are served', async () => {
  const site = createStoringApp({ DISK_FLOOR_MIB: '100000000' })
  await request(site.app).get('/about').expect(200)
  await request(site.app).get('/readyz').expect(200, degraded)
  await site.post().expect(503)
  expect(site.logLines.join()).toMatch(/the disk of \S+ has \d+ MiB left, less than DISK_FLOOR_MIB \(100000000\)/)
  expect(readdirSync(site.folder)).toEqual([])
})

test('readiness checks at the same time share one check of the outbox', async () => {
  const { services } = createTestApp()
  let end = () => {}
  const verify = vi.fn(() => new Promise<void>(resolve => (end = resolve)))
  const { app, logLines } = createTestApp({ parts: { outbox: { ...services.outbox, verify } } })
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

test('a stopping site without storage reports both', async () => {
  const { app } = createTestApp({ settings: { DATA_DIR: '/dev/null/data' }, parts: { isReady: () => false } })
  await request(app)
    .get('/readyz')
    .expect(503, { status: 'not ready', failing: ['serving', 'storage'] })
})
