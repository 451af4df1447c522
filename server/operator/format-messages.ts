import { contactForm, lineFields, textFields, toSenderName } from '../../shared/contact/forms.ts'
import { messageStates, type OutboxSummary, type StoredMessage, toReference } from '../outbox/outbox.ts'
import { fitWidth, toWidth } from './text-width.ts'

const headings = ['REFERENCE', 'STATE', 'RECEIVED (UTC)', 'NAME', 'ATTEMPTS', 'NEXT TRY OR SETTLED', 'FAULT']
const maxColumnWidth = 30

/** What is shown for fields that are missing. */
function toMissing({ state, form }: StoredMessage): string {
  if (form === undefined) return '(of a newer version)'
  return state === 'delivered' ? '(erased)' : '(unreadable)'
}

/** A function that renders the pages of a table, one line per message; the first page has headings. */
export function createTable(): (messages: readonly StoredMessage[]) => string {
  let widths = headings.map(() => 0)
  return messages => {
    const isFirst = widths[0] === 0
    const rows = [...(isFirst ? [headings] : []), ...messages.map(toRow)]
    widths = widths.map((width, column) => Math.max(width, ...rows.map(row => toWidth(row[column] ?? ''))))
    return rows.map(row => `${renderRow(row, widths)}\n`).join('')
  }
}

function toRow(message: StoredMessage): readonly string[] {
  const { id, form, state, receivedAt, dueAt, settledAt, attempts, fault, fields } = message
  const nextTime = state === 'waiting' ? dueAt : settledAt
  const cells = [
    toReference(id),
    state,
    toUtc(receivedAt),
    form === undefined || fields === undefined ? toMissing(message) : toSenderName(form, fields),
    String(attempts),
    nextTime === undefined ? '-' : toUtc(nextTime),
    fault ?? '',
  ]
  return cells.map(cell => fitWidth(escapeControls(cell), maxColumnWidth))
}

function renderRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - toWidth(cell)))
    .join('  ')
    .trimEnd()
}

/** The line below the table. */
export function renderTotals({ counts, oldestWaiting }: OutboxSummary, shown: number): string {
  const total = messageStates.reduce((sum, state) => sum + counts[state], 0)
  const byState = messageStates.map(state => `${counts[state]} ${state}`).join(', ')
  const oldest = oldestWaiting === undefined ? '' : ` The oldest waiting message is from ${toUtc(oldestWaiting)} UTC.`
  return `Showing ${shown} of ${total}: ${byState}.${oldest}\n`
}

/** All data of one message as readable text. */
export function renderDetails(message: StoredMessage): string {
  const { id, state, receivedAt, queuedAt, dueAt, settledAt, attempts, fault, fields, form = contactForm } = message
  const other = toOtherForm(message)
  const renderTime = (time: Date | undefined) => (time === undefined ? '-' : `${toUtc(time)} UTC`)
  const missing = toMissing(message)
  const rows = [
    ['Reference', toReference(id)],
    ['Id', id],
    ...(other === undefined ? [] : [['Form', other] as const]),
    ['State', state],
    ['Received', renderTime(receivedAt)],
    ['Queued', renderTime(queuedAt)],
    ['Attempts', String(attempts)],
    ['Next try', renderTime(state === 'waiting' ? dueAt : undefined)],
    ['Settled', renderTime(settledAt)],
    ['Last fault', fault ?? '-'],
    ...lineFields(form).map(
      ({ name, label }) => [label, fields === undefined ? missing : fields[name] || '(not given)'] as const,
    ),
  ] as const
  const head = rows.map(([label, value]) => `${label.padEnd(12)}${escapeControls(value)}`.trimEnd())
  // Indented, so that a visitor's line cannot look like one of the tool.
  const toText = (text: string) => text.split(/\r?\n/).map(line => `  ${escapeControls(line)}`.trimEnd())
  const texts = textFields(form).flatMap(({ name }) => ['', ...toText(fields?.[name] ?? missing)])
  return `${[...head, ...texts].join('\n')}\n`
}

/** All data of a message as JSON on one line; times are ISO 8601 in UTC, missing values null. */
export function toJson(message: StoredMessage): string {
  const { id, state, receivedAt, queuedAt, dueAt, settledAt, attempts, fault, fields } = message
  const reference = toReference(id)
  const other = toOtherForm(message)
  const json = {
    reference,
    id,
    ...(other && { form: other }),
    state,
    receivedAt,
    queuedAt,
    dueAt,
    settledAt,
    attempts,
    fault,
    fields,
  }
  return escapeControls(JSON.stringify(json, (_, value: unknown) => value ?? null))
}

/** Which form it is, if not the one for contact. */
function toOtherForm({ form = contactForm }: StoredMessage): string | undefined {
  return form.id === contactForm.id ? undefined : form.id
}

/** A time as `2025-08-20 12:00:00`, in UTC. */
export function toUtc(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/** Control characters, which a terminal would execute, text direction controls and unusual line breaks. */
const controls = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Writes control characters as JSON escapes, so that they are visible and JSON keeps its meaning. */
function escapeControls(text: string): string {
  return text.replace(controls, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
