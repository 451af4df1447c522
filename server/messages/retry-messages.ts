import type { Command } from 'commander'
import { z } from 'zod'
import type { Outbox, StoredMessage } from '../outbox/outbox.ts'
import { toReference } from '../outbox/outbox.ts'
import { getMessages } from './get-messages.ts'
import { type MessageName, parseMessageNames } from './message-name.ts'
import { stateOption, unlimited } from './options.ts'
import { type Tool, withOutbox } from './tool.ts'
import { ToolError } from './tool-error.ts'

const retriedStates = ['dead', 'suspect'] as const
const optionsSchema = z.object({ state: z.array(z.enum(retriedStates)).default([]), all: z.boolean().default(false) })
type Options = z.infer<typeof optionsSchema>

/** `retry`: makes messages due at once, as if they had just come in. */
export function addRetryCommand(program: Command, tool: Tool): void {
  program
    .command('retry')
    .description('deliver messages now, whether they wait, were given up or are suspect')
    .argument('[references...]', 'their references or ids', parseMessageNames)
    .addOption(stateOption(retriedStates))
    .option('--all', 'all messages of the states')
    .action((names: readonly MessageName[], given: unknown) => {
      const options = optionsSchema.parse(given)
      refuseUnclearChoice(names, options)
      return withOutbox(tool, outbox => retry(outbox, choose(outbox, names, options), tool))
    })
}

function refuseUnclearChoice(names: readonly MessageName[], { state, all }: Options): void {
  const isByName = names.length > 0 && state.length === 0 && !all
  const isByState = names.length === 0 && state.length > 0 && all
  if (isByName || isByState) return
  throw new ToolError('say which messages: give references, or --state dead or --state suspect together with --all', 2)
}

function choose(outbox: Outbox, names: readonly MessageName[], { state: states }: Options): readonly StoredMessage[] {
  if (names.length === 0) return outbox.list({ states, limit: unlimited })
  const messages = getMessages(outbox, names)
  const delivered = messages.filter(({ state }) => state === 'delivered').map(({ id }) => toReference(id))
  if (delivered.length > 0) {
    throw new ToolError(`${delivered.join(', ')} cannot be tried again: delivered already. Nothing was changed`)
  }
  return messages
}

function retry(outbox: Outbox, messages: readonly StoredMessage[], { output, now }: Tool): void {
  if (messages.length === 0) output.write('There are no such messages; nothing was changed.\n')
  for (const { id } of messages) {
    const isDue = outbox.retry(id, now())
    output.write(`${toReference(id)} ${isDue ? 'is due now' : 'was delivered or forgotten meanwhile'}\n`)
  }
}
