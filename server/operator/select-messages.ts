import { InvalidArgumentError } from 'commander'
import {
  type Destination,
  type ListedMessage,
  type MessageState,
  messageStates,
  type Outbox,
  type StoredMessage,
} from '../outbox/outbox.ts'
import { toUtc } from './format-messages.ts'
import { ToolError } from './tool.ts'

/** A reference or an id as typed by the operator, possibly shortened. */
export type MessageName = { readonly typed: string; readonly idPrefix: string }

/** Half a reference: fewer digits would too easily match a message by accident. */
const minDigits = 4
/** The groups of a UUID; the last one given may be incomplete. */
const idPattern = /^([0-9a-f]{1,8})([0-9a-f]{1,4})?([0-9a-f]{1,4})?([0-9a-f]{1,4})?([0-9a-f]{1,12})?$/

/** Parses a name in any case, with or without hyphens. Throws commander's InvalidArgumentError. */
export function parseMessageName(typed: string): MessageName {
  const digits = typed.replaceAll('-', '').toLowerCase()
  const groups = idPattern.exec(digits)?.slice(1)
  if (groups === undefined || digits.length < minDigits) {
    throw new InvalidArgumentError('A reference looks like A1B2-C3D4; run "list" to see the references.')
  }
  return { typed, idPrefix: groups.filter(group => group !== undefined).join('-') }
}

/** The same for a commander argument that can be repeated. */
export function parseMessageNames(typed: string, previous: readonly MessageName[] = []): readonly MessageName[] {
  return [...previous, parseMessageName(typed)]
}

/** The named messages without duplicates. Throws a ToolError that lists every unknown or ambiguous name. */
export async function getMessages(outbox: Outbox, names: readonly MessageName[]): Promise<readonly ListedMessage[]> {
  const lookups = await Promise.all(
    names.map(async ({ typed, idPrefix }) => ({
      typed,
      matches: await outbox.list({ states: messageStates, limit: 10, prefix: idPrefix }),
    })),
  )
  const failed = lookups.filter(({ matches }) => matches.length !== 1)
  if (failed.length > 0) throw new ToolError(failed.map(describeFailure).join('\n'))
  return [...new Map(lookups.flatMap(({ matches }) => matches).map(message => [message.id, message])).values()]
}

/** Limits memory: a message has up to 40 KB. */
const maxPageLength = 100

type Selection = {
  /** Whose states are meant; the mailbox by default. */
  readonly destination?: Destination | undefined
  readonly states: readonly MessageState[]
  readonly limit?: number
  /** The messages older than this one. */
  readonly after?: StoredMessage
}

/** The newest messages in these states, page by page; pages are not empty. */
export async function* loadPages(
  outbox: Outbox,
  { destination, states, limit = Number.POSITIVE_INFINITY, after }: Selection,
): AsyncGenerator<readonly ListedMessage[]> {
  for (let count = 0; count < limit; count += maxPageLength) {
    const page = await outbox.list({ destination, states, limit: Math.min(maxPageLength, limit - count), after })
    if (page.length > 0) yield page
    if (page.length < maxPageLength) return
    after = page.at(-1)
  }
}

function describeFailure({ typed, matches }: { typed: string; matches: readonly StoredMessage[] }): string {
  if (matches.length === 0) return `there is no message ${typed}; run "list" to see the messages`
  const candidates = matches.map(({ id, state, receivedAt }) => `  ${id}  ${state}  received ${toUtc(receivedAt)} UTC`)
  return `${typed} matches several messages; give more of the id:\n${candidates.join('\n')}`
}
