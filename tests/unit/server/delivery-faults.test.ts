import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { getFreePort } from '../../../scripts/bench/servers.ts'
import { refusalWords } from '../../support/mail-server.ts'
import { openMailing, short, startTestMailServer, tryAgain, waitForAttempts } from '../../support/mailing.ts'
import { addresses, openTestDelivery, sentAt } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'

const warn = 40
const error = 50

test('a message is delivered once and recorded as delivered', async () => {
  const { mail, delivery } = await openMailing()
  const id = await delivery.send()
  await waitFor(async () => expect((await delivery.read(id))?.state).toBe('delivered'))
  expect(mail.received).toMatchObject([
    { from: addresses.sender, to: [addresses.info], messageId: `${id}@site.example` },
  ])
  expect(await delivery.read(id)).toMatchObject({ attempts: 1, settledAt: sentAt, fault: undefined })
  expect(delivery.log).toMatchObject([{ level: 30, msg: 'message delivered', messageId: id }])
})

test.each([
  [{ kind: 'refuse', at: 'greeting', status: 421 }, 'EPROTOCOL 421'],
  [{ kind: 'refuse', at: 'MAIL', status: 451 }, 'EENVELOPE 451'],
  [{ kind: 'refuse', at: 'MAIL', status: 421 }, 'EENVELOPE 421'],
  [{ kind: 'refuse', at: 'RCPT', status: 450 }, 'EENVELOPE 450'],
  [{ kind: 'refuse', at: 'DATA', status: 452 }, 'EMESSAGE 452'],
  [{ kind: 'refuse', at: 'DATA', status: 552 }, 'EMESSAGE 552'],
  [{ kind: 'refuse', at: 'DATA', status: 554 }, 'EMESSAGE 554'],
  [{ kind: 'refuse', at: 'DATA', status: 550, enhancedStatus: '5.7.1' }, 'EMESSAGE 550 5.7.1'],
  [{ kind: 'refuse', at: 'RCPT', status: 450, enhancedStatus: '4.2.2' }, 'EENVELOPE 450 4.2.2'],
  [{ kind: 'drop', at: 'greeting' }, 'ECONNECTION'],
  [{ kind: 'drop', at: 'MAIL' }, 'ECONNECTION'],
  [{ kind: 'hang', at: 'greeting' }, 'ETIMEDOUT'],
  [{ kind: 'hang', at: 'RCPT' }, 'ETIMEDOUT'],
  [{ kind: 'hang', at: 'DATA' }, 'ETIMEDOUT'],
] as const)('after %j the message is retried and delivered later', async (behavior, fault) => {
  const { mail, delivery } = await openMailing(behavior)
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  const dueAt = new Date(sentAt.getTime() + 5000)
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting', fault, dueAt })
  expect(delivery.log).toMatchObject([{ level: warn, messageId: id, cause: fault, retryAt: dueAt.toISOString() }])
  expect(JSON.stringify(delivery.log)).not.toContain(refusalWords)
  expect(mail.received).toEqual([])

  mail.behave({ kind: 'accept' })
  await tryAgain(delivery, id)
  await waitForAttempts(delivery, id, 2)
  expect(await delivery.read(id)).toMatchObject({ state: 'delivered', fault: undefined })
  expect(mail.received).toMatchObject([{ messageId: `${id}@site.example` }])
})

test.each([
  [554, '5.6.0'],
  [552, '5.3.4'],
  [552, '5.2.3'],
])(
  'a message whose content is rejected with %i %s is dead immediately, logged as an error, and stays in the outbox',
  async (status, enhancedStatus) => {
    const { mail, delivery } = await openMailing({ kind: 'refuse', at: 'DATA', status, enhancedStatus })
    const id = await delivery.send()
    await waitForAttempts(delivery, id)
    const fault = `EMESSAGE ${status} ${enhancedStatus}`
    expect(await delivery.read(id)).toMatchObject({
      state: 'dead',
      fault,
      settledAt: sentAt,
      fields: { details: 'Hello' },
    })
    expect(delivery.log).toMatchObject([{ level: error, messageId: id, cause: fault }])
    expect(JSON.stringify(delivery.log)).not.toContain(refusalWords)
    expect(mail.received).toEqual([])
  },
)

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

test('a greeting that never ends is aborted at the time limit of the attempt', async () => {
  const port = await getFreePort()
  const endlessGreeter = createServer(socket => {
    const timer = setInterval(() => socket.write('220-welcome\r\n'), 50)
    socket.on('error', () => {}).on('close', () => clearInterval(timer))
  }).listen(port, '127.0.0.1')
  onTestFinished(() => void endlessGreeter.close())
  const timeLimits = { connectMs: 60_000, idleMs: 60_000, attemptMs: 400 }
  const delivery = openTestDelivery({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` }, timeLimits })
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  expect(await delivery.read(id)).toMatchObject({ state: 'waiting', fault: 'ETIMEDOUT' })
})

test('messages wait while the mail server is down and are delivered when it is back', async () => {
  const port = await getFreePort()
  const delivery = openTestDelivery({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` }, timeLimits: short })
  const ids = [await delivery.send(), await delivery.send()]
  for (const id of ids) await waitForAttempts(delivery, id)
  expect(await Promise.all(ids.map(async id => (await delivery.read(id))?.fault))).toEqual([
    'ECONNREFUSED',
    'ECONNREFUSED',
  ])

  const mail = await startTestMailServer(port)
  await tryAgain(delivery, ids[0] ?? '')
  for (const id of ids) await waitForAttempts(delivery, id, 2)
  expect(mail.received).toHaveLength(2)
})

test('an unknown mail host is a temporary fault', async () => {
  const delivery = openTestDelivery({ settings: { SMTP_URL: 'smtp://mail.invalid' }, timeLimits: short })
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  expect((await delivery.read(id))?.state).toBe('waiting')
  expect(delivery.log).toMatchObject([{ level: warn }])
})

test('a slow server gets each message once, three at a time', async () => {
  const { mail, delivery } = await openMailing({ kind: 'delay', at: 'DATA', ms: 200 })
  const ids = await Promise.all(Array.from({ length: 6 }, () => delivery.send()))
  await waitFor(() => expect(mail.countAttempts()).toBe(3))
  expect(mail.received).toHaveLength(0)
  for (const id of ids) await waitForAttempts(delivery, id)
  expect(mail.received).toHaveLength(6)
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(6)
})

test('a pooled connection that the server closes at the next email does not count as an attempt', async () => {
  const { mail, delivery } = await openMailing()
  const first = await delivery.send()
  await waitForAttempts(delivery, first)
  mail.behave({ kind: 'drop', at: 'MAIL', isOnce: true })
  const second = await delivery.send()
  await waitForAttempts(delivery, second)
  expect(mail.countAttempts()).toBe(3)
  expect((await delivery.read(second))?.state).toBe('delivered')
  expect(mail.received).toHaveLength(2)
})

test('a message is tried one last time when its days are over, and then given up', async () => {
  const { delivery } = await openMailing({ kind: 'refuse', at: 'RCPT', status: 451 })
  const id = await delivery.send()
  await waitForAttempts(delivery, id)
  delivery.clock.moment = new Date('2025-08-25T12:00:00Z')
  delivery.wake()
  await waitForAttempts(delivery, id, 2)
  expect(await delivery.read(id)).toMatchObject({ state: 'dead', fault: 'EENVELOPE 451' })
  expect(delivery.log.at(-1)).toMatchObject({ level: error, messageId: id })
})
