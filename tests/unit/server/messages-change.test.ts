import { expect, test } from 'vitest'
import { toReference } from '../../../server/outbox/outbox.ts'
import { changeFile } from '../../support/first-candidate.ts'
import { startTestMailServer } from '../../support/mailing.ts'
import { afterNoon, createTestMessages, noon } from '../../support/messages-tool.ts'
import { openTestDelivery } from '../../support/test-delivery.ts'
import { find, putNew } from '../../support/test-outbox.ts'
import { startReceiver } from '../../support/webhook-receiver.ts'

const dead = { kind: 'dead', fault: 'EMESSAGE 550' } as const
const gone = { kind: 'dead', fault: 'HTTP_410' } as const
const delivered = { kind: 'delivered' } as const
const toWebhook = ['--destination', 'webhook'] as const

/** A message that the mailbox has and the webhook has refused. */
async function createWithDead() {
  const messages = await createTestMessages()
  const { outbox } = messages
  const id = await putNew(outbox, { destinations: ['mail', 'webhook'], receivedAt: noon })
  await outbox.lease({ now: noon, limit: 9 })
  await outbox.settle(id, delivered, noon)
  await outbox.lease({ now: noon, limit: 9, destination: 'webhook' })
  await outbox.settle(id, gone, afterNoon(1), 'webhook')
  return { ...messages, id, reference: toReference(id) }
}

test('an ambiguous prefix is reported with the matching ids, and nothing is changed', async () => {
  const { folder, outbox, put, run } = await createTestMessages()
  const ids = ['a1b2c3d4-0000-4000-8000-000000000001', 'a1b2c3d4-0000-4000-8000-000000000002']
  for (const id of ids) {
    const made = await put()
    changeFile(
      folder,
      `PRAGMA foreign_keys = OFF; UPDATE messages SET id = '${id}' WHERE id = '${made}';
      UPDATE deliveries SET message_id = '${id}' WHERE message_id = '${made}'`,
    )
  }
  const { exitCode, errors } = await run(['forget', 'A1B2-C3D4', '--yes'])
  expect(exitCode).toBe(1)
  expect(errors).toContain(`A1B2-C3D4 matches several messages; give more of the id:\n  ${ids[1]}  waiting`)
  expect(errors).toContain(ids[0])
  expect((await outbox.summary()).counts.waiting).toBe(2)
  expect((await run(['forget', ids[1] ?? '', '--yes'])).exitCode).toBe(0)
  expect(await find(outbox, 'a1b2')).toMatchObject({ id: ids[0] })
})

test('a dead message is due immediately when it is retried', async () => {
  const { outbox, put, run } = await createTestMessages()
  const id = await put({ settlement: dead })
  const { exitCode, output } = await run(['retry', toReference(id), id])
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: `${toReference(id)} is due now\n` })
  expect(await outbox.lease({ now: afterNoon(3600), limit: 9 })).toMatchObject([{ id, attempts: 0 }])
})

test('all messages in one state can be retried together, without those in other states', async () => {
  const { outbox, put, run } = await createTestMessages()
  for (const settlement of [dead, dead]) await put({ settlement })
  await put({ isSuspect: true })
  const retry = async () => (await run(['retry', '--state', 'dead', '--all'])).output
  expect(await retry()).toMatch(/^(\S+ is due now\n){2}$/)
  expect((await outbox.summary()).counts).toEqual({ waiting: 2, delivered: 0, dead: 0, suspect: 1 })
  expect(await retry()).toBe('There are no such messages; nothing was changed.\n')
})

test('a delivered message cannot be retried, and then none of the others are', async () => {
  const { outbox, put, run } = await createTestMessages()
  const done = await put({ settlement: delivered })
  const { exitCode, errors } = await run(['retry', await put({ settlement: dead }), done])
  expect(exitCode).toBe(1)
  expect(errors).toContain(`${toReference(done)} cannot be retried: already delivered`)
  expect((await outbox.summary()).counts).toEqual({ waiting: 0, delivered: 1, dead: 1, suspect: 0 })
})

test('messages are deleted after the operator has seen and confirmed them', async () => {
  const { outbox, put, run } = await createTestMessages()
  const [id, other] = [await put({ name: 'Ada' }), await put()]
  const asked: string[] = []
  const answer = (isYes: boolean) => ({
    confirm: async (question: string) => {
      asked.push(question)
      return isYes
    },
  })
  const declined = await run(['forget', id], answer(false))
  expect(declined).toMatchObject({ exitCode: 1, output: '' })
  expect(declined.errors).toMatch(/Ada.*\nerror: nothing was deleted\n$/s)
  expect(await find(outbox, id)).toBeDefined()
  expect(await run(['forget', id, other], answer(true))).toMatchObject({ exitCode: 0 })
  expect(asked).toEqual(['Delete this message permanently?', 'Delete these 2 messages permanently?'])
  expect((await outbox.summary()).counts.waiting).toBe(0)
})

test('without a terminal a message is deleted only with --yes, and none when another is unknown', async () => {
  const { outbox, put, run } = await createTestMessages()
  const id = await put()
  expect(await run(['forget', id])).toMatchObject({ exitCode: 2, errors: expect.stringContaining('add --yes') })
  expect(await run(['forget', id, 'A1B2-C3D4', '--yes'])).toMatchObject({ exitCode: 1, output: '' })
  expect(await find(outbox, id)).toBeDefined()
  expect(await run(['forget', id, '--yes'])).toMatchObject({ exitCode: 0, output: `${toReference(id)} is deleted\n` })
  expect(await find(outbox, id)).toBeUndefined()
})

test('list, show and export tell of the webhook', async () => {
  const { run, id, reference } = await createWithDead()
  const { output } = await run(['list', ...toWebhook, '--state', 'dead'])
  expect(output).toMatch(new RegExp(`${reference} +dead .*HTTP_410\n\nShowing 1 of 1: 0 waiting, 0 delivered, 1 dead`))
  expect((await run(['list', '--state', 'dead'])).output).toContain('There are no dead messages.')
  expect((await run(['show', id])).output).toContain(
    '\nWebhook     dead, attempts 1, settled 2025-08-20 12:00:01 UTC, last fault HTTP_410\n',
  )
  const line = (await run(['export', ...toWebhook, '--state', 'dead'])).output
  expect(JSON.parse(line)).toMatchObject({ id, state: 'delivered', webhook: { state: 'dead', fault: 'HTTP_410' } })
})

test('retry sends again what is missing, for one destination or all', async () => {
  const { run, outbox, id, reference } = await createWithDead()
  const errors = `error: ${reference} cannot be retried: already delivered. Nothing was changed\n`
  expect(await run(['retry', id, '--destination', 'mail'])).toMatchObject({ exitCode: 1, errors })
  const isDue = { exitCode: 0, output: `${reference} is due now\n` }
  expect(await run(['retry', id])).toMatchObject(isDue)
  await outbox.lease({ now: afterNoon(7200), limit: 9, destination: 'webhook' })
  await outbox.settle(id, gone, afterNoon(7200), 'webhook')
  expect(await run(['retry', ...toWebhook, '--state', 'dead', '--all'])).toMatchObject(isDue)
})

test('retry sends to the webhook what was accepted without it, unless it is erased', async () => {
  const { run, outbox, put } = await createTestMessages()
  const id = await put({ settlement: delivered })
  expect((await run(['retry', id, ...toWebhook])).output).toBe(`${toReference(id)} is due now\n`)
  expect(await outbox.lease({ now: afterNoon(7200), limit: 9, destination: 'webhook' })).toMatchObject([{ id }])
  const erased = await put({ settlement: delivered })
  await outbox.expire({ deliveredBefore: afterNoon(9), suspectBefore: noon, keysBefore: noon })
  const errors = expect.stringContaining('the content is erased')
  expect(await run(['retry', erased, ...toWebhook])).toMatchObject({ exitCode: 1, errors })
})

test('forget deletes what the webhook has of a message, or the whole message', async () => {
  const { run, outbox, id } = await createWithDead()
  expect((await run(['forget', id, ...toWebhook, '--yes'])).exitCode).toBe(0)
  expect(await find(outbox, id)).toMatchObject({ state: 'delivered', others: {} })
  expect((await run(['forget', id, '--destination', 'mail', '--yes'])).exitCode).toBe(2)
  expect((await run(['forget', id, '--yes'])).exitCode).toBe(0)
  expect(await find(outbox, id)).toBeUndefined()
})

test('test sends a message through the outbox and the running site to both destinations', async () => {
  const mail = await startTestMailServer()
  const receiver = await startReceiver()
  const { folder, run } = await createTestMessages()
  const site = openTestDelivery({ settings: { DATA_DIR: folder, SMTP_URL: mail.url, ...receiver.settings } })
  site.start()
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
    // The worker would find the message within 30 seconds.
    site.wake()
  }
  const tool = {
    output: { write },
    readSettings: () => ({ DATA_DIR: folder, SMTP_URL: mail.url, WEBHOOK_URL: receiver.url }),
    now: () => site.clock.moment,
  }
  expect(await run(['test', '--wait', '20'], tool)).toMatchObject({ exitCode: 0 })
  const [reference] = lines[0]?.split(' ') ?? []
  expect(lines).toEqual([
    `${reference} is stored; waiting up to 20 seconds for its delivery\n`,
    `${reference} is delivered\n`,
  ])
  expect(receiver.received).toHaveLength(1)
  expect(mail.received[0]?.source).toContain(`Reference: ${reference}`)
  expect(mail.received[0]?.source).toContain('Subject: Website inquiry from TEST, not a visitor')
})

test.each([
  [
    'no site runs',
    undefined,
    /is still waiting: no site has tried it; check that the site is running with this DATA_DIR/,
  ],
  ['the queue is held', 'EAUTH 535', /it was not tried yet; delivery of [0-9A-F]{4}-[0-9A-F]{4} failed with EAUTH 535/],
])('a test message stays in the outbox when %s, and the tool says why', async (_, fault, message) => {
  const { run, put, outbox } = await createTestMessages()
  if (fault !== undefined) await put({ settlement: { kind: 'retry', at: afterNoon(5), fault } })
  expect(await run(['test', '--wait', '1'])).toMatchObject({ exitCode: 1, errors: expect.stringMatching(message) })
  expect((await outbox.summary()).counts).toMatchObject({ waiting: fault === undefined ? 1 : 2 })
})

test.each([
  [
    'is rejected by the mail server',
    { kind: 'dead', fault: 'EMESSAGE 554 5.6.0' },
    /was given up: EMESSAGE 554 5\.6\.0\n$/,
  ],
  [
    'the webhook alone does not take',
    { kind: 'retry', at: afterNoon(7200), fault: 'HTTP_500' },
    /is still waiting \(webhook\): the last attempt failed with HTTP_500/,
  ],
] as const)('the tool names the fault of a test message that %s', async (_, settlement, message) => {
  const { run, outbox, folder } = await createTestMessages()
  const write = async () => {
    for (const destination of ['mail', 'webhook'] as const) {
      const isFailing = (settlement.kind === 'dead') === (destination === 'mail')
      for (const { id } of await outbox.lease({ now: afterNoon(43_200), limit: 9, destination })) {
        await outbox.settle(id, isFailing ? settlement : delivered, noon, destination)
      }
    }
  }
  const readSettings = () => ({ DATA_DIR: folder, SMTP_URL: 'smtp://mail', WEBHOOK_URL: 'https://site.example/hook' })
  const result = await run(['test', '--wait', '2'], { output: { write }, readSettings })
  expect(result).toMatchObject({ exitCode: 1, errors: expect.stringMatching(message) })
})
