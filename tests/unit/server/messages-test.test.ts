import { expect, test } from 'vitest'
import { runTool } from '../../../server/operator/commands.ts'
import { startTestMailServer } from '../../support/mailing.ts'
import { createTestMessages } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDelivery, sentAt } from '../../support/test-delivery.ts'

test('a test message goes through the outbox and the running site to the mail server', async () => {
  const mail = await startTestMailServer()
  const folder = makeTempFolder()
  const site = openTestDelivery({ settings: { DATA_DIR: folder, SMTP_URL: mail.url } })
  site.start()
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
    // The worker would find the message within 30 seconds.
    site.wake()
  }
  const tool = { output: { write }, errors: { write }, readSettings: () => ({ DATA_DIR: folder }), now: () => sentAt }
  expect(await runTool(['test', '--wait', '20'], { ...tool, confirm: undefined })).toBe(0)
  const [reference] = lines[0]?.split(' ') ?? []
  expect(lines).toEqual([
    `${reference} is stored; waiting up to 20 seconds for its delivery\n`,
    `${reference} is delivered\n`,
  ])
  expect(mail.received[0]?.source).toContain(`Reference: ${reference}`)
  expect(mail.received[0]?.source).toContain('Subject: Website inquiry from TEST, not a visitor')
})

test('a test message that is not delivered in time stays in the outbox, and the tool says why', async () => {
  const { run, outbox } = createTestMessages()
  const { exitCode, errors } = await run(['test', '--wait', '1'])
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/is still waiting: no site has tried it; check that the site is running with this DATA_DIR/)
  expect((await outbox.summary()).counts).toMatchObject({ waiting: 1 })
})

test('the tool names the fault of another message while the queue is held', async () => {
  const { run, put, outbox } = createTestMessages()
  const at = new Date(sentAt.getTime() + 5000)
  const id = await put({ settlement: { kind: 'retry', at, fault: 'EAUTH 535' } })
  const { errors } = await run(['test', '--wait', '1'])
  expect(errors).toContain(
    `it was not tried yet; delivery of ${(await outbox.findById(id))[0]?.id.slice(0, 4).toUpperCase()}-`,
  )
  expect(errors).toContain('failed with EAUTH 535')
})

test('a test message that the mail server rejects is reported at once', async () => {
  const { run, outbox } = createTestMessages()
  const write = async () => {
    for (const { id } of await outbox.lease({ now: new Date('2025-08-21T00:00:00Z'), limit: 9 }))
      await outbox.settle(id, { kind: 'dead', fault: 'EMESSAGE 554 5.6.0' }, sentAt)
  }
  const { exitCode, errors } = await run(['test', '--wait', '20'], { output: { write } })
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/^error: [0-9A-F]{4}-[0-9A-F]{4} was given up: EMESSAGE 554 5\.6\.0\n$/)
})
