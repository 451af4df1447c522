import type { Command } from 'commander'
import { z } from 'zod'
import { messageStates } from '../outbox/outbox.ts'
import { toJson, toJsonArray } from './message-json.ts'
import { stateOption, unlimited } from './options.ts'
import { type Tool, withOutbox } from './tool.ts'

const optionsSchema = z.object({
  state: z.array(z.enum(messageStates)).default([...messageStates]),
  json: z.boolean().default(false),
})

/** `export`: all messages for another program, newest first. */
export function addExportCommand(program: Command, tool: Tool): void {
  program
    .command('export')
    .description('print messages as JSON, one a line')
    .addOption(stateOption(messageStates))
    .option('--json', 'print one array instead')
    .action((options: unknown) =>
      withOutbox(tool, outbox => {
        const { state: states, json } = optionsSchema.parse(options)
        const messages = outbox.list({ states, limit: unlimited })
        if (json) tool.output.write(toJsonArray(messages))
        else for (const message of messages) tool.output.write(`${toJson(message)}\n`)
      }),
    )
}
