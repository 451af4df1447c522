import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { toMailFault } from '../../../server/mail/mail-fault.ts'
import { createMailer } from '../../../server/mail/mailer.ts'
import { parseConfig } from '../../../server/settings/config.ts'
import { mailCertificate } from '../../support/mail-security.ts'
import { type MailBehavior, type MailServer, refusalWords, startMailServer } from '../../support/mail-server.ts'
import { openMailing, startTestMailServer, tryAgain, waitForAttempts } from '../../support/mailing.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { addresses, openTestDelivery, sentAt } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'

test.each([
  ['EMESSAGE', 554, '5.6.0', 'message'],
  ['EMESSAGE', 552, '5.3.4', 'message'],
  ['EMESSAGE', 552, '5.2.3', 'message'],
  ['EMESSAGE', 552, '', 'temporary'],
  ['EMESSAGE', 554, '', 'temporary'],
  ['EMESSAGE', 452, '', 'temporary'],
  ['EMESSAGE', 550, '5.7.1', 'temporary'],
  ['EMESSAGE', 550, '5.1.1', 'configuration'],
  ['EMESSAGE', 552, '5.2.2', 'configuration'],
  ['EMESSAGE', 550, '5.7.26', 'configuration'],
  ['EENVELOPE', 421, '', 'temporary'],
  ['EENVELOPE', 450, '4.1.1', 'temporary'],
  ['EENVELOPE', 550, '5.6.7', 'configuration'],
  ['EENVELOPE', 554, '5.7.1', 'configuration'],
  ['EENVELOPE', 503, '', 'configuration'],
  ['EENVELOPE', 530, '', 'configuration'],
  ['EAUTH', 535, '5.7.8', 'configuration'],
  ['EAUTH', 454, '4.7.0', 'temporary'],
  ['ECONNECTION', 421, '', 'temporary'],
  ['EPROTOCOL', 421, '', 'temporary'],
  ['EPROTOCOL', 554, '', 'configuration'],
])('%s %i %s is a fault of the kind %s', (code, responseCode, enhancedStatus, kind) => {
  const response = `${responseCode} ${enhancedStatus} no mail for ada@example.com`.replace('  ', ' ')
  const text = `${code} ${responseCode} ${enhancedStatus}`.trim()
  expect(toMailFault(Object.assign(new Error('words'), { code, responseCode, response }))).toEqual({ text, kind })
})

test.each([
  ['ESOCKET', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'configuration'],
  ['ESOCKET', 'ERR_SSL_WRONG_VERSION_NUMBER', 'configuration'],
  ['ETLS', undefined, 'configuration'],
  ['EAUTH', undefined, 'configuration'],
  ['ESOCKET', 'ECONNRESET', 'temporary'],
  ['EDNS', 'ENOTFOUND', 'temporary'],
  ['ETIMEDOUT', undefined, 'temporary'],
])('%s with the system code %s is a fault of the kind %s', (code, originalCode, kind) => {
  expect(toMailFault(Object.assign(new Error('words'), { code, originalCode })).kind).toBe(kind)
})

test('a fault contains only codes, whatever was thrown', () => {
  expect(toMailFault(Object.assign(new Error('x'), { code: 'ESOCKET', originalCode: 'ECONNRESET' })).text).toBe(
    'ECONNRESET',
  )
  expect(toMailFault(new TypeError('ada@example.com')).text).toBe('TypeError')
  expect(toMailFault(Object.assign(new Error('x'), { code: 'for ada@example.com' })).text).toBe('Error')
  for (const thrown of [undefined, null, 'ada@example.com', 7]) expect(toMailFault(thrown).text).toBe('unknown fault')
  fc.assert(fc.property(fc.anything(), thrown => /^[\w .]{1,90}$/.test(toMailFault(thrown).text)))
})

test('a message is delivered once and recorded as delivered', async () => {
  const { mail, delivery } = await openMailing()
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  expect(await delivery.read(id)).toMatchObject({ state: 'delivered', settledAt: sentAt, fault: undefined })
  const messageId = `${id}@site.example`
  expect(mail.received).toMatchObject([{ from: addresses.sender, to: [addresses.info], messageId }])
  await waitFor(() => expect(delivery.log).toMatchObject([{ level: 30, msg: 'message delivered', messageId: id }]))
})

const levels = { retried: 40, held: 50, dead: 50 } as const
type Outcome = keyof typeof levels

test.each<[outcome: Outcome, fault: string, MailBehavior]>([
  ['retried', 'EPROTOCOL 421', { kind: 'refuse', at: 'greeting', status: 421 }],
  ['retried', 'EENVELOPE 451', { kind: 'refuse', at: 'MAIL', status: 451 }],
  ['retried', 'EENVELOPE 450 4.2.2', { kind: 'refuse', at: 'RCPT', status: 450, enhancedStatus: '4.2.2' }],
  ['retried', 'EMESSAGE 554', { kind: 'refuse', at: 'DATA', status: 554 }],
  ['retried', 'ECONNECTION', { kind: 'drop', at: 'greeting' }],
  ['retried', 'ECONNECTION', { kind: 'drop', at: 'MAIL' }],
  ['retried', 'ETIMEDOUT', { kind: 'hang', at: 'greeting' }],
  ['retried', 'ETIMEDOUT', { kind: 'hang', at: 'RCPT' }],
  ['retried', 'ETIMEDOUT', { kind: 'hang', at: 'DATA' }],
  ['held', 'EPROTOCOL 554', { kind: 'refuse', at: 'greeting', status: 554 }],
  ['held', 'EENVELOPE 550', { kind: 'refuse', at: 'MAIL', status: 550 }],
  ['held', 'EENVELOPE 550 5.1.1', { kind: 'refuse', at: 'RCPT', status: 550, enhancedStatus: '5.1.1' }],
  ['held', 'EMESSAGE 550 5.7.26', { kind: 'refuse', at: 'DATA', status: 550, enhancedStatus: '5.7.26' }],
  ['dead', 'EMESSAGE 554 5.6.0', { kind: 'refuse', at: 'DATA', status: 554, enhancedStatus: '5.6.0' }],
])('a message is %s after %s: %j', async (outcome, fault, behavior) => {
  const { mail, delivery } = await openMailing(behavior)
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  await waitFor(() =>
    expect(delivery.log).toContainEqual(expect.objectContaining({ level: levels[outcome], cause: fault })),
  )
  expect(JSON.stringify(delivery.log)).not.toContain(refusalWords)
  expect(mail.received).toEqual([])
  expect(delivery.isHeld('mail')).toBe(outcome === 'held')
  if (outcome === 'dead') {
    const stored = { state: 'dead', fault, settledAt: sentAt, fields: { details: 'Hello' } }
    expect(await delivery.read(id)).toMatchObject(stored)
    return
  }
  const dueAt = new Date(sentAt.getTime() + (outcome === 'held' ? 6000 : 5000))
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting', fault, dueAt })
  // Its short time limits are for the server that hangs.
  if (behavior.kind === 'hang') return
  mail.behave({ kind: 'accept' })
  await tryAgain(delivery, id)
  await waitForAttempts(delivery, id, 2)
  expect(await delivery.read(id)).toMatchObject({ state: 'delivered', fault: undefined })
  expect(mail.received).toMatchObject([{ messageId: `${id}@site.example` }])
  expect(delivery.isHeld('mail')).toBe(false)
})

test.each([
  ['smtp://127.0.0.1:1', 'ECONNREFUSED'],
  ['smtp://mail.invalid', /^(EDNS|ENOTFOUND|EAI_AGAIN)$/],
])('what waits while the mail server is %s is delivered by a server that is there', async (url, fault) => {
  const folder = makeTempFolder()
  const first = openTestDelivery({ settings: { DATA_DIR: folder, SMTP_URL: url } })
  const ids = [await first.send(), await first.send()]
  for (const id of ids) {
    await waitForAttempts(first, id)
    const stored = { state: 'waiting', fault: expect.stringMatching(fault) }
    expect(await first.read(id)).toMatchObject(stored)
  }
  await first.finish()
  const mail = await startTestMailServer()
  const second = openTestDelivery({ settings: { DATA_DIR: folder, SMTP_URL: mail.url } })
  await tryAgain(second, ids[0] ?? '')
  await waitFor(() => expect(mail.received).toHaveLength(2))
})

test('a message whose acknowledgment is lost is sent again with the same Message-ID', async () => {
  const { mail, delivery } = await openMailing({ kind: 'drop', at: 'DATA' })
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting', fault: 'ECONNECTION' })
  mail.behave({ kind: 'accept' })
  await tryAgain(delivery, id)
  await waitForAttempts(delivery, id, 2)
  expect(mail.received.map(({ messageId }) => messageId)).toEqual([`${id}@site.example`, `${id}@site.example`])
})

test('a pooled connection that the server closes at the next email does not count as an attempt', async () => {
  const { mail, delivery } = await openMailing()
  await waitForAttempts(delivery, await delivery.send())
  mail.behave({ kind: 'drop', at: 'MAIL', isOnce: true })
  const second = await delivery.send()
  await waitForAttempts(delivery, second)
  expect(mail.countAttempts()).toBe(3)
  expect((await delivery.read(second))?.state).toBe('delivered')
  expect(mail.received).toHaveLength(2)
})

const login = { user: 'site', password: 'secret' }
const secure = { tls: mailCertificate, login }
/** Trusts the certificate in this process; an operator sets NODE_EXTRA_CA_CERTS. */
const trust = `?tls.ca=${encodeURIComponent(mailCertificate.cert)}`
const selfSigned = 'DEPTH_ZERO_SELF_SIGNED_CERT'

async function startSecureServer(security: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const mail = await startMailServer(security)
  onTestFinished(mail.close)
  return mail
}

test.each<
  [tls: string, server: string, Parameters<typeof startMailServer>[0], toUrl: string, expected: boolean | RegExp]
>([
  ['required', 'with a trusted certificate', secure, trust, true],
  ['opportunistic', 'with a trusted certificate', secure, trust, true],
  ['required', 'with TLS from the first byte', { ...secure, isImplicitTls: true }, trust, true],
  ['required', 'with an untrusted certificate', secure, '', new RegExp(selfSigned)],
  ['opportunistic', 'with an untrusted certificate', secure, '', new RegExp(selfSigned)],
  ['required', 'without TLS', {}, '', /ETLS/],
  ['opportunistic', 'without TLS', {}, '', false],
  ['off', 'with TLS', { tls: mailCertificate }, '', false],
  [
    'required',
    'that refuses the password',
    { ...secure, login: { ...login, password: 'other' } },
    trust,
    /^EAUTH 535$/,
  ],
  ['required', 'that wants a login', secure, `anonymous${trust}`, /^EENVELOPE 530$/],
])(
  'SMTP_TLS=%s and a server %s: encrypted, not encrypted, or not sent',
  async (SMTP_TLS, _, security, suffix, expected) => {
    const mail = await startSecureServer(security)
    const isAnonymous = suffix.startsWith('anonymous')
    const withPassword = mail.url.replace(/:other@/, ':secret-of-test@')
    const url = isAnonymous ? mail.url.replace(/\/\/.*@/, '//') : withPassword
    // A scheme in capitals is the same.
    const SMTP_URL = url.replace('smtp:', 'SMTP:') + suffix.replace('anonymous', '')
    const delivery = openTestDelivery({ settings: { SMTP_URL, SMTP_TLS } })
    const id = await delivery.send()
    await waitForAttempts(delivery, id)
    const isSent = typeof expected === 'boolean'
    const fault = isSent ? undefined : expect.stringMatching(expected)
    expect(await delivery.read(id)).toMatchObject({ state: isSent ? 'delivered' : 'waiting', fault })
    expect(mail.received).toMatchObject(isSent ? [{ isSecure: expected }] : [])
    expect(JSON.stringify(delivery.log)).not.toContain('secret')
  },
)

test('verify checks connection, certificate and login, and sends nothing', async () => {
  const mail = await startSecureServer(secure)
  const verify = async (url: string) => {
    const mailer = createMailer(parseConfig({ SMTP_URL: url }))
    onTestFinished(() => mailer?.close())
    await mailer?.verify()
  }
  await expect(verify(mail.url + trust)).resolves.toBeUndefined()
  await expect(verify(mail.url.replace(login.password, 'wrong') + trust)).rejects.toMatchObject({ code: 'EAUTH' })
  await expect(verify(mail.url)).rejects.toMatchObject({ originalCode: selfSigned })
  expect(mail.countAttempts()).toBe(0)
})
