import { lineFields, sourceFields, textFields, unknownFields } from '../../shared/contact/forms.ts'
import { type DeliveryRecord, type ListedMessage, type StoredMessage, toReference } from '../outbox/outbox.ts'

/** What is shown for fields that are missing. */
export function toMissing({ state }: StoredMessage): string {
  return state === 'delivered' ? '(erased)' : '(unreadable)'
}

/** All data of one message as readable text. */
export function renderDetails(message: ListedMessage): string {
  const { id, state, receivedAt, queuedAt, dueAt, settledAt, attempts, fault, fields, others } = message
  const missing = toMissing(message)
  const rows = [
    ['Reference', toReference(id)],
    ['Id', id],
    ['State', state],
    ['Received', renderTime(receivedAt)],
    ['Queued', renderTime(queuedAt)],
    ['Attempts', String(attempts)],
    ['Next try', renderTime(state === 'waiting' ? dueAt : undefined)],
    ['Settled', renderTime(settledAt)],
    ['Last fault', fault ?? '-'],
    ...Object.entries(others).map(([name, record]) => [toLabel(name), describe(record)] as const),
    ...lineFields.map(
      ({ name, label }) => [label, fields === undefined ? missing : fields[name] || '(not given)'] as const,
    ),
    ...sourceFields.flatMap(({ name, label }) => (fields?.[name] ? [[label, fields[name]] as const] : [])),
    ...unknownFields(fields ?? {}),
  ] as const
  const head = rows.map(([label, value]) => `${label.padEnd(12)}${escapeControls(value)}`.trimEnd())
  // Indented, so that a visitor's line cannot look like one of the tool.
  const toText = (text: string) => text.split(/\r?\n/).map(line => `  ${escapeControls(line)}`.trimEnd())
  const texts = textFields.flatMap(({ name }) => ['', ...toText(fields?.[name] ?? missing)])
  return `${[...head, ...texts].join('\n')}\n`
}

function toLabel(destination: string): string {
  return destination.charAt(0).toUpperCase() + destination.slice(1)
}

function describe({ state, attempts, dueAt, settledAt, fault }: DeliveryRecord): string {
  const time = state === 'waiting' ? `next try ${renderTime(dueAt)}` : `settled ${renderTime(settledAt)}`
  return `${state}, attempts ${attempts}, ${time}, last fault ${fault ?? '-'}`
}

function renderTime(time: Date | undefined): string {
  return time === undefined ? '-' : `${toUtc(time)} UTC`
}

/** All data of a message as JSON on one line; times are ISO 8601 in UTC, missing values null. */
export function toJson(message: ListedMessage): string {
  const { id, state, receivedAt, queuedAt, dueAt, settledAt, attempts, fault, fields, others } = message
  const reference = toReference(id)
  const json = {
    reference,
    id,
    state,
    receivedAt,
    queuedAt,
    dueAt,
    settledAt,
    attempts,
    fault,
    ...others,
    fields,
  }
  return escapeControls(JSON.stringify(json, (_, value: unknown) => value ?? null))
}

/** A time as `2025-08-20 12:00:00`, in UTC. */
export function toUtc(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/** Control characters, which a terminal would execute, text direction controls and unusual line breaks. */
const controls = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Writes control characters as JSON escapes, so that they are visible and JSON keeps its meaning. */
export function escapeControls(text: string): string {
  return text.replace(controls, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
