import { InvalidArgumentError } from 'commander'
import {
  type Destination,
  type ListedMessage,
  type MessageState,
  messageStates,
  type Outbox,
  type StoredMessage,
  toReference,
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

/** Throws commander's InvalidArgumentError unless the text is a whole number from 1 up. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
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

/** Messages by their names, or all in these states. Throws a ToolError that lists those that cannot be retried. */
export async function* selectForRetry(
  outbox: Outbox,
  names: readonly MessageName[],
  { state, destination }: { readonly state: readonly MessageState[]; readonly destination?: Destination | undefined },
): AsyncGenerator<readonly ListedMessage[]> {
  if (names.length === 0) return yield* loadPages(outbox, { states: state, destination })
  const messages = await getMessages(outbox, names)
  const list = (refused: readonly ListedMessage[]) => refused.map(({ id }) => toReference(id)).join(', ')
  const delivered = messages.filter(({ state, others }) => {
    const records = { mail: { state }, ...others }
    const wanted = destination === undefined ? Object.values(records) : [records[destination]]
    return wanted.every(record => record?.state === 'delivered')
  })
  if (delivered.length > 0) {
    throw new ToolError(`${list(delivered)} cannot be retried: already delivered. Nothing was changed`)
  }
  const erased = messages.filter(({ fields }) => fields === undefined)
  if (destination !== undefined && destination !== 'mail' && erased.length > 0) {
    throw new ToolError(`${list(erased)} cannot be sent: the content is erased. Nothing was changed`)
  }
  yield messages
}
