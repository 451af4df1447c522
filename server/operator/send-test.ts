import { setTimeout as wait } from 'node:timers/promises'
import { mapFields } from '../../shared/contact/forms.ts'
import { type DeliveryRecord, type Destination, messageStates, type Outbox, toReference } from '../outbox/outbox.ts'
import { destinationSettings, toDestinations } from '../settings/config.ts'
import { toUtc } from './format-messages.ts'
import { loadPages } from './select-messages.ts'
import { type Tool, ToolError } from './tool.ts'

const pollMs = 250

const testFields = {
  ...mapFields(() => ''),
  name: 'TEST, not a visitor',
  email: 'test@example.com',
  details: 'This is a test of the contact form. An operator sent it with "messages test"; no visitor wrote it.',
}

/** Stores a message marked as a test and waits until the running site has delivered it everywhere. Throws a ToolError otherwise. */
export async function sendTest(outbox: Outbox, waitSeconds: number, tool: Tool): Promise<void> {
  const { output, now } = tool
  const receivedAt = now()
  // The time keeps a second test within a minute from counting as a repetition.
  const client = `messages test ${receivedAt.getTime()}`
  const destinations = toDestinations(tool.readSettings())
  const message = { fields: testFields, receivedAt, client, isSuspect: false, destinations }
  const receipt = await outbox.put(message)
  if (receipt.kind === 'keyReused') throw new Error('a message without a key cannot reuse one')
  const reference = toReference(receipt.id)
  await output.write(`${reference} is stored; waiting up to ${waitSeconds} seconds for its delivery\n`)
  const endsAt = performance.now() + waitSeconds * 1000
  for (;;) {
    const [message] = await outbox.list({ states: messageStates, limit: 1, prefix: receipt.id })
    if (message === undefined) throw new ToolError(`${reference} was deleted in the meantime`)
    const all = { mail: message, ...message.others }
    const records = destinations.flatMap(each => (all[each] === undefined ? [] : [[each, all[each]] as const]))
    if (records.every(([, { state }]) => state === 'delivered')) return void output.write(`${reference} is delivered\n`)
    for (const [destination, { state, fault }] of records) {
      if (state === 'dead') throw new ToolError(`${reference} was given up${toPlace(destination)}: ${fault}`)
    }
    if (performance.now() >= endsAt) {
      const waiting = records.filter(([, { state }]) => state !== 'delivered')
      const reasons = waiting.map(async ([destination, record]) => {
        const reason = await explain(outbox, destination, record)
        return `${reference} is still waiting${toPlace(destination)}: ${reason}`
      })
      throw new ToolError((await Promise.all(reasons)).join('\n'))
    }
    await wait(pollMs)
  }
}

function toPlace(destination: Destination): string {
  return destination === 'mail' ? '' : ` (${destination})`
}

/** Why a message waits. While the queue is held, only the message that was refused has a fault. */
async function explain(outbox: Outbox, destination: Destination, { fault, dueAt }: DeliveryRecord): Promise<string> {
  if (fault !== undefined) return `the last attempt failed with ${fault}, the next one is at ${toUtc(dueAt)} UTC`
  for await (const page of loadPages(outbox, { states: ['waiting'], destination })) {
    const records = page.map(
      ({ id, others, ...mail }) => [id, destination === 'mail' ? mail : others[destination]] as const,
    )
    const [id = '', failed] = records.find(([, record]) => record?.fault !== undefined) ?? []
    if (failed === undefined) continue
    return `it was not tried yet; delivery of ${toReference(id)} failed with ${failed.fault}`
  }
  return `no site has tried it; check that the site is running with this DATA_DIR and with ${destinationSettings[destination]}, and its log`
}
