import {
  type Destination,
  type ListedMessage,
  messageStates,
  type OutboxSummary,
  toReference,
} from '../outbox/outbox.ts'
import { escapeControls, toMissing, toUtc } from './format-messages.ts'
import { fitWidth, toWidth } from './text-width.ts'

const headings = ['REFERENCE', 'STATE', 'RECEIVED (UTC)', 'NAME', 'ATTEMPTS', 'NEXT TRY OR SETTLED', 'FAULT']
const maxColumnWidth = 30

/** A function that renders the pages of a table, one line per message with its delivery; the first page has headings. */
export function createTable(destination: Destination = 'mail'): (messages: readonly ListedMessage[]) => string {
  let widths = headings.map(() => 0)
  return messages => {
    const isFirst = widths[0] === 0
    const rows = [...(isFirst ? [headings] : []), ...messages.map(message => toRow(message, destination))]
    widths = widths.map((width, column) => Math.max(width, ...rows.map(row => toWidth(row[column] ?? ''))))
    return rows.map(row => `${renderRow(row, widths)}\n`).join('')
  }
}

function toRow(message: ListedMessage, destination: Destination): readonly string[] {
  const { id, receivedAt, fields, others } = message
  const record = destination === 'mail' ? message : others[destination]
  if (record === undefined) return [toReference(id), '-', toUtc(receivedAt)]
  const { state, dueAt, settledAt, attempts, fault } = record
  const nextTime = state === 'waiting' ? dueAt : settledAt
  const cells = [
    toReference(id),
    state,
    toUtc(receivedAt),
    fields === undefined ? toMissing(message) : (fields.name ?? ''),
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
