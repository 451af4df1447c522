import type { StoredMessage } from '../outbox/outbox.ts'
import { toReference } from '../outbox/outbox.ts'
import { toVisible } from './visible-text.ts'

/** Everything of a message as JSON on one line; moments are ISO 8601 in UTC, what there is not is null. */
export function toJson(message: StoredMessage): string {
  const { id, state, receivedAt, queuedAt, dueAt, settledAt, attempts, fault, fields } = message
  const reference = toReference(id)
  const json = { reference, id, state, receivedAt, queuedAt, dueAt, settledAt, attempts, fault, fields }
  return toVisible(JSON.stringify(json, (_, value: unknown) => value ?? null))
}

/** An array of messages as JSON, one message a line. */
export function toJsonArray(messages: readonly StoredMessage[]): string {
  return messages.length === 0 ? '[]\n' : `[\n${messages.map(toJson).join(',\n')}\n]\n`
}
