import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openMailing, tryAgain, waitForAttempts } from '../../support/mailing.ts'
import { openTestDelivery, sentAt } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'

const senderRefused = { kind: 'refuse', at: 'MAIL', status: 550 } as const
const afterSeconds = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)

test('while the queue is held no message is attempted, and afterwards all are delivered', async () => {
  const { mail, delivery } = await openMailing(senderRefused)
  await waitForAttempts(delivery, await delivery.send())
  await waitFor(() => expect(delivery.isHeld('mail')).toBe(true))
  const ids = await Promise.all(Array.from({ length: 5 }, () => delivery.send()))
  // A read of the outbox follows each wake; the hold prevents an attempt.
  await new Promise(setImmediate)
  expect(mail.countAttempts()).toBe(1)
  expect(await Promise.all(ids.map(async id => (await delivery.read(id))?.attempts))).toEqual([0, 0, 0, 0, 0])
  const held = delivery.log.filter(({ level, msg }) => level === 50 && msg.startsWith('mail delivery is held'))
  expect(held).toMatchObject([{ cause: 'EENVELOPE 550', retryAt: afterSeconds(5).toISOString() }])

  mail.behave({ kind: 'accept' })
  delivery.clock.moment = afterSeconds(6)
  delivery.wake()
  await waitFor(() => expect(mail.received).toHaveLength(6))
})

test('the hold doubles up to ten minutes, however many messages are waiting', async () => {
  const { mail, delivery } = await openMailing(senderRefused)
  const id = await delivery.send()
  const delays: number[] = []
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await waitForAttempts(delivery, id, attempt)
    const { moment } = delivery.clock
    delays.push((((await delivery.read(id))?.dueAt ?? moment).getTime() - moment.getTime()) / 1000 - 1)
    await tryAgain(delivery, id)
  }
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600])
  expect(mail.countAttempts()).toBeLessThanOrEqual(10)
})

test('no message is given up while the queue is held, nor at the first fault afterwards', async () => {
  const { mail, delivery } = await openMailing(senderRefused)
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  delivery.clock.moment = afterSeconds(30 * 86_400)
  delivery.wake()
  await waitForAttempts(delivery, id, 2)
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting' })
  mail.setBusy(true)
  await tryAgain(delivery, id)
  await waitForAttempts(delivery, id, 3)
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting', fault: 'EMESSAGE 451' })
})

test('a message is tried one last time when its days are over, and then given up', async () => {
  const { delivery } = await openMailing({ kind: 'refuse', at: 'RCPT', status: 451 })
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  delivery.clock.moment = new Date('2025-08-25T12:00:00Z')
  delivery.wake()
  await waitForAttempts(delivery, id, 2)
  expect(await delivery.read(id)).toMatchObject({ state: 'dead', fault: 'EENVELOPE 451' })
  await waitFor(() => expect(delivery.log.at(-1)).toMatchObject({ level: 50, messageId: id }))
})

test('a message that alone is refused does not stop the others', async () => {
  const { mail, delivery } = await openMailing({ kind: 'refuse', at: 'DATA', status: 550, enhancedStatus: '5.1.8' })
  const refused = await delivery.send()
  await waitForAttempts(delivery, refused)
  mail.behave({ kind: 'accept' })
  const other = await delivery.send()
  delivery.clock.moment = afterSeconds(5)
  delivery.wake()
  await waitForAttempts(delivery, other)
  expect(await delivery.read(refused)).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(await delivery.read(other)).toMatchObject({ state: 'delivered' })
})

test('a greeting that never ends is aborted at the time limit of the attempt', async () => {
  const endlessGreeter = createServer(socket => {
    const timer = setInterval(() => socket.write('220-welcome\r\n'), 50)
    socket.on('error', () => {}).on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void endlessGreeter.close())
  await once(endlessGreeter, 'listening')
  const address = endlessGreeter.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const timeLimits = { connectMs: 60_000, idleMs: 60_000, attemptMs: 400 }
  const delivery = openTestDelivery({ settings: { SMTP_URL: `smtp://127.0.0.1:${address.port}` }, timeLimits })
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting', fault: 'ETIMEDOUT' })
})
