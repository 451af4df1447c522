import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { getFreePort } from '../../../scripts/bench/servers.ts'
import { openOutbox } from '../../../server/outbox/open-outbox.ts'
import { certificatePath, mailCertificate } from '../../support/mail-security.ts'
import { type MailBehavior, startMailServer } from '../../support/mail-server.ts'
import { makeFields } from '../../support/make-fields.ts'
import { startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { waitFor } from '../../support/wait-for.ts'

const withinMs = 10_000

async function startSlowSite(behavior: MailBehavior) {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  mail.behave(behavior)
  const folder = makeTempFolder()
  const site = await startSite({ DATA_DIR: folder, SMTP_URL: mail.url, SMTP_TLS: 'off' })
  return { mail, folder, site }
}

async function post(url: string): Promise<void> {
  const response = await fetch(`${url}/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(makeFields()),
  })
  expect(response.status).toBe(200)
}

function openStopped(folder: string) {
  const outbox = openOutbox(folder)
  onTestFinished(outbox.close)
  return outbox
}

test('SIGTERM waits for an email in flight and exits with 0', async () => {
  const { mail, folder, site } = await startSlowSite({ kind: 'delay', at: 'DATA', ms: 1500 })
  await post(site.url)
  await waitFor(() => expect(mail.countAttempts()).toBe(1))
  const { code, ms } = await site.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(withinMs)
  expect(mail.received).toHaveLength(1)
  expect((await openStopped(folder).summary()).counts).toMatchObject({ waiting: 0, delivered: 1 })
})

test('SIGTERM aborts a hanging email in time and releases its message for the next start', async () => {
  const { mail, folder, site } = await startSlowSite({ kind: 'hang', at: 'DATA' })
  await post(site.url)
  await waitFor(() => expect(mail.countAttempts()).toBe(1))
  const { code, ms } = await site.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(withinMs)
  const leased = await openStopped(folder).lease({ now: new Date(), limit: 1 })
  expect(leased).toMatchObject([{ state: 'waiting', attempts: 0, fields: makeFields() }])
})

test('a message that is being posted at SIGTERM is stored', async () => {
  const { folder, site } = await startSlowSite({ kind: 'accept' })
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
  const login = { user: 'site', password: 'secret' }
  const mail = await startMailServer({ tls: mailCertificate, login })
  onTestFinished(mail.close)
  const settings = { DATA_DIR: makeTempFolder(), SMTP_URL: mail.url, NODE_EXTRA_CA_CERTS: certificatePath }
  const site = await startSite(settings)
  await post(site.url)
  await waitFor(() => expect(mail.received).toMatchObject([{ isSecure: true }]))
})

test('a failed start ends the process even with a mail server configured', async () => {
  const port = await getFreePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const settings = { DATA_DIR: makeTempFolder(), PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:9' }
  await expect(startSite(settings)).rejects.toThrow('the site ended before it listened')
})
