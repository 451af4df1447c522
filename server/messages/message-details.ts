import type { StoredMessage } from '../outbox/outbox.ts'
import { toReference } from '../outbox/outbox.ts'
import { toUtc } from './utc.ts'
import { toVisible } from './visible-text.ts'

/** Everything of a message, for people. */
export function renderDetails(message: StoredMessage): string {
  const { id, state, receivedAt, queuedAt, dueAt, settledAt, attempts, fault, fields } = message
  const lines = [
    ['Reference', toReference(id)],
    ['Id', id],
    ['State', state],
    ['Received', renderMoment(receivedAt)],
    ['Queued', renderMoment(queuedAt)],
    ['Attempts', String(attempts)],
    ['Next try', state === 'waiting' ? renderMoment(dueAt) : '-'],
    ['Settled', renderMoment(settledAt)],
    ['Last fault', fault ?? '-'],
    ['Name', fields?.name ?? '(erased)'],
    ['Company', fields?.company === '' ? '(not given)' : (fields?.company ?? '(erased)')],
    ['Email', fields?.email ?? '(erased)'],
  ] as const
  const head = lines.map(([label, value]) => `${label.padEnd(12)}${toVisible(value)}`.trimEnd())
  return `${[...head, '', ...indentLines(fields?.details ?? '(erased)')].join('\n')}\n`
}

function renderMoment(moment: Date | undefined): string {
  return moment === undefined ? '-' : `${toUtc(moment)} UTC`
}

/** Set in, so that no line of a visitor's passes for one of the tool's. */
function indentLines(text: string): readonly string[] {
  return text.split(/\r?\n/).map(line => `  ${toVisible(line)}`.trimEnd())
}
