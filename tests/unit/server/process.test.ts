import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../../server/outbox/sqlite.ts'
import { certificatePath, mailCertificate } from '../../support/mail-security.ts'
import { type MailBehavior, startMailServer } from '../../support/mail-server.ts'
import { startTestMailServer } from '../../support/mailing.ts'
import { makeFields } from '../../support/make-fields.ts'
import { serve } from '../../support/raw-request.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { waitFor } from '../../support/wait-for.ts'

/** Runs a program of the project until it ends. */
function run(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...settings }
  return spawnSync(process.execPath, words, { env, encoding: 'utf8' })
}

async function post({ url }: SiteProcess, details = 'Hello'): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(makeFields({ details }))
  return (await fetch(`${url}/send-email`, { method: 'POST', headers, body })).status
}

const readReadiness = async ({ url }: SiteProcess) => (await fetch(`${url}/readyz`)).json()

test('invalid settings stop the start, and every one is reported', () => {
  const { status, stderr } = run(['dist/server/main.js'], { PORT: 'x', LOG_LEVEL: 'loud' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'The site cannot start: 2 settings are wrong:\n' +
      '  PORT must be a whole number from 0 to 65535, such as 3000\n' +
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent\n',
  )
})

test('a port in use stops the start and is named, even with a mail server configured', async () => {
  const { port } = await serve(() => {})
  const settings = { DATA_DIR: makeTempFolder(), PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:9' }
  const { status, stderr } = run(['dist/server/main.js'], settings)
  expect(status).toBe(1)
  expect(stderr).toContain(`port ${port} of 127.0.0.1 is in use; stop the other program or set PORT`)
})

test('with a data folder that cannot be created pages are served, and the cause is logged', async () => {
  const { url, logLines } = await startSite({ DATA_DIR: '/proc/x/y' })
  expect((await fetch(`${url}/about`)).status).toBe(200)
  const cause = 'the data folder /proc/x/y is not writable (ENOENT); set DATA_DIR to a writable folder'
  await waitFor(() => expect(logLines.join()).toContain(cause))
})

test('when the thread of the outbox ends, pages go on, messages are refused, and it is started again', async () => {
  const mark = join(makeTempFolder(), 'end')
  // By itself: to terminate a thread that is in SQLite's code can end the process by a signal.
  const endThreads = `data:text/javascript,${encodeURIComponent(`
import { isMainThread } from 'node:worker_threads'
import { existsSync } from 'node:fs'
if (!isMainThread) setInterval(() => existsSync('${mark}') && process.exit(1), 20).unref()`)}`
  const site = await startSite({ DATA_DIR: makeTempFolder(), NODE_OPTIONS: `--import "${endThreads}"` })
  expect(await post(site, 'Before')).toBe(200)
  writeFileSync(mark, '')
  await waitFor(() => expect(site.logLines.join()).toContain('the outbox has stopped working'))
  expect(await post(site, 'Meanwhile')).toBe(503)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  await waitFor(async () => expect(await readReadiness(site)).toEqual({ status: 'degraded', failing: ['storage'] }))
  rmSync(mark)
  await waitFor(async () => expect(await readReadiness(site)).toEqual({ status: 'ready' }))
  expect(await post(site, 'After')).toBe(200)
  expect(await site.stop()).toMatchObject({ code: 0 })
})

test.each([
  ['rejection', ['unhandled rejection']],
  ['exception', ['uncaught exception']],
  ['rejection exception', ['unhandled rejection', 'uncaught exception']],
])('after an uncaught %s, which is logged, the process shuts down once, with code 1', (kinds, messages) => {
  const { status, stdout } = run(['--import', 'tsx', 'tests/support/faulty-process.ts', ...kinds.split(' ')])
  const lines = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  // Lines logged shortly before the exit can be written in a different order.
  const ending = ['closed', 'finished', 'stopped', 'stopping', ...messages.map(() => 'uncaught error')]
  expect(lines.map(({ msg }) => msg).toSorted()).toEqual(ending)
  for (const message of messages) {
    expect(lines).toContainEqual(expect.objectContaining({ level: 60, err: expect.objectContaining({ message }) }))
  }
  expect(status).toBe(1)
})

test('a stop whose work does not end in time is logged, with code 0: nothing is lost', () => {
  const { status, stdout } = run(['--import', 'tsx', 'tests/support/faulty-process.ts', 'hang'])
  expect(stdout).toContain('stopped before all work had ended')
  expect(status).toBe(0)
})

async function startMailingSite(behavior: MailBehavior) {
  const mail = await startTestMailServer()
  mail.behave(behavior)
  const folder = makeTempFolder()
  const site = await startSite({ DATA_DIR: folder, SMTP_URL: mail.url, SMTP_TLS: 'off' })
  return { mail, folder, site }
}

function openStopped(folder: string) {
  const outbox = openSqlite(folder)
  onTestFinished(outbox.close)
  return outbox
}

test.each<[string, MailBehavior, received: number]>([
  ['waits for an email in flight', { kind: 'delay', at: 'DATA', ms: 1500 }, 1],
  ['aborts a hanging email and releases its message for the next start', { kind: 'hang', at: 'DATA' }, 0],
])('SIGTERM %s, and the site exits with 0', async (_, behavior, received) => {
  const { mail, folder, site } = await startMailingSite(behavior)
  expect(await post(site)).toBe(200)
  await waitFor(() => expect(mail.countAttempts()).toBe(1))
  expect(await site.stop()).toMatchObject({ code: 0 })
  expect(mail.received).toHaveLength(received)
  const outbox = openStopped(folder)
  expect((await outbox.summary()).counts).toMatchObject({ waiting: 1 - received, delivered: received })
  const released = { state: 'waiting', attempts: 0, fields: makeFields() }
  expect(await outbox.lease({ now: new Date(), limit: 1 })).toMatchObject(received === 0 ? [released] : [])
})

test('a message that is being posted at SIGTERM is stored', async () => {
  const { folder, site } = await startMailingSite({ kind: 'accept' })
  const body = JSON.stringify(makeFields())
  const socket = connect(site.port, '127.0.0.1')
  socket.write(
    `POST /send-email HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.slice(0, 10))
  await once(socket, 'ready')
  // Once a later request is answered, the first half of this one has been read.
  await fetch(`${site.url}/healthz`)
  const stopped = site.stop()
  await waitFor(() => expect(site.logLines.join()).toContain('"stopping"'))
  socket.write(body.slice(10))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*"success":true/s)
  expect(await stopped).toMatchObject({ code: 0 })
  const { waiting, delivered } = (await openStopped(folder).summary()).counts
  expect(waiting + delivered).toBe(1)
})

test('NODE_EXTRA_CA_CERTS is enough to trust a private certificate', async () => {
  const mail = await startMailServer({ tls: mailCertificate, login: { user: 'site', password: 'secret' } })
  onTestFinished(mail.close)
  const settings = { SMTP_URL: mail.url, NODE_EXTRA_CA_CERTS: certificatePath }
  await post(await startSite({ DATA_DIR: makeTempFolder(), ...settings }))
  await waitFor(() => expect(mail.received).toMatchObject([{ isSecure: true }]))
})

/** One connection that requests pages without a pause until the site accepts no more; resolves with what failed. */
async function visit(url: string, onAnswer: () => void): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>(resolve => {
      const request = get(`${url}/services`, { agent }, response => {
        response.resume().on('end', () => resolve(`${response.statusCode}`))
      })
      request.on('error', error => {
        const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
        resolve(isRefused ? undefined : error.message)
      })
    })
  for (let answer = await ask(); ; answer = await ask()) {
    if (answer === '200') onAnswer()
    else {
      agent.destroy()
      return answer === undefined ? [] : [answer]
    }
  }
}

test('no request of 50 busy clients fails at SIGTERM, and the process exits with code 0', async () => {
  const site = await startSite({ DATA_DIR: makeTempFolder(), LOG_LEVEL: 'info', DRAIN_SECONDS: '1' })
  let answered = 0
  const visits = Array.from({ length: 50 }, () => visit(site.url, () => answered++))
  await waitFor(() => expect(answered).toBeGreaterThan(500))
  const stopped = site.stop()
  expect((await Promise.all(visits)).flat()).toEqual([])
  expect(await stopped).toMatchObject({ code: 0 })
})

test('a stopping site reports not ready and still accepts messages', async () => {
  const site = await startSite({ DATA_DIR: makeTempFolder(), DRAIN_SECONDS: '60' })
  void site.stop()
  await waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503))
  expect(await post(site)).toBe(200)
})
