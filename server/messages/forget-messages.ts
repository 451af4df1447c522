import type { Command } from 'commander'
import { z } from 'zod'
import type { Outbox } from '../outbox/outbox.ts'
import { toReference } from '../outbox/outbox.ts'
import { getMessages } from './get-messages.ts'
import { type MessageName, parseMessageNames } from './message-name.ts'
import { renderTable } from './message-table.ts'
import { type Tool, withOutbox } from './tool.ts'
import { ToolError } from './tool-error.ts'

const optionsSchema = z.object({ yes: z.boolean().default(false) })

/** `forget`: removes messages for good, after a person has agreed. */
export function addForgetCommand(program: Command, tool: Tool): void {
  program
    .command('forget')
    .description('remove messages for good, whether delivered or not')
    .argument('<references...>', 'their references or ids', parseMessageNames)
    .option('--yes', 'do not ask; needed where nobody can be asked')
    .action((names: readonly MessageName[], options: unknown) => {
      const { yes } = optionsSchema.parse(options)
      if (!yes && tool.confirm === undefined) {
        throw new ToolError(
          'nobody can be asked, because this is no terminal; add --yes to forget without a question',
          2,
        )
      }
      return withOutbox(tool, outbox => forget(outbox, names, yes ? { ...tool, confirm: undefined } : tool))
    })
}

async function forget(outbox: Outbox, names: readonly MessageName[], { output, errors, confirm }: Tool): Promise<void> {
  const messages = getMessages(outbox, names)
  if (confirm !== undefined) {
    errors.write(renderTable(messages))
    const isAgreed = await confirm(
      messages.length === 1 ? 'Forget it for good?' : `Forget these ${messages.length} for good?`,
    )
    if (!isAgreed) throw new ToolError('nothing was forgotten')
  }
  for (const { id } of messages) {
    const isForgotten = outbox.forget(id)
    output.write(`${toReference(id)} ${isForgotten ? 'is forgotten' : 'was gone already'}\n`)
  }
}
