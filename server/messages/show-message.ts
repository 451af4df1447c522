import type { Command } from 'commander'
import { z } from 'zod'
import { getMessages } from './get-messages.ts'
import { renderDetails } from './message-details.ts'
import { toJson } from './message-json.ts'
import { type MessageName, parseMessageName } from './message-name.ts'
import { type Tool, withOutbox } from './tool.ts'

const optionsSchema = z.object({ json: z.boolean().default(false) })

/** `show`: everything of one message. */
export function addShowCommand(program: Command, tool: Tool): void {
  program
    .command('show')
    .description('show everything of one message')
    .argument('<reference>', 'its reference or its id', parseMessageName)
    .option('--json', 'print JSON')
    .action((name: MessageName, options: unknown) =>
      withOutbox(tool, outbox => {
        const { json } = optionsSchema.parse(options)
        for (const message of getMessages(outbox, [name])) {
          tool.output.write(json ? `${toJson(message)}\n` : renderDetails(message))
        }
      }),
    )
}
