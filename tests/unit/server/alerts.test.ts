import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startTestMailServer } from '../../support/mailing.ts'
import { serve } from '../../support/raw-request.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDelivery, sentAt, type TestDelivery } from '../../support/test-delivery.ts'
import { afterStart, openTestOutbox, putNew, start } from '../../support/test-outbox.ts'
import { waitFor } from '../../support/wait-for.ts'
import { secret } from '../../support/webhook-receiver.ts'

const hourAgo = new Date(sentAt.getTime() - 61 * 60_000)

/** A webhook at a secret URL that records what it gets. */
async function startWebhook(status = 204) {
  const received: unknown[] = []
  const answer = { status }
  const { port } = await serve(async (request, response) => {
    received.push({ path: request.url, ...JSON.parse(await text(request)) })
    response.writeHead(answer.status, { Location: '/elsewhere' }).end()
  })
  return { received, answer, url: `http://127.0.0.1:${port}/secret` }
}

/** Stores a message that was given up. */
async function putDead({ outbox }: TestDelivery): Promise<void> {
  const id = await putNew(outbox, { receivedAt: sentAt, client: crypto.randomUUID() })
  await outbox.lease({ now: sentAt, limit: 99 })
  await outbox.settle(id, { kind: 'dead', fault: 'EMESSAGE 554 5.6.0' }, sentAt)
}

function countLines({ log }: TestDelivery, msg: string): number {
  return log.filter(line => line.msg === msg).length
}

test('the webhook is told of dead and of overdue messages, without data of visitors, and once over restarts', async () => {
  const { received, url } = await startWebhook()
  const settings = { DATA_DIR: makeTempFolder(), ALERT_URL: url, PUBLIC_URL: 'https://www.example.com' }
  const first = openTestDelivery({ settings })
  for (const [client, receivedAt] of [sentAt, hourAgo, hourAgo].entries()) {
    await putNew(first.outbox, { receivedAt, client: String(client) })
  }
  first.wake()
  await waitFor(() => expect(countLines(first, 'the operator was alerted')).toBe(1))
  await first.finish()
  expect(received).toEqual([
    {
      path: '/secret',
      site: 'https://www.example.com',
      destination: 'mail',
      kind: 'overdue',
      count: 2,
      text: '2 contact messages not delivered after 60 minutes; run "messages list --state waiting".',
    },
  ])

  const second = openTestDelivery({ settings })
  await putDead(second)
  second.wake()
  await waitFor(() => expect(countLines(second, 'the operator was alerted')).toBe(1))
  expect(received.slice(1)).toMatchObject([{ kind: 'dead', count: 1 }])
})

test.each([
  [500, 'HTTP_500'],
  [307, 'Error'],
])(
  'after the answer %i of the webhook the alert is repeated, and the log does not name the URL',
  async (status, cause) => {
    const { received, answer, url } = await startWebhook(status)
    const settings = { DATA_DIR: makeTempFolder(), ALERT_URL: url }
    const first = openTestDelivery({ settings })
    await putDead(first)
    first.wake()
    await waitFor(() => expect(countLines(first, 'an alert could not be sent')).toBe(1))
    await first.finish()
    expect(first.log).toContainEqual(expect.objectContaining({ alertChannel: 'ALERT_URL', cause }))
    expect(JSON.stringify(first.log)).not.toContain('secret')
    expect(received).toMatchObject([{ path: '/secret', kind: 'dead' }])

    answer.status = 200
    const second = openTestDelivery({ settings })
    second.wake()
    await waitFor(() => expect(countLines(second, 'the operator was alerted')).toBe(1))
    expect(received).toMatchObject([{ kind: 'dead' }, { kind: 'dead' }])
  },
)

test('a second mailbox is told', async () => {
  const mail = await startTestMailServer()
  const settings = { SMTP_URL: mail.url, ALERT_MAIL_TO: 'operator@example.com', PUBLIC_URL: 'https://www.example.com' }
  const delivery = openTestDelivery({ settings })
  await putDead(delivery)
  delivery.wake()
  await waitFor(() => expect(mail.received).toHaveLength(1))
  expect(mail.received[0]).toMatchObject({ from: 'website@site.example', to: ['operator@example.com'] })
  expect(mail.received[0]?.source).toContain('Subject: Contact messages are not delivered (https://www.example.com)')
  expect(mail.received[0]?.source).not.toContain('Ada')
})

test('one of two channels is enough', async () => {
  const { received, url } = await startWebhook()
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', ALERT_URL: url, ALERT_MAIL_TO: 'operator@example.com' }
  const delivery = openTestDelivery({ settings })
  await putDead(delivery)
  delivery.wake()
  await waitFor(() => expect(countLines(delivery, 'the operator was alerted')).toBe(1))
  expect(delivery.log).toContainEqual(expect.objectContaining({ alertChannel: 'ALERT_MAIL_TO', cause: 'ECONNREFUSED' }))
  expect(received).toHaveLength(1)
})

test('the process can stop while the webhook does not answer', async () => {
  let isAsked = false
  const { port } = await serve(() => {
    isAsked = true
  })
  const delivery = openTestDelivery({ settings: { ALERT_URL: `http://127.0.0.1:${port}` } })
  await putDead(delivery)
  delivery.wake()
  await waitFor(() => expect(isAsked).toBe(true))
  const startedAt = performance.now()
  await delivery.finish()
  expect(performance.now() - startedAt).toBeLessThan(5000)
})

test('a message that dies again after a retry is news', async () => {
  const outbox = openTestOutbox()
  const id = await putNew(outbox)
  const key = Buffer.from(id).toString('hex').toUpperCase()
  const die = async (seconds: number) => {
    await outbox.lease({ now: afterStart(seconds), limit: 1 })
    await outbox.settle(id, { kind: 'dead', fault: 'EMESSAGE 554 5.6.0' }, afterStart(seconds))
  }
  await die(1)
  expect(await outbox.findUnalerted(start)).toEqual({ dead: [key], overdue: [] })
  await outbox.markAlerted('dead', [key], afterStart(2))
  expect(await outbox.findUnalerted(start)).toEqual({ dead: [], overdue: [] })
  await outbox.retry(id, afterStart(3))
  expect(await outbox.findUnalerted(afterStart(4))).toEqual({ dead: [], overdue: [key] })
  await outbox.markAlerted('overdue', [key], afterStart(4))
  expect(await outbox.findUnalerted(afterStart(4))).toEqual({ dead: [], overdue: [] })
  await die(5)
  expect(await outbox.findUnalerted(afterStart(5))).toEqual({ dead: [key], overdue: [] })
})

test('an alert in flight marks no message that came after one that is deleted meanwhile', async () => {
  const outbox = openTestOutbox()
  const first = await putNew(outbox)
  const { overdue } = await outbox.findUnalerted(afterStart(1))
  await outbox.forget(first)
  const second = await putNew(outbox, { client: 'second' })
  await outbox.markAlerted('overdue', overdue, afterStart(2))
  expect((await outbox.findUnalerted(afterStart(3))).overdue).toHaveLength(1)
  expect(await outbox.findById(second)).toHaveLength(1)
})

test('the operator is told of events that were given up, apart from mail', async () => {
  const { received, url } = await startWebhook()
  const settings = { ALERT_URL: url, WEBHOOK_URL: 'http://127.0.0.1:9/hook', WEBHOOK_SECRET: secret }
  const delivery = openTestDelivery({ settings })
  const id = await putNew(delivery.outbox, { receivedAt: sentAt, destinations: ['webhook'] })
  await delivery.outbox.lease({ now: sentAt, limit: 99, destination: 'webhook' })
  await delivery.outbox.settle(id, { kind: 'dead', fault: 'HTTP_410' }, sentAt, 'webhook')
  delivery.wake()
  await waitFor(() => expect(countLines(delivery, 'the operator was alerted')).toBe(1))
  const text =
    '1 contact message could not be delivered to the webhook and will not be retried; run "messages list --destination webhook --state dead".'
  expect(received).toMatchObject([{ destination: 'webhook', kind: 'dead', count: 1, text }])
})
