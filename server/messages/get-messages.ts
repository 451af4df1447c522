import type { Outbox, StoredMessage } from '../outbox/outbox.ts'
import type { MessageName } from './message-name.ts'
import { ToolError } from './tool-error.ts'
import { toUtc } from './utc.ts'

/** The messages of these names, each once. Throws a ToolError that tells of every name that stands for none or for several. */
export function getMessages(outbox: Outbox, names: readonly MessageName[]): readonly StoredMessage[] {
  const lookups = names.map(({ typed, idStart }) => ({ typed, found: outbox.findById(idStart) }))
  const faults = lookups.filter(({ found }) => found.length !== 1).map(describeFault)
  if (faults.length > 0) throw new ToolError(faults.join('\n'))
  return [...new Map(lookups.flatMap(({ found }) => found).map(message => [message.id, message])).values()]
}

function describeFault({ typed, found }: { typed: string; found: readonly StoredMessage[] }): string {
  if (found.length === 0) return `there is no message ${typed}; "list" shows those that there are`
  const candidates = found.map(({ id, state, receivedAt }) => `  ${id}  ${state}  received ${toUtc(receivedAt)} UTC`)
  return `${typed} is the beginning of several messages; give more of the id:\n${candidates.join('\n')}`
}
