import { expect, test } from 'vitest'
import { refusalWords } from '../../support/mail-server.ts'
import { openMailing, tryAgain, waitForAttempts } from '../../support/mailing.ts'
import { sentAt, type TestDelivery } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'

const senderRefused = { kind: 'refuse', at: 'MAIL', status: 550 } as const
const afterSeconds = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)

function countHeldLines({ log }: TestDelivery): number {
  return log.filter(({ level, msg }) => level === 50 && msg.startsWith('mail delivery is held')).length
}

test.each([
  [{ kind: 'refuse', at: 'greeting', status: 554 }, 'EPROTOCOL 554'],
  [{ kind: 'refuse', at: 'MAIL', status: 530 }, 'EENVELOPE 530'],
  [{ kind: 'refuse', at: 'MAIL', status: 503 }, 'EENVELOPE 503'],
  [{ kind: 'refuse', at: 'MAIL', status: 550 }, 'EENVELOPE 550'],
  [{ kind: 'refuse', at: 'RCPT', status: 535 }, 'EENVELOPE 535'],
  [{ kind: 'refuse', at: 'RCPT', status: 550, enhancedStatus: '5.1.1' }, 'EENVELOPE 550 5.1.1'],
  [{ kind: 'refuse', at: 'RCPT', status: 554, enhancedStatus: '5.7.1' }, 'EENVELOPE 554 5.7.1'],
  [{ kind: 'refuse', at: 'DATA', status: 550, enhancedStatus: '5.1.1' }, 'EMESSAGE 550 5.1.1'],
  [{ kind: 'refuse', at: 'DATA', status: 550, enhancedStatus: '5.7.26' }, 'EMESSAGE 550 5.7.26'],
] as const)('after %j the queue is held and the message is delivered later', async (behavior, cause) => {
  const { mail, delivery } = await openMailing(behavior)
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting', fault: cause, dueAt: afterSeconds(6) })
  expect(delivery.log[0]).toMatchObject({ level: 50, cause, retryAt: afterSeconds(5).toISOString() })
  expect(countHeldLines(delivery)).toBe(1)
  expect(JSON.stringify(delivery.log)).not.toContain(refusalWords)
  expect(delivery.isHeld('mail')).toBe(true)

  mail.behave({ kind: 'accept' })
  await tryAgain(delivery, id)
  await waitForAttempts(delivery, id, 2)
  expect(await delivery.read(id)).toMatchObject({ state: 'delivered', fault: undefined })
  expect(delivery.isHeld('mail')).toBe(false)
})

test('while the queue is held no message is attempted, and afterwards all are delivered', async () => {
  const { mail, delivery } = await openMailing(senderRefused)
  await waitForAttempts(delivery, await delivery.send())
  const ids = await Promise.all(Array.from({ length: 5 }, () => delivery.send()))
  // A read of the outbox follows each wake; the hold prevents an attempt.
  await new Promise(setImmediate)
  expect(mail.countAttempts()).toBe(1)
  expect(await Promise.all(ids.map(async id => (await delivery.read(id))?.attempts))).toEqual([0, 0, 0, 0, 0])

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
