import { expect, test } from 'vitest'
import { toReference } from '../../../server/outbox/outbox.ts'
import { startTestMailServer } from '../../support/mailing.ts'
import { afterNoon, createTestMessages, noon } from '../../support/messages-tool.ts'
import { openTestDelivery } from '../../support/test-delivery.ts'
import { makeMessage, putNew } from '../../support/test-outbox.ts'
import { answerWith, startReceiver } from '../../support/webhook-receiver.ts'

const toBoth = { destinations: ['mail', 'webhook'] } as const
const gone = { kind: 'dead', fault: 'HTTP_410' } as const

async function createWithDead() {
  const messages = createTestMessages()
  const { outbox } = messages
  const id = await putNew(outbox, { ...toBoth, receivedAt: noon })
  await outbox.lease({ now: noon, limit: 9 })
  await outbox.settle(id, { kind: 'delivered' }, noon)
  await outbox.lease({ now: noon, limit: 9, destination: 'webhook' })
  await outbox.settle(id, gone, afterNoon(1), 'webhook')
  return { ...messages, id, reference: toReference(id) }
}

test('list, show and export tell of the webhook', async () => {
  const { run, id, reference } = await createWithDead()
  const { output } = await run(['list', '--destination', 'webhook', '--state', 'dead'])
  expect(output).toMatch(new RegExp(`${reference} +dead .*HTTP_410\n\nShowing 1 of 1: 0 waiting, 0 delivered, 1 dead`))
  expect((await run(['list', '--state', 'dead'])).output).toContain('There are no dead messages.')
  expect((await run(['show', id])).output).toContain(
    '\nWebhook     dead, attempts 1, settled 2025-08-20 12:00:01 UTC, last fault HTTP_410\n',
  )
  const line = (await run(['export', '--destination', 'webhook', '--state', 'dead'])).output
  expect(JSON.parse(line)).toMatchObject({ id, state: 'delivered', webhook: { state: 'dead', fault: 'HTTP_410' } })
})

test('retry sends again what is missing, for one destination or all', async () => {
  const { run, outbox, id, reference } = await createWithDead()
  expect(await run(['retry', id, '--destination', 'mail'])).toMatchObject({
    exitCode: 1,
    errors: `error: ${reference} cannot be retried: already delivered. Nothing was changed\n`,
  })
  expect(await run(['retry', id])).toMatchObject({ exitCode: 0, output: `${reference} is due now\n` })
  await outbox.lease({ now: afterNoon(7200), limit: 9, destination: 'webhook' })
  await outbox.settle(id, gone, afterNoon(7200), 'webhook')
  const all = ['retry', '--destination', 'webhook', '--state', 'dead', '--all']
  expect((await run(all)).output).toBe(`${reference} is due now\n`)
})

test('retry sends to the webhook what was accepted without it, unless it is erased', async () => {
  const { run, outbox, put } = createTestMessages()
  const id = await put({ settlement: { kind: 'delivered' } })
  expect((await run(['retry', id, '--destination', 'webhook'])).output).toBe(`${toReference(id)} is due now\n`)
  expect(await outbox.lease({ now: afterNoon(7200), limit: 9, destination: 'webhook' })).toMatchObject([{ id }])
  const erased = await put({ settlement: { kind: 'delivered' } })
  await outbox.expire({ deliveredBefore: afterNoon(9), suspectBefore: noon, keysBefore: noon })
  expect(await run(['retry', erased, '--destination', 'webhook'])).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('the content is erased'),
  })
})

test('forget deletes what the webhook has of a message, or the whole message', async () => {
  const { run, outbox, id } = await createWithDead()
  expect((await run(['forget', id, '--destination', 'webhook', '--yes'])).exitCode).toBe(0)
  expect(await outbox.findById(id)).toMatchObject([{ state: 'delivered', others: {} }])
  expect((await run(['forget', id, '--destination', 'mail', '--yes'])).exitCode).toBe(2)
  expect((await run(['forget', id, '--yes'])).exitCode).toBe(0)
  expect(await outbox.findById(id)).toEqual([])
})

test('test tries both destinations and names the one that fails', async () => {
  const mail = await startTestMailServer()
  const receiver = await startReceiver()
  const { folder, run, outbox } = createTestMessages()
  const settings = { DATA_DIR: folder, SMTP_URL: mail.url, ...receiver.settings }
  const delivery = openTestDelivery({ settings })
  delivery.start()
  const readSettings = () => ({ DATA_DIR: folder, SMTP_URL: mail.url, WEBHOOK_URL: receiver.url })
  const wakeSoon = setInterval(delivery.wake, 100)
  const now = () => delivery.clock.moment
  expect(await run(['test'], { readSettings, now })).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('is delivered\n'),
  })
  expect(receiver.received).toHaveLength(1)
  receiver.state.answer = answerWith(500)
  delivery.clock.moment = afterNoon(5)
  const failed = await run(['test', '--wait', '2'], { readSettings, now })
  clearInterval(wakeSoon)
  expect(failed).toMatchObject({ exitCode: 1 })
  expect(failed.errors).toContain('is still waiting (webhook): the last attempt failed with HTTP_500')
  expect((await outbox.summary()).counts.delivered).toBe(2)
})

test('a message that the mailbox alone gets says nothing of a webhook', async () => {
  const { run, outbox } = createTestMessages()
  const receipt = await outbox.put(makeMessage())
  const id = 'id' in receipt ? receipt.id : ''
  expect((await run(['show', id])).output).not.toContain('Webhook')
  expect((await run(['export'])).output).not.toContain('webhook')
})
