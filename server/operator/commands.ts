import { Command, CommanderError, Option } from 'commander'
import { z } from 'zod'
import {
  destinations,
  destinationsBesideMail,
  type ListedMessage,
  messageStates,
  type Outbox,
  toReference,
} from '../outbox/outbox.ts'
import { backup, restore } from './backup-messages.ts'
import { renderDetails, toJson } from './format-messages.ts'
import { createTable, renderTotals } from './message-table.ts'
import { migrate, move } from './move-messages.ts'
import {
  getMessages,
  loadPages,
  type MessageName,
  parseCount,
  parseMessageName,
  parseMessageNames,
  selectForRetry,
} from './select-messages.ts'
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
  destination: z.enum(destinations).optional(),
  limit: z.number().optional(),
  json: z.boolean().default(false),
  all: z.boolean().default(false),
  yes: z.boolean().default(false),
  wait: z.number().default(0),
  after: z.object({ typed: z.string(), idPrefix: z.string() }).optional(),
})
type Options = z.infer<typeof optionsSchema>

function createProgram(tool: Tool): Command {
  const program = new Command('messages')
    .description(
      'Shows and changes the messages of the site, in DATABASE_URL or DATA_DIR, also while the site is running.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: text => void tool.output.write(text),
      writeErr: text => void tool.errors.write(text),
    })
  const stateOption = (states: readonly string[]) =>
    new Option('--state <state...>', 'only messages in this state; can be repeated').choices(states)
  const destinationOption = (text: string) => new Option('--destination <name>', text).choices(destinations)

  program
    .command('list')
    .description('list messages, newest first')
    .addOption(stateOption(messageStates))
    .addOption(destinationOption('the delivery that is shown and that --state is about; the mail by default'))
    .option('--limit <count>', 'maximum number of messages', parseCount, 50)
    .option('--after <reference>', 'only messages older than this one, for the next page', parseMessageName)
    .option('--json', 'print a JSON array instead of a table')
    .action((options: unknown) => withOutbox(tool, outbox => list(outbox, optionsSchema.parse(options), tool)))
  program
    .command('show')
    .description('show all data of one message')
    .argument('<reference>', 'its reference or id', parseMessageName)
    .option('--json', 'print JSON')
    .action((name: MessageName, options: unknown) =>
      withOutbox(tool, async outbox => {
        const { json } = optionsSchema.parse(options)
        for (const message of await getMessages(outbox, [name])) {
          tool.output.write(json ? `${toJson(message)}\n` : renderDetails(message))
        }
      }),
    )
  program
    .command('retry')
    .description('deliver messages now, whether waiting, dead or suspect')
    .argument('[references...]', 'their references or ids', parseMessageNames)
    .addOption(stateOption(['dead', 'suspect']))
    .addOption(destinationOption('only this delivery, also of messages that were accepted without it'))
    .option('--all', 'all messages in the given states')
    .action((names: readonly MessageName[], given: unknown) => {
      const options = optionsSchema.parse(given)
      checkRetrySelection(names, options)
      return withOutbox(tool, outbox => retry(outbox, selectForRetry(outbox, names, options), options, tool))
    })
  program
    .command('forget')
    .description('delete messages permanently, whether delivered or not')
    .argument('<references...>', 'their references or ids', parseMessageNames)
    .addOption(
      destinationOption('of this delivery only: the message stays, and is not sent there').choices(
        destinationsBesideMail,
      ),
    )
    .option('--yes', 'do not ask for confirmation; required without a terminal')
    .action((names: readonly MessageName[], options: unknown) => {
      const { yes, destination } = optionsSchema.parse(options)
      if (!yes && tool.confirm === undefined) {
        throw new ToolError('cannot ask for confirmation without a terminal; add --yes to delete without asking', 2)
      }
      return withOutbox(tool, outbox =>
        forget(outbox, { names, destination }, yes ? { ...tool, confirm: undefined } : tool),
      )
    })
  program
    .command('export')
    .description('print messages as JSON, one per line')
    .addOption(stateOption(messageStates))
    .addOption(destinationOption('the delivery that --state is about; the mail by default'))
    .option('--json', 'print one array instead')
    .action((options: unknown) =>
      withOutbox(tool, async outbox => {
        const { json, destination, ...selection } = optionsSchema.parse(options)
        const pages = loadPages(outbox, { states: toStates(selection), destination })
        if (json) return writeJsonArray(pages, tool)
        for await (const page of pages) await tool.output.write(page.map(message => `${toJson(message)}\n`).join(''))
      }),
    )
  program
    .command('test')
    .description('send a message marked as a test through the outbox and the running site')
    .option('--wait <seconds>', 'maximum time until its delivery', parseCount, 60)
    .action((options: unknown) => withOutbox(tool, outbox => sendTest(outbox, optionsSchema.parse(options).wait, tool)))
  program
    .command('backup')
    .description('copy the messages in DATA_DIR into a new file, also while the site is running')
    .argument('<file>', 'the file to make')
    .action((file: string) => backup(file, tool))
  program
    .command('restore')
    .description('put a backup into a DATA_DIR that has no messages')
    .argument('<file>', 'a file that backup made')
    .action((file: string) => restore(file, tool))
  program
    .command('migrate')
    .description('create or update the tables in DATABASE_URL, for a site whose own user may not')
    .action(() => migrate(tool))
  program
    .command('move')
    .description('move all messages from the file in DATA_DIR into DATABASE_URL; can be repeated after an interruption')
    .action(() => move(tool))
  return program
}

async function list(
  outbox: Outbox,
  { limit, json, after: name, destination, ...selection }: Options,
  tool: Tool,
): Promise<void> {
  const states = toStates(selection)
  const [after] = name === undefined ? [] : await getMessages(outbox, [name])
  const pages = loadPages(outbox, { states, limit, after, destination })
  if (json) return writeJsonArray(pages, tool)
  const summary = await outbox.summary(destination)
  const { output } = tool
  if (Object.values(summary.counts).every(count => count === 0)) return void output.write('There are no messages.\n')
  const renderPage = createTable(destination)
  let shown = 0
  for await (const page of pages) {
    await output.write(renderPage(page))
    shown += page.length
  }
  output.write(shown === 0 ? `There are no ${states.join(' or ')} messages.\n` : '\n')
  output.write(renderTotals(summary, shown))
}

type Pages = AsyncIterable<readonly ListedMessage[]>

/** Writes a JSON array with one message per line. */
async function writeJsonArray(pages: Pages, { output }: Tool): Promise<void> {
  let start = '[\n'
  for await (const page of pages) {
    await output.write(start + page.map(toJson).join(',\n'))
    start = ',\n'
  }
  output.write(start === '[\n' ? '[]\n' : '\n]\n')
}

function checkRetrySelection(names: readonly MessageName[], { state, all }: Options): void {
  const isByName = names.length > 0 && state.length === 0 && !all
  const isByState = names.length === 0 && state.length > 0 && all
  if (isByName || isByState) return
  throw new ToolError('choose messages: give references, or --all with --state dead or --state suspect', 2)
}

async function retry(outbox: Outbox, pages: Pages, { destination }: Options, { output, now }: Tool): Promise<void> {
  let isEmpty = true
  for await (const page of pages) {
    isEmpty = false
    for (const { id } of page) {
      const isDue = await outbox.retry(id, now(), destination)
      await output.write(`${toReference(id)} ${isDue ? 'is due now' : 'was delivered or deleted in the meantime'}\n`)
    }
  }
  if (isEmpty) output.write('There are no such messages; nothing was changed.\n')
}

type Forgotten = { readonly names: readonly MessageName[]; readonly destination: Options['destination'] }

async function forget(
  outbox: Outbox,
  { names, destination }: Forgotten,
  { output, errors, confirm }: Tool,
): Promise<void> {
  const messages = await getMessages(outbox, names)
  if (confirm !== undefined) {
    errors.write(createTable(destination)(messages))
    const what = messages.length === 1 ? 'this message' : `these ${messages.length} messages`
    const place = destination === undefined ? '' : ` for the ${destination}`
    if (!(await confirm(`Delete ${what}${place} permanently?`))) throw new ToolError('nothing was deleted')
  }
  for (const { id } of messages) {
    const isDeleted = await outbox.forget(id, destination)
    output.write(`${toReference(id)} ${isDeleted ? 'is deleted' : 'was already gone'}\n`)
  }
}

function toStates({ state }: Pick<Options, 'state'>) {
  return state.length === 0 ? messageStates : state
}
