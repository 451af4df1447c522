import { setTimeout as wait } from 'node:timers/promises'
import { contactForm, mapFields } from '../../shared/contact/forms.ts'
import { type Outbox, type StoredMessage, toReference } from '../outbox/outbox.ts'
import { toUtc } from './format-messages.ts'
import { loadPages } from './select-messages.ts'
import { type Tool, ToolError } from './tool.ts'

const pollMs = 250

const testFields = {
  ...mapFields(contactForm, () => ''),
  name: 'TEST, not a visitor',
  email: 'test@example.com',
  details: 'This is a test of the contact form. An operator sent it with "messages test"; no visitor wrote it.',
}

/** Stores a message marked as a test and waits until the running site has delivered it. Throws a ToolError otherwise. */
export async function sendTest(outbox: Outbox, waitSeconds: number, { output, now }: Tool): Promise<void> {
  const receivedAt = now()
  // The time keeps a second test within a minute from counting as a repetition.
  const client = `messages test ${receivedAt.getTime()}`
  const receipt = await outbox.put({ form: contactForm, fields: testFields, receivedAt, client, isSuspect: false })
  if (receipt.kind === 'keyReused') throw new Error('a message without a key cannot reuse one')
  const reference = toReference(receipt.id)
  await output.write(`${reference} is stored; waiting up to ${waitSeconds} seconds for its delivery\n`)
  const endsAt = performance.now() + waitSeconds * 1000
  for (;;) {
    const [message] = await outbox.findById(receipt.id)
    if (message === undefined) throw new ToolError(`${reference} was deleted in the meantime`)
    if (message.state === 'delivered') return void output.write(`${reference} is delivered\n`)
    if (message.state === 'dead') throw new ToolError(`${reference} was given up: ${message.fault}`)
    if (performance.now() >= endsAt)
      throw new ToolError(`${reference} is still waiting: ${await explain(outbox, message)}`)
    await wait(pollMs)
  }
}

/** Why a message waits. While the queue is held, only the message that was refused has a fault. */
async function explain(outbox: Outbox, { fault, dueAt }: StoredMessage): Promise<string> {
  if (fault !== undefined) return `the last attempt failed with ${fault}, the next one is at ${toUtc(dueAt)} UTC`
  for await (const page of loadPages(outbox, { states: ['waiting'] })) {
    const failed = page.find(message => message.fault !== undefined)
    if (failed === undefined) continue
    return `it was not tried yet; delivery of ${toReference(failed.id)} failed with ${failed.fault}`
  }
  return 'no site has tried it; check that the site is running with this DATA_DIR and with SMTP_URL'
}
