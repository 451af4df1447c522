import { Command, CommanderError } from 'commander'
import { addExportCommand } from './export-messages.ts'
import { addForgetCommand } from './forget-messages.ts'
import { addListCommand } from './list-messages.ts'
import { addRetryCommand } from './retry-messages.ts'
import { addShowCommand } from './show-message.ts'
import type { Tool } from './tool.ts'
import { type FaultCode, ToolError } from './tool-error.ts'

/** Does what the words of a command line say; resolves with the exit code and never rejects. */
export async function runTool(words: readonly string[], tool: Tool): Promise<0 | FaultCode> {
  try {
    await createProgram(tool).parseAsync(words, { from: 'user' })
    return 0
  } catch (fault) {
    // Commander has told its own by now; help that was asked for is none.
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2
    tool.errors.write(`error: ${fault instanceof Error ? fault.message : String(fault)}\n`)
    return fault instanceof ToolError ? fault.exitCode : 1
  }
}

function createProgram(tool: Tool): Command {
  const program = new Command('messages')
    .description('Looks after the messages in the outbox of DATA_DIR, also while the site runs.')
    .exitOverride()
    .configureOutput({
      writeOut: text => void tool.output.write(text),
      writeErr: text => void tool.errors.write(text),
    })
  addListCommand(program, tool)
  addShowCommand(program, tool)
  addRetryCommand(program, tool)
  addForgetCommand(program, tool)
  addExportCommand(program, tool)
  return program
}
