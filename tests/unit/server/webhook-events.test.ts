import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { parseConfig, toDestinations } from '../../../server/settings/config.ts'
import { signEvent } from '../../../server/webhook/sign-event.ts'
import { getDescribed } from '../../support/api-contract.ts'
import { openMailing, startTestMailServer } from '../../support/mailing.ts'
import { makeFields } from '../../support/make-fields.ts'
import { serve } from '../../support/raw-request.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDelivery, sentAt } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'
import { newSecret, secret, startReceiver, verify } from '../../support/webhook-receiver.ts'

const toBoth = { destinations: ['mail', 'webhook'] } as const
// The judge compares the time of an event with its own clock.
const now = () => new Date()

test('our signature is that of the package of Standard Webhooks', () => {
  const date = now()
  const timestamp = Math.floor(date.getTime() / 1000)
  const body = '{"name":"山田 \\u0000"}'
  expect(signEvent({ id: 'msg_1', timestamp, body }, [secret])).toBe(new Webhook(secret).sign('msg_1', date, body))
})

test('our signature is that of the example which the libraries of Standard Webhooks share in all languages', () => {
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
  delivery.clock.moment = now()
  const id = await delivery.send({ ...toBoth, fields })
  await waitFor(async () => expect((await delivery.read(id))?.others.webhook?.state).toBe('delivered'))
  expect(receiver.received).toHaveLength(1)
  const [event] = receiver.received
  if (event === undefined) throw new Error('no event arrived')
  expect(event.id).toBe(id)
  expect(event.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/)
  for (const key of [secret, newSecret]) {
    const parsed = getDescribed('ContactEvent').parse(verify(event, key))
    expect(parsed).toMatchObject({ type: 'message.accepted', timestamp: sentAt.toISOString(), data: { id, fields } })
  }
  expect(() => verify({ ...event, body: `${event.body} ` })).toThrow()
})

test('a message that was accepted without the webhook, and a suspect one, are not sent there', async () => {
  const receiver = await startReceiver()
  const delivery = openTestDelivery({ settings: receiver.settings })
  const before = await delivery.put()
  await delivery.put({ ...toBoth, isSuspect: true })
  const after = await delivery.send(toBoth)
  await waitFor(async () => expect((await delivery.read(after))?.others.webhook?.state).toBe('delivered'))
  expect(receiver.received.map(({ id }) => id)).toEqual([after])
  expect(await delivery.outbox.retry(before, delivery.clock.moment, 'webhook')).toBe(true)
  delivery.wake()
  await waitFor(() => expect(receiver.received.map(({ id }) => id)).toEqual([after, before]))
})

test('a destination that is down delays the other by nothing', async () => {
  const receiver = await startReceiver()
  const { mail, delivery } = await openMailing({ kind: 'refuse', at: 'MAIL', status: 550 }, receiver.settings)
  const first = await delivery.send(toBoth)
  await waitFor(async () => expect((await delivery.read(first))?.others.webhook?.state).toBe('delivered'))
  await waitFor(async () => expect(await delivery.read(first)).toMatchObject({ state: 'waiting', attempts: 1 }))
  expect([delivery.isHeld('mail'), delivery.isHeld('webhook')]).toEqual([true, false])
  // The mail is away for a day; the event of a message of that day goes at once.
  delivery.clock.moment = new Date(sentAt.getTime() + 23 * 3_600_000)
  const second = await delivery.send({ ...toBoth, receivedAt: delivery.clock.moment })
  await waitFor(async () => {
    const settledAt = (await delivery.read(second))?.others.webhook?.settledAt
    expect(settledAt).toEqual(delivery.clock.moment)
  })

  receiver.state.answer = response => void response.writeHead(500).end()
  mail.behave({ kind: 'accept' })
  delivery.clock.moment = new Date(sentAt.getTime() + 24 * 3_600_000)
  const third = await delivery.send({ ...toBoth, receivedAt: delivery.clock.moment })
  await waitFor(async () => {
    expect(await delivery.read(third)).toMatchObject({ state: 'delivered', settledAt: delivery.clock.moment })
  })
  await waitFor(async () => expect((await delivery.read(third))?.others.webhook?.fault).toBe('HTTP_500'))
})

test('with a webhook alone it is the only destination: its alerts count, and the content is erased after its delivery', async () => {
  const receiver = await startReceiver()
  const alerts: unknown[] = []
  const { port } = await serve(async (request, response) => {
    alerts.push(JSON.parse(await text(request)))
    response.writeHead(204).end()
  })
  const folder = makeTempFolder()
  const settings = { DATA_DIR: folder, ALERT_URL: `http://127.0.0.1:${port}/`, ...receiver.settings }
  const destinations = toDestinations(parseConfig(settings))
  const delivery = openTestDelivery({ settings })
  const id = await delivery.send({ destinations })
  await waitFor(async () => expect((await delivery.read(id))?.others.webhook?.state).toBe('delivered'))
  receiver.state.answer = response => void response.writeHead(410).end()
  const dead = await delivery.send({ destinations })
  await waitFor(async () => expect((await delivery.read(dead))?.others.webhook?.state).toBe('dead'))
  await delivery.finish()

  const later = openTestDelivery({ settings })
  later.clock.moment = new Date(sentAt.getTime() + 8 * 24 * 3_600_000)
  later.start()
  await waitFor(async () => expect((await later.read(id))?.fields).toBeUndefined())
  await waitFor(() => expect(alerts).toMatchObject([{ destination: 'webhook', kind: 'dead', count: 1 }]))
  await later.finish()

  // What is not erased yet goes to a mail server that is set later.
  const mail = await startTestMailServer()
  openTestDelivery({ settings: { ...settings, SMTP_URL: mail.url } }).start()
  await waitFor(() => expect(mail.received.map(({ messageId }) => messageId)).toEqual([`${dead}@site.example`]))
})
