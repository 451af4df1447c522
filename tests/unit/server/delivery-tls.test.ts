import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from '../../../server/mail/mailer.ts'
import { parseConfig } from '../../../server/settings/config.ts'
import { mailCertificate } from '../../support/mail-security.ts'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'
import { openTestDelivery } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'

const login = { user: 'site', password: 'secret' }
/** Trusts the certificate in this process; an operator sets NODE_EXTRA_CA_CERTS. */
const trust = `?tls.ca=${encodeURIComponent(mailCertificate.cert)}`

async function startSecureServer(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const mail = await startMailServer({ tls: mailCertificate, ...options })
  onTestFinished(mail.close)
  return mail
}

/** Sends a message with these settings and returns it after the first attempt. */
async function sendWith(settings: Readonly<Record<string, string>>) {
  const delivery = openTestDelivery({ settings })
  const id = await delivery.send()
  await waitFor(async () => expect((await delivery.read(id))?.attempts).toBe(1))
  return { message: await delivery.read(id), log: JSON.stringify(delivery.log) }
}

test.each(['required', 'opportunistic'])('SMTP_TLS=%s encrypts, logs in and delivers', async tls => {
  const mail = await startSecureServer({ login })
  const { message } = await sendWith({ SMTP_URL: mail.url + trust, SMTP_TLS: tls })
  expect(message?.state).toBe('delivered')
  expect(mail.received).toMatchObject([{ isSecure: true }])
})

test.each(['required', 'opportunistic'])(
  'SMTP_TLS=%s sends nothing to a server with an untrusted certificate',
  async tls => {
    const mail = await startSecureServer({ login })
    const { message, log } = await sendWith({ SMTP_URL: mail.url, SMTP_TLS: tls })
    expect(message).toMatchObject({ state: 'waiting', fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(log).not.toContain('secret')
    expect(mail.received).toEqual([])
  },
)

test('SMTP_TLS=required sends nothing to a server without TLS', async () => {
  const mail = await startSecureServer({ tls: undefined })
  const { message } = await sendWith({ SMTP_URL: mail.url, SMTP_TLS: 'required' })
  expect(message).toMatchObject({ state: 'waiting', fault: expect.stringContaining('ETLS') })
  expect(mail.received).toEqual([])
})

test('an SMTP_URL with an upper-case scheme still requires TLS', async () => {
  const mail = await startSecureServer({ tls: undefined })
  const { message } = await sendWith({ SMTP_URL: mail.url.replace('smtp:', 'SMTP:'), SMTP_TLS: 'required' })
  expect(message?.state).toBe('waiting')
})

test('SMTP_TLS=opportunistic delivers unencrypted when the server offers no TLS', async () => {
  const mail = await startSecureServer({ tls: undefined })
  const { message } = await sendWith({ SMTP_URL: mail.url, SMTP_TLS: 'opportunistic' })
  expect(message?.state).toBe('delivered')
  expect(mail.received).toMatchObject([{ isSecure: false }])
})

test('SMTP_TLS=off delivers unencrypted even when the server offers TLS', async () => {
  const mail = await startSecureServer()
  const { message } = await sendWith({ SMTP_URL: mail.url, SMTP_TLS: 'off' })
  expect(message?.state).toBe('delivered')
  expect(mail.received).toMatchObject([{ isSecure: false }])
})

test('smtps encrypts from the first byte', async () => {
  const mail = await startSecureServer({ login, isImplicitTls: true })
  const { message } = await sendWith({ SMTP_URL: mail.url + trust, SMTP_TLS: 'required' })
  expect(message?.state).toBe('delivered')
})

test('a message waits after a rejected login, and after a missing one', async () => {
  const mail = await startSecureServer({ login })
  const wrong = mail.url.replace(login.password, 'wrong') + trust
  const { message, log } = await sendWith({ SMTP_URL: wrong, SMTP_TLS: 'required' })
  expect(message).toMatchObject({ state: 'waiting', fault: 'EAUTH 535' })
  expect(log).toContain('"level":40')
  const anonymous = mail.url.replace(/\/\/.*@/, '//') + trust
  const second = await sendWith({ SMTP_URL: anonymous, SMTP_TLS: 'required' })
  expect(second.message).toMatchObject({ state: 'waiting', fault: 'EENVELOPE 530' })
  expect(mail.received).toEqual([])
})

test('verify checks connection, certificate and login, and sends nothing', async () => {
  const mail = await startSecureServer({ login })
  const verify = async (url: string) => {
    const mailer = createMailer(parseConfig({ SMTP_URL: url }))
    onTestFinished(() => mailer?.close())
    await mailer?.verify()
  }
  await expect(verify(mail.url + trust)).resolves.toBeUndefined()
  await expect(verify(mail.url.replace(login.password, 'wrong') + trust)).rejects.toMatchObject({ code: 'EAUTH' })
  await expect(verify(mail.url)).rejects.toMatchObject({ originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(mail.countAttempts()).toBe(0)
})
