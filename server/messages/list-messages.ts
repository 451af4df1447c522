import type { Command } from 'commander'
import { z } from 'zod'
import { messageStates, type Outbox, type OutboxSummary } from '../outbox/outbox.ts'
import { toJsonArray } from './message-json.ts'
import { renderTable } from './message-table.ts'
import { parseCount, stateOption } from './options.ts'
import { type Tool, withOutbox } from './tool.ts'
import { toUtc } from './utc.ts'

const optionsSchema = z.object({
  state: z.array(z.enum(messageStates)).default([...messageStates]),
  limit: z.number(),
  json: z.boolean().default(false),
})

/** `list`: one line a message, newest first, with the totals below. */
export function addListCommand(program: Command, tool: Tool): void {
  program
    .command('list')
    .description('list messages, newest first')
    .addOption(stateOption(messageStates))
    .option('--limit <count>', 'at most so many messages', parseCount, 50)
    .option('--json', 'print an array of JSON instead of a table')
    .action((options: unknown) => withOutbox(tool, outbox => list(outbox, optionsSchema.parse(options), tool)))
}

function list(outbox: Outbox, { state: states, limit, json }: z.infer<typeof optionsSchema>, { output }: Tool): void {
  const messages = outbox.list({ states, limit })
  if (json) return void output.write(toJsonArray(messages))
  const summary = outbox.summary()
  const shown =
    messages.length === 0 ? `There are no messages of state ${states.join(' or ')}.\n` : `${renderTable(messages)}\n`
  output.write(countAll(summary) === 0 ? 'There are no messages.\n' : shown + renderTotals(summary, messages.length))
}

function renderTotals(summary: OutboxSummary, shown: number): string {
  const counts = messageStates.map(state => `${summary.counts[state]} ${state}`).join(', ')
  const oldest = summary.oldestWaiting && `; the oldest that waits came at ${toUtc(summary.oldestWaiting)} UTC`
  return `${shown} of ${countAll(summary)} shown. In all ${counts}${oldest ?? ''}.\n`
}

function countAll({ counts }: OutboxSummary): number {
  return messageStates.reduce((sum, state) => sum + counts[state], 0)
}
