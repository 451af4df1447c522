import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import { messageStates, type Outbox, type StoredMessage, toReference } from '../outbox/outbox.ts'
import { renderDetails, renderTable, renderTotals, toJson, toJsonArray } from './format-messages.ts'
import { getMessages, type MessageName, parseMessageName, parseMessageNames } from './select-messages.ts'
import { sendTest } from './send-test.ts'
import { type ErrorCode, type Tool, ToolError, withOutbox } from './tool.ts'

/** Runs the command in the arguments. Never rejects; resolves with the exit code. */
export async function runTool(args: readonly string[], tool: Tool): Promise<0 | ErrorCode> {
  try {
    await createProgram(tool).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    // Commander has already printed its error, or the help, which exits with 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    tool.errors.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof ToolError ? error.exitCode : 1
  }
}

/** The options of all commands; each command has some of them. */
const optionsSchema = z.object({
  state: z.array(z.enum(messageStates)).default([]),
  limit: z.number().optional(),
  json: z.boolean().default(false),
  all: z.boolean().default(false),
  yes: z.boolean().default(false),
  wait: z.number().default(0),
})
type Options = z.infer<typeof optionsSchema>

function createProgram(tool: Tool): Command {
  const program = new Command('messages')
    .description('Shows and changes the messages in the outbox of DATA_DIR, also while the site is running.')
    .exitOverride()
    .configureOutput({
      writeOut: text => void tool.output.write(text),
      writeErr: text => void tool.errors.write(text),
    })
  const stateOption = (states: readonly string[]) =>
    new Option('--state <state...>', 'only messages in this state; can be repeated').choices(states)

  program
    .command('list')
    .description('list messages, newest first')
    .addOption(stateOption(messageStates))
    .option('--limit <count>', 'maximum number of messages', parseCount, 50)
    .option('--json', 'print a JSON array instead of a table')
    .action((options: unknown) => withOutbox(tool, outbox => list(outbox, optionsSchema.parse(options), tool)))
  program
    .command('show')
    .description('show all data of one message')
    .argument('<reference>', 'its reference or id', parseMessageName)
    .option('--json', 'print JSON')
    .action((name: MessageName, options: unknown) =>
      withOutbox(tool, outbox => {
        const { json } = optionsSchema.parse(options)
        for (const message of getMessages(outbox, [name])) {
          tool.output.write(json ? `${toJson(message)}\n` : renderDetails(message))
        }
      }),
    )
  program
    .command('retry')
    .description('deliver messages now, whether waiting, dead or suspect')
    .argument('[references...]', 'their references or ids', parseMessageNames)
    .addOption(stateOption(['dead', 'suspect']))
    .option('--all', 'all messages in the given states')
    .action((names: readonly MessageName[], given: unknown) => {
      const options = optionsSchema.parse(given)
      checkRetrySelection(names, options)
      return withOutbox(tool, outbox => retry(outbox, selectForRetry(outbox, names, options), tool))
    })
  program
    .command('forget')
    .description('delete messages permanently, whether delivered or not')
    .argument('<references...>', 'their references or ids', parseMessageNames)
    .option('--yes', 'do not ask for confirmation; required without a terminal')
    .action((names: readonly MessageName[], options: unknown) => {
      const { yes } = optionsSchema.parse(options)
      if (!yes && tool.confirm === undefined) {
        throw new ToolError('cannot ask for confirmation without a terminal; add --yes to delete without asking', 2)
      }
      return withOutbox(tool, outbox => forget(outbox, names, yes ? { ...tool, confirm: undefined } : tool))
    })
  program
    .command('export')
    .description('print messages as JSON, one per line')
    .addOption(stateOption(messageStates))
    .option('--json', 'print one array instead')
    .action((options: unknown) =>
      withOutbox(tool, outbox => {
        const { json, ...selection } = optionsSchema.parse(options)
        const messages = outbox.list({ states: toStates(selection) })
        if (json) tool.output.write(toJsonArray(messages))
        else for (const message of messages) tool.output.write(`${toJson(message)}\n`)
      }),
    )
  program
    .command('test')
    .description('send a message marked as a test through the outbox and the running site')
    .option('--wait <seconds>', 'maximum time until its delivery', parseCount, 60)
    .action((options: unknown) => withOutbox(tool, outbox => sendTest(outbox, optionsSchema.parse(options).wait, tool)))
  return program
}

function list(outbox: Outbox, { limit, json, ...selection }: Options, { output }: Tool): void {
  const states = toStates(selection)
  const messages = outbox.list({ states, limit })
  if (json) return void output.write(toJsonArray(messages))
  const summary = outbox.summary()
  if (Object.values(summary.counts).every(count => count === 0)) return void output.write('There are no messages.\n')
  const table = messages.length === 0 ? `There are no ${states.join(' or ')} messages.\n` : `${renderTable(messages)}\n`
  output.write(table + renderTotals(summary, messages.length))
}

function checkRetrySelection(names: readonly MessageName[], { state, all }: Options): void {
  const isByName = names.length > 0 && state.length === 0 && !all
  const isByState = names.length === 0 && state.length > 0 && all
  if (isByName || isByState) return
  throw new ToolError('choose messages: give references, or --all with --state dead or --state suspect', 2)
}

function selectForRetry(outbox: Outbox, names: readonly MessageName[], { state }: Options): readonly StoredMessage[] {
  if (names.length === 0) return outbox.list({ states: state })
  const messages = getMessages(outbox, names)
  const delivered = messages.filter(({ state }) => state === 'delivered').map(({ id }) => toReference(id))
  if (delivered.length > 0) {
    throw new ToolError(`${delivered.join(', ')} cannot be retried: already delivered. Nothing was changed`)
  }
  return messages
}

function retry(outbox: Outbox, messages: readonly StoredMessage[], { output, now }: Tool): void {
  if (messages.length === 0) output.write('There are no such messages; nothing was changed.\n')
  for (const { id } of messages) {
    const isDue = outbox.retry(id, now())
    output.write(`${toReference(id)} ${isDue ? 'is due now' : 'was delivered or deleted in the meantime'}\n`)
  }
}

async function forget(outbox: Outbox, names: readonly MessageName[], { output, errors, confirm }: Tool): Promise<void> {
  const messages = getMessages(outbox, names)
  if (confirm !== undefined) {
    errors.write(renderTable(messages))
    const what = messages.length === 1 ? 'this message' : `these ${messages.length} messages`
    if (!(await confirm(`Delete ${what} permanently?`))) throw new ToolError('nothing was deleted')
  }
  for (const { id } of messages) {
    const isDeleted = outbox.forget(id)
    output.write(`${toReference(id)} ${isDeleted ? 'is deleted' : 'was already gone'}\n`)
  }
}

function toStates({ state }: Pick<Options, 'state'>) {
  return state.length === 0 ? messageStates : state
}

/** Throws commander's InvalidArgumentError unless the text is a whole number from 1 up. */
function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}
