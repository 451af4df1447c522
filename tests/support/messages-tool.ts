import { onTestFinished } from 'vitest'
import { runTool } from '../../server/operator/commands.ts'
import type { Tool } from '../../server/operator/tool.ts'
import type { NewMessage, Outbox, Settlement } from '../../server/outbox/outbox.ts'
import { openSqlite } from '../../server/outbox/sqlite.ts'
import { makeFields } from './make-fields.ts'
import { makeTempFolder } from './temp-folder.ts'

export const noon = new Date('2025-08-20T12:00:00Z')
export const afterNoon = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

type Run = { readonly exitCode: number; readonly output: string; readonly errors: string }

export type TestMessages = {
  readonly folder: string
  /** The same outbox, opened by the running site. */
  readonly outbox: Outbox
  /** Stores a message received at noon or `seconds` later, settles it and returns its id. */
  readonly put: (options?: PutOptions) => Promise<string>
  /** Runs the tool at 13:00. */
  readonly run: (args: readonly string[], replace?: Partial<Tool>) => Promise<Run>
}

type PutOptions = {
  readonly name?: string
  readonly details?: string
  readonly seconds?: number
  readonly isSuspect?: boolean
  readonly settlement?: Settlement
}

/** The messages tool and an outbox in a temporary folder. */
export async function createTestMessages(): Promise<TestMessages> {
  const folder = makeTempFolder()
  const outbox = openSqlite(folder)
  onTestFinished(outbox.close)
  // The first call creates the file.
  await outbox.verify()
  return { folder, outbox, put: options => put(outbox, options), run: (args, replace) => run(folder, args, replace) }
}

async function put(outbox: Outbox, options: PutOptions = {}): Promise<string> {
  const { name = 'Ada', details = 'Hello', seconds = 0, isSuspect = false, settlement } = options
  const fields = makeFields({ name, details })
  const receivedAt = afterNoon(seconds)
  const message: NewMessage = { fields, receivedAt, client: crypto.randomUUID(), isSuspect }
  const receipt = await outbox.put(message)
  if (receipt.kind !== 'stored') throw new Error(`the receipt is ${receipt.kind}`)
  if (settlement !== undefined) {
    await outbox.lease({ now: message.receivedAt, limit: 99 })
    await outbox.settle(receipt.id, settlement, afterNoon(seconds + 1))
  }
  return receipt.id
}

async function run(folder: string, args: readonly string[], replace: Partial<Tool> = {}): Promise<Run> {
  let [output, errors] = ['', '']
  const tool: Tool = {
    output: { write: text => (output += text) },
    errors: { write: text => (errors += text) },
    readSettings: () => ({ DATA_DIR: folder }),
    now: () => afterNoon(3600),
    confirm: undefined,
    ...replace,
  }
  const exitCode = await runTool(args, tool)
  return { exitCode, output, errors }
}
