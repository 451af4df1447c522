import { expect, test } from 'vitest'
import type { LeasedMessage } from '../../../server/outbox/outbox.ts'
import { createWebhookSender } from '../../../server/webhook/webhook-sender.ts'
import { contactForm } from '../../../shared/contact/forms.ts'
import { makeFields } from '../../support/make-fields.ts'
import { openTestDelivery, sentAt, type TestDelivery } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'
import { accept, answerWith, secret, startReceiver } from '../../support/webhook-receiver.ts'

const toWebhook = { destinations: ['webhook'] } as const
const afterSeconds = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)

async function readEvent({ read }: TestDelivery, id: string) {
  return (await read(id))?.others.webhook
}

/** Waits until this many attempts are settled. */
async function waitForAttempts(delivery: TestDelivery, id: string, attempts = 1) {
  await waitFor(async () => expect((await readEvent(delivery, id))?.attempts).toBe(attempts))
  return readEvent(delivery, id)
}

async function startFailing(answer: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(answer)
  const delivery = openTestDelivery({ settings: receiver.settings, random: () => 0 })
  const id = await delivery.send(toWebhook)
  const event = await waitForAttempts(delivery, id)
  return { receiver, delivery, id, event }
}

test('an event that fails is sent again with the same id and the same text', async () => {
  const { receiver, delivery, id, event } = await startFailing(answerWith(500))
  expect(event).toMatchObject({ state: 'waiting', fault: 'HTTP_500', dueAt: afterSeconds(5) })
  receiver.state.answer = accept
  delivery.clock.moment = afterSeconds(5)
  delivery.wake()
  expect(await waitForAttempts(delivery, id, 2)).toMatchObject({ state: 'delivered', fault: undefined })
  const [first, second] = receiver.received
  expect(first?.id).toBe(id)
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
  expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature'])
})

test.each([301, 302, 307, 308])('a redirect (%i) is not followed; the queue is held', async status => {
  const { receiver, delivery, event } = await startFailing(answerWith(status, { Location: '/elsewhere' }))
  expect(event).toMatchObject({ state: 'waiting', fault: `HTTP_${status}`, dueAt: afterSeconds(6) })
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks/secret-path'])
  expect(delivery.isHeld('webhook')).toBe(true)
})

test.each([401, 403, 404])('after %i the queue is held, and no event is given up for it', async status => {
  const { receiver, delivery, id } = await startFailing(answerWith(status))
  await delivery.send(toWebhook)
  await new Promise(setImmediate)
  expect(receiver.received).toHaveLength(1)
  receiver.state.answer = accept
  delivery.clock.moment = afterSeconds(6)
  delivery.wake()
  await waitForAttempts(delivery, id, 2)
  expect(delivery.isHeld('webhook')).toBe(false)
})

test('after 410 the event is given up, and nothing else is sent until a restart', async () => {
  const { receiver, delivery, event } = await startFailing(answerWith(410))
  expect(event).toMatchObject({ state: 'dead', fault: 'HTTP_410' })
  expect(delivery.isHeld('webhook')).toBe(true)
  expect(delivery.log).toContainEqual(
    expect.objectContaining({ level: 50, msg: expect.stringContaining('webhook delivery has stopped') }),
  )
  delivery.clock.moment = afterSeconds(86_400)
  const next = await delivery.send(toWebhook)
  await new Promise(setImmediate)
  expect(receiver.received).toHaveLength(1)
  expect(await readEvent(delivery, next)).toMatchObject({ state: 'waiting', attempts: 0 })
})

test.each([
  [429, '120'],
  [503, new Date(sentAt.getTime() + 120_000).toUTCString()],
])('Retry-After of %i is obeyed for every event', async (status, value) => {
  const { receiver, delivery, id, event } = await startFailing(answerWith(status, { 'Retry-After': value }))
  expect(event).toMatchObject({ state: 'waiting', dueAt: afterSeconds(120) })
  receiver.state.answer = accept
  delivery.clock.moment = afterSeconds(119)
  await delivery.send(toWebhook)
  await new Promise(setImmediate)
  expect(receiver.received).toHaveLength(1)
  delivery.clock.moment = afterSeconds(120)
  delivery.wake()
  await waitForAttempts(delivery, id, 2)
  expect(receiver.received).toHaveLength(3)
})

test('an answer without an end, and none at all, cost no more than the time limit', async () => {
  const fields = makeFields()
  const message: LeasedMessage = {
    ...{ id: crypto.randomUUID(), form: contactForm, fields, attempts: 0, fault: undefined },
    state: 'waiting',
    ...{ receivedAt: sentAt, queuedAt: sentAt, dueAt: sentAt, settledAt: undefined },
  }
  const endless = await startReceiver(response => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(timer))
  })
  const create = (url: string) =>
    createWebhookSender({ WEBHOOK_URL: url, WEBHOOK_SECRET: [secret] }, { now: () => sentAt, attemptMs: 300 })
  await create(endless.url)?.send(message)
  const silent = await startReceiver(() => {})
  await expect(create(silent.url)?.send(message)).rejects.toThrow()
})

test('the log and the fault have neither the address nor the words of the receiver nor the secret', async () => {
  const { delivery } = await startFailing(answerWith(500))
  const unreachable = openTestDelivery({
    settings: { WEBHOOK_URL: 'http://127.0.0.1:1/secret-path', WEBHOOK_SECRET: secret },
  })
  const id = await unreachable.send(toWebhook)
  expect(await waitForAttempts(unreachable, id)).toMatchObject({ fault: expect.stringMatching(/^[\w ]+$/) })
  const lines = JSON.stringify([delivery.log, unreachable.log])
  expect(lines).not.toMatch(/secret-path|whsec|words of the receiver|Ada/)
  expect(lines).toContain('"destination":"webhook"')
})
