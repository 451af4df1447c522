import type { StoredMessage } from '../outbox/outbox.ts'
import { toReference } from '../outbox/outbox.ts'
import { fitWidth, toWidth } from './text-width.ts'
import { toUtc } from './utc.ts'
import { toVisible } from './visible-text.ts'

const headings = ['REFERENCE', 'STATE', 'RECEIVED (UTC)', 'NAME', 'ATTEMPTS', 'NEXT TRY OR SETTLED', 'FAULT']
const maxColumns = 30

/** One line a message, under headings. */
export function renderTable(messages: readonly StoredMessage[]): string {
  const rows = [headings, ...messages.map(toRow)]
  const widths = headings.map((_, column) => Math.max(...rows.map(row => toWidth(row[column] ?? ''))))
  return rows.map(row => `${renderRow(row, widths)}\n`).join('')
}

function toRow(message: StoredMessage): readonly string[] {
  const { id, state, receivedAt, fields, attempts, fault } = message
  const cells = [
    toReference(id),
    state,
    toUtc(receivedAt),
    fields?.name ?? '(erased)',
    String(attempts),
    toNextMoment(message),
    fault ?? '',
  ]
  return cells.map(cell => fitWidth(toVisible(cell), maxColumns))
}

function toNextMoment({ state, dueAt, settledAt }: StoredMessage): string {
  const moment = state === 'waiting' ? dueAt : settledAt
  return moment === undefined ? '-' : toUtc(moment)
}

function renderRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - toWidth(cell)))
    .join('  ')
    .trimEnd()
}
