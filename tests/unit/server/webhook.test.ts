import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import type { LeasedMessage } from '../../../server/outbox/outbox.ts'
import { parseConfig, toDestinations } from '../../../server/settings/config.ts'
import { signEvent } from '../../../server/webhook/sign-event.ts'
import { createWebhookReceiver } from '../../../server/webhook/webhook-receiver.ts'
import { contactForm } from '../../../shared/contact/forms.ts'
import { getDescribed } from '../../support/api-contract.ts'
import { openMailing, startTestMailServer } from '../../support/mailing.ts'
import { makeFields } from '../../support/make-fields.ts'
import { serve } from '../../support/raw-request.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDelivery, sentAt, type TestDelivery } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'
import { accept, answerWith, newSecret, secret, startReceiver, verify } from '../../support/webhook-receiver.ts'

const toWebhook = { destinations: ['webhook'] } as const
const toBoth = { destinations: ['mail', 'webhook'] } as const
const afterSeconds = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)

const readEvent = async ({ read }: TestDelivery, id: string) => (await read(id))?.others.webhook

/** Resolves with the event once this much of it holds. */
function waitForEvent(delivery: TestDelivery, id: string, expected: object) {
  return waitFor(async () => expect(await readEvent(delivery, id)).toMatchObject(expected))
}

async function startFailing(answer: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(answer)
  const delivery = openTestDelivery({ settings: receiver.settings, random: () => 0 })
  const id = await delivery.send(toWebhook)
  await waitForEvent(delivery, id, { attempts: 1 })
  return { receiver, delivery, id }
}

test('the signature is that of the package, and of the example, of Standard Webhooks', () => {
  const date = new Date()
  const timestamp = Math.floor(date.getTime() / 1000)
  const body = '{"name":"山田 \\u0000"}'
  expect(signEvent({ id: 'msg_1', timestamp, body }, [secret])).toBe(new Webhook(secret).sign('msg_1', date, body))
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/libraries/python/tests/test_webhooks.py
  const event = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
  expect(signEvent(event, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('an event has the id and the fields of its message, and a signature for each secret', async () => {
  const receiver = await startReceiver()
  const fields = makeFields({ name: 'Ada Lovelace', details: 'Hello\n"World"' })
  const settings = { ...receiver.settings, WEBHOOK_SECRET: `${newSecret} ${secret}` }
  const delivery = openTestDelivery({ settings })
  // The judge compares the time of an event with its own clock.
  delivery.clock.moment = new Date()
  const id = await delivery.send({ ...toBoth, fields })
  await waitForEvent(delivery, id, { state: 'delivered' })
  expect(receiver.received).toMatchObject([{ id }])
  const [event] = receiver.received
  if (event === undefined) throw new Error('no event arrived')
  expect(event.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/)
  for (const key of [secret, newSecret]) {
    const parsed = getDescribed('ContactEvent').parse(verify(event, key))
    expect(parsed).toMatchObject({ type: 'message.accepted', timestamp: sentAt.toISOString(), data: { id, fields } })
  }
  expect(() => verify({ ...event, body: `${event.body} ` })).toThrow()
})

test('a destination that is down delays the other by nothing', async () => {
  const receiver = await startReceiver()
  const { mail, delivery } = await openMailing({ kind: 'refuse', at: 'MAIL', status: 550 }, receiver.settings)
  const first = await delivery.send(toBoth)
  await waitForEvent(delivery, first, { state: 'delivered' })
  await waitFor(async () => expect(await delivery.read(first)).toMatchObject({ state: 'waiting', attempts: 1 }))
  await waitFor(() => expect([delivery.isHeld('mail'), delivery.isHeld('webhook')]).toEqual([true, false]))
  // The mail is away for a day; the event of a message of that day goes at once.
  delivery.clock.moment = afterSeconds(23 * 3600)
  const second = await delivery.send({ ...toBoth, receivedAt: delivery.clock.moment })
  await waitForEvent(delivery, second, { settledAt: delivery.clock.moment })

  receiver.state.answer = answerWith(500)
  mail.behave({ kind: 'accept' })
  delivery.clock.moment = afterSeconds(24 * 3600)
  const third = await delivery.send({ ...toBoth, receivedAt: delivery.clock.moment })
  const delivered = { state: 'delivered', settledAt: delivery.clock.moment }
  await waitFor(async () => expect(await delivery.read(third)).toMatchObject(delivered))
  await waitForEvent(delivery, third, { fault: 'HTTP_500' })
})

test('with a webhook alone its alerts count, its delivery ends a message, and a later mail server gets the rest', async () => {
  const receiver = await startReceiver()
  const alerts: unknown[] = []
  const { port } = await serve(async (request, response) => {
    alerts.push(JSON.parse(await text(request)))
    response.writeHead(204).end()
  })
  const settings = { DATA_DIR: makeTempFolder(), ALERT_URL: `http://127.0.0.1:${port}/`, ...receiver.settings }
  const destinations = toDestinations(parseConfig(settings))
  const delivery = openTestDelivery({ settings })
  const id = await delivery.send({ destinations })
  await waitForEvent(delivery, id, { state: 'delivered' })
  receiver.state.answer = answerWith(410)
  const dead = await delivery.send({ destinations })
  await waitForEvent(delivery, dead, { state: 'dead' })
  await delivery.finish()

  const later = openTestDelivery({ settings })
  later.clock.moment = afterSeconds(8 * 24 * 3600)
  later.start()
  await waitFor(async () => expect((await later.read(id))?.fields).toBeUndefined())
  await waitFor(() => expect(alerts).toMatchObject([{ destination: 'webhook', kind: 'dead', count: 1 }]))
  await later.finish()

  const mail = await startTestMailServer()
  openTestDelivery({ settings: { ...settings, SMTP_URL: mail.url } }).start()
  await waitFor(() => expect(mail.received.map(({ messageId }) => messageId)).toEqual([`${dead}@site.example`]))
})

test('an event that fails is sent again with the same id and the same text, signed anew', async () => {
  const { receiver, delivery, id } = await startFailing(answerWith(500))
  expect(await readEvent(delivery, id)).toMatchObject({ state: 'waiting', fault: 'HTTP_500', dueAt: afterSeconds(5) })
  receiver.state.answer = accept
  delivery.clock.moment = afterSeconds(5)
  delivery.wake()
  await waitForEvent(delivery, id, { attempts: 2, state: 'delivered', fault: undefined })
  const [first, second] = receiver.received
  expect(first?.id).toBe(id)
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
  expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature'])
})

test.each([301, 302, 307, 308, 401, 403, 404])('after %i, which is not followed, the queue is held', async status => {
  const { receiver, delivery, id } = await startFailing(answerWith(status, { Location: '/elsewhere' }))
  const stored = { state: 'waiting', fault: `HTTP_${status}`, dueAt: afterSeconds(6) }
  expect(await readEvent(delivery, id)).toMatchObject(stored)
  await waitFor(() => expect(delivery.isHeld('webhook')).toBe(true))
  await delivery.send(toWebhook)
  await new Promise(setImmediate)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks/secret-path'])
  receiver.state.answer = accept
  delivery.clock.moment = afterSeconds(6)
  delivery.wake()
  await waitForEvent(delivery, id, { attempts: 2, state: 'delivered' })
  expect(delivery.isHeld('webhook')).toBe(false)
})

test('after 410 the event is given up, and nothing else is sent until a restart', async () => {
  const { receiver, delivery, id } = await startFailing(answerWith(410))
  expect(await readEvent(delivery, id)).toMatchObject({ state: 'dead', fault: 'HTTP_410' })
  await waitFor(() => expect(delivery.isHeld('webhook')).toBe(true))
  const msg = expect.stringContaining('webhook delivery has stopped')
  await waitFor(() => expect(delivery.log).toContainEqual(expect.objectContaining({ level: 50, msg })))
  delivery.clock.moment = afterSeconds(86_400)
  const next = await delivery.send(toWebhook)
  await new Promise(setImmediate)
  expect(receiver.received).toHaveLength(1)
  expect(await readEvent(delivery, next)).toMatchObject({ state: 'waiting', attempts: 0 })
})

test.each([
  [429, '120'],
  [503, afterSeconds(120).toUTCString()],
])('Retry-After of %i is obeyed for every event', async (status, value) => {
  const { receiver, delivery, id } = await startFailing(answerWith(status, { 'Retry-After': value }))
  expect(await readEvent(delivery, id)).toMatchObject({ state: 'waiting', dueAt: afterSeconds(120) })
  receiver.state.answer = accept
  delivery.clock.moment = afterSeconds(119)
  await delivery.send(toWebhook)
  await new Promise(setImmediate)
  expect(receiver.received).toHaveLength(1)
  delivery.clock.moment = afterSeconds(120)
  delivery.wake()
  await waitFor(() => expect(receiver.received).toHaveLength(3))
})

test('an answer without an end, and none at all, cost no more than the time limit', async () => {
  const times = { receivedAt: sentAt, queuedAt: sentAt, dueAt: sentAt, settledAt: undefined }
  const message: LeasedMessage = {
    ...{ id: crypto.randomUUID(), form: contactForm, fields: makeFields(), attempts: 0, fault: undefined },
    ...{ state: 'waiting', ...times },
  }
  const endless = await startReceiver(response => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(timer))
  })
  const send = ({ url }: { readonly url: string }, attemptMs: number) =>
    createWebhookReceiver({ WEBHOOK_URL: url, WEBHOOK_SECRET: [secret] }, { now: () => sentAt, attemptMs })?.send(
      message,
    )
  expect(await send(endless, 60_000)).toBeUndefined()
  expect(await send(await startReceiver(() => {}), 300)).toMatchObject({ kind: 'temporary' })
})

test('the log and the fault have neither the address nor the words of the receiver nor the secret', async () => {
  const { delivery } = await startFailing(answerWith(500))
  const unreachable = openTestDelivery({
    settings: { WEBHOOK_URL: 'http://127.0.0.1:1/secret-path', WEBHOOK_SECRET: secret },
  })
  const id = await unreachable.send(toWebhook)
  await waitForEvent(unreachable, id, { attempts: 1, fault: expect.stringMatching(/^[\w ]+$/) })
  await waitFor(() => expect(JSON.stringify(unreachable.log)).toContain('"destination":"webhook"'))
  expect(JSON.stringify([delivery.log, unreachable.log])).not.toMatch(/secret-path|whsec|words of the receiver|Ada/)
})
