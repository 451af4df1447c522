import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { refusalWords } from '../../support/mail-server.ts'
import { startTestMailServer } from '../../support/mailing.ts'
import { makeFields } from '../../support/make-fields.ts'
import { serve } from '../../support/raw-request.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDelivery, sentAt, type TestDelivery } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'
import { secret } from '../../support/webhook-receiver.ts'

const hourAgo = new Date(sentAt.getTime() - 61 * 60_000)
const PUBLIC_URL = 'https://www.example.com'
const reported = 'suspect messages were reported'
const unreported = 'suspect messages could not be reported; retrying in an hour'

/** A receiver of alerts at a secret URL. */
async function startChannel(status = 204) {
  const received: unknown[] = []
  const answer = { status }
  const { port } = await serve(async (request, response) => {
    received.push({ path: request.url, ...JSON.parse(await text(request)) })
    response.writeHead(answer.status, { Location: '/elsewhere' }).end()
  })
  return { received, answer, url: `http://127.0.0.1:${port}/secret` }
}

/** Stores a message that was given up, of the mailbox or of the webhook. */
async function putDead({ put, outbox }: TestDelivery, destination: 'mail' | 'webhook' = 'mail'): Promise<void> {
  const id = await put({ destinations: [destination] })
  await outbox.lease({ now: sentAt, limit: 99, destination })
  await outbox.settle(id, { kind: 'dead', fault: 'EMESSAGE 554 5.6.0' }, sentAt, destination)
}

function waitForLine({ log }: TestDelivery, line: object) {
  return waitFor(() => expect(log).toContainEqual(expect.objectContaining(line)))
}

const alerted = { msg: 'the operator was alerted' }

test('the operator is told of dead and of overdue messages, without data of visitors, and once over restarts', async () => {
  const { received, url } = await startChannel()
  const settings = { DATA_DIR: makeTempFolder(), ALERT_URL: url, PUBLIC_URL }
  const first = openTestDelivery({ settings })
  for (const receivedAt of [sentAt, hourAgo, hourAgo]) await first.put({ receivedAt })
  first.wake()
  await waitForLine(first, alerted)
  await first.finish()
  const words = '2 contact messages not delivered after 60 minutes; run "messages list --state waiting".'
  const site = { path: '/secret', site: PUBLIC_URL }
  expect(received).toEqual([{ ...site, destination: 'mail', kind: 'overdue', count: 2, text: words }])

  const second = openTestDelivery({ settings })
  await putDead(second)
  second.wake()
  await waitForLine(second, alerted)
  expect(received.slice(1)).toMatchObject([{ kind: 'dead', count: 1 }])
})

test.each([
  [500, 'HTTP_500'],
  [307, 'Error'],
])('after the answer %i the alert is repeated, and the log does not name the URL', async (status, cause) => {
  const { received, answer, url } = await startChannel(status)
  const settings = { DATA_DIR: makeTempFolder(), ALERT_URL: url }
  const first = openTestDelivery({ settings })
  await putDead(first)
  first.wake()
  await waitForLine(first, { msg: 'an alert could not be sent', alertChannel: 'ALERT_URL', cause })
  await first.finish()
  expect(JSON.stringify(first.log)).not.toContain('secret')
  expect(received).toMatchObject([{ path: '/secret', kind: 'dead' }])
  answer.status = 200
  const second = openTestDelivery({ settings })
  second.wake()
  await waitForLine(second, alerted)
  expect(received).toMatchObject([{ kind: 'dead' }, { kind: 'dead' }])
})

test('a second mailbox is told', async () => {
  const mail = await startTestMailServer()
  const delivery = openTestDelivery({
    settings: { SMTP_URL: mail.url, ALERT_MAIL_TO: 'operator@example.com', PUBLIC_URL },
  })
  await putDead(delivery)
  delivery.wake()
  await waitFor(() =>
    expect(mail.received).toMatchObject([{ from: 'website@site.example', to: ['operator@example.com'] }]),
  )
  expect(mail.received[0]?.source).toContain(`Subject: Contact messages are not delivered (${PUBLIC_URL})`)
  expect(mail.received[0]?.source).not.toContain('Ada')
})

test('one of two channels is enough', async () => {
  const { received, url } = await startChannel()
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', ALERT_URL: url, ALERT_MAIL_TO: 'operator@example.com' }
  const delivery = openTestDelivery({ settings })
  await putDead(delivery)
  delivery.wake()
  await waitForLine(delivery, alerted)
  await waitForLine(delivery, { alertChannel: 'ALERT_MAIL_TO', cause: 'ECONNREFUSED' })
  expect(received).toHaveLength(1)
})

test('the operator is told of events that were given up, apart from mail', async () => {
  const { received, url } = await startChannel()
  const settings = { ALERT_URL: url, WEBHOOK_URL: 'http://127.0.0.1:9/hook', WEBHOOK_SECRET: secret }
  const delivery = openTestDelivery({ settings })
  await putDead(delivery, 'webhook')
  delivery.wake()
  await waitForLine(delivery, alerted)
  const words =
    '1 contact message could not be delivered to the webhook and will not be retried; run "messages list --destination webhook --state dead".'
  expect(received).toMatchObject([{ destination: 'webhook', kind: 'dead', count: 1, text: words }])
})

test('the process can stop while the channel does not answer', async () => {
  let isAsked = false
  const { port } = await serve(() => {
    isAsked = true
  })
  const delivery = openTestDelivery({ settings: { ALERT_URL: `http://127.0.0.1:${port}` } })
  await putDead(delivery)
  delivery.wake()
  await waitFor(() => expect(isAsked).toBe(true))
  await delivery.finish()
})

/** A site that starts at each of the times, which looks for suspect messages as every hour does. */
function openRounds(settings: Readonly<Record<string, string>>) {
  const own = { DATA_DIR: makeTempFolder(), ...settings }
  const first = openTestDelivery({ settings: own })
  const put = (name: string, details: string, receivedAt = sentAt) =>
    first.put({ isSuspect: true, receivedAt, fields: makeFields({ name, details }) })
  /** Runs a round until what is expired is erased; resolves with its log. */
  async function runAt(time: string) {
    const site = openTestDelivery({ settings: own })
    site.clock.moment = new Date(time)
    const { expire } = site.outbox
    const ended = new Promise<void>(resolve => {
      const expireOnce: typeof expire = limits => expire(limits).finally(resolve)
      Object.assign(site.outbox, { expire: expireOnce })
    })
    site.start()
    await ended
    await site.finish()
    return site.log.map(({ msg }) => msg)
  }
  return { ...first, put, runAt }
}

test('one mail a day names the suspect messages of the days before, and how to release one', async () => {
  const mail = await startTestMailServer()
  const { put, runAt, log } = openRounds({ SMTP_URL: mail.url, MAIL_TO: 'box@site.example', PUBLIC_URL })
  const id = await put('Ada\nLovelace', 'We have data.\nCan you help? '.repeat(20))
  await put('Charles', 'Hello')
  for (const time of ['2025-08-20T23:30:00Z', '2025-08-21T00:30:00Z']) expect(await runAt(time)).not.toContain(reported)
  const lines = await runAt('2025-08-21T01:10:00Z')
  expect(lines).toContain(reported)
  expect([...lines, JSON.stringify(log)].join()).not.toMatch(/Lovelace|Charles|have data/)
  expect(mail.received).toMatchObject([{ to: ['box@site.example'] }])
  const digest = await PostalMime.parse(mail.received[0]?.source ?? '')
  expect(digest.subject).toBe(`2 contact messages that may be from a robot (${PUBLIC_URL})`)
  expect(digest.html).toBeUndefined()
  const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
  for (const words of [
    `\n${reference}  2025-08-20 12:00  Ada Lovelace: We have data. Can you help? We`,
    '  Charles: Hello\n',
    '"messages retry A1B2-C3D4"',
    'deleted 30 days after it came',
  ]) {
    expect(digest.text).toContain(words)
  }
  expect(Math.max(...(digest.text ?? '').split('\n').map(line => line.length))).toBeLessThan(220)

  await put('Grace', 'Today', new Date('2025-08-21T01:30:00Z'))
  for (const time of ['2025-08-21T02:10:00Z', '2025-08-21T23:30:00Z']) expect(await runAt(time)).not.toContain(reported)
  expect(await runAt('2025-08-22T05:00:00Z')).toContain(reported)
  expect(mail.received).toHaveLength(2)
  expect(mail.received[1]?.source).toContain('Grace: Today')
  expect(mail.received[1]?.source).not.toContain('Charles')
})

test('a report that is refused is sent an hour later, and nothing is deleted until a week after', async () => {
  const mail = await startTestMailServer()
  const { put, runAt, read } = openRounds({ SMTP_URL: mail.url })
  const id = await put('Ada', 'Hello')
  mail.behave({ kind: 'refuse', at: 'DATA', status: 554 })
  const lines = await runAt('2025-10-01T12:00:00Z')
  expect(lines).toContain(unreported)
  expect(lines.join()).not.toContain(refusalWords)
  mail.behave({ kind: 'accept' })
  // Another process of the same hour leaves it to the next.
  expect(await runAt('2025-10-01T12:59:00Z')).not.toContain(reported)
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  expect(await runAt('2025-10-01T13:00:00Z')).toContain(reported)
  await runAt('2025-10-08T12:00:00Z')
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  await runAt('2025-10-08T14:00:00Z')
  expect(await read(id)).toBeUndefined()
  expect(mail.received).toHaveLength(1)
})

test('with SUSPECT_DIGEST=off nobody is told, and the days alone count', async () => {
  const mail = await startTestMailServer()
  const { put, runAt, read } = openRounds({ SMTP_URL: mail.url, SUSPECT_DIGEST: 'off' })
  const id = await put('Ada', 'Hello')
  await runAt('2025-09-19T11:00:00Z')
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  await runAt('2025-09-19T13:00:00Z')
  expect(await read(id)).toBeUndefined()
  expect(mail.countAttempts()).toBe(0)
})

test('without a mail server the log and ALERT_URL get the count, and nothing is deleted before', async () => {
  const { received, answer, url } = await startChannel(500)
  const { put, runAt, read } = openRounds({ ALERT_URL: url, KEEP_SUSPECT_DAYS: '1' })
  const id = await put('Ada', 'Hello')
  expect(await runAt('2025-08-25T12:00:00Z')).toContain(unreported)
  answer.status = 204
  const words = '1 contact message may be from a robot; run "messages list --state suspect" before they are deleted.'
  expect(await runAt('2025-08-25T13:00:00Z')).toContain(words)
  expect(received.at(-1)).toMatchObject({
    site: 'Example',
    destination: 'mail',
    kind: 'suspect',
    count: 1,
    text: words,
  })
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  await runAt('2025-08-26T14:00:00Z')
  expect(await read(id)).toBeUndefined()
  expect(received).toHaveLength(2)
})
