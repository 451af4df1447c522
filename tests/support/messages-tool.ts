import { onTestFinished } from 'vitest'
import { runTool } from '../../server/messages/run-tool.ts'
import type { Tool } from '../../server/messages/tool.ts'
import { openOutbox } from '../../server/outbox/open-outbox.ts'
import type { NewMessage, Outbox, Settlement } from '../../server/outbox/outbox.ts'
import { makeTempFolder } from './temp-folder.ts'

export const noon = new Date('2025-08-20T12:00:00Z')
export const afterNoon = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

type Run = { readonly exitCode: number; readonly output: string; readonly errors: string }

export type TestMessages = {
  readonly folder: string
  /** The outbox as the running site has it open. */
  readonly outbox: Outbox
  /** Puts a message that came at noon, or so many seconds later, and settles it; gives its id. */
  readonly put: (options?: PutOptions) => Promise<string>
  /** Runs the tool at one hour past noon. */
  readonly run: (words: readonly string[], replace?: Partial<Tool>) => Promise<Run>
}

type PutOptions = {
  readonly name?: string
  readonly details?: string
  readonly seconds?: number
  readonly isSuspect?: boolean
  readonly settlement?: Settlement
}

/** The messages tool beside an outbox in a folder of its own. */
export function createTestMessages(): TestMessages {
  const folder = makeTempFolder()
  const outbox = openOutbox(folder)
  onTestFinished(outbox.close)
  return { folder, outbox, put: options => put(outbox, options), run: (words, replace) => run(folder, words, replace) }
}

async function put(outbox: Outbox, options: PutOptions = {}): Promise<string> {
  const { name = 'Ada', details = 'Hello', seconds = 0, isSuspect = false, settlement } = options
  const fields = { name, company: '', email: 'ada@example.com', details }
  const message: NewMessage = { fields, receivedAt: afterNoon(seconds), client: crypto.randomUUID(), isSuspect }
  const receipt = await outbox.put(message)
  if (receipt.kind !== 'stored') throw new Error(`the message was ${receipt.kind}`)
  if (settlement !== undefined) {
    outbox.lease({ now: message.receivedAt, limit: 99 })
    outbox.settle(receipt.id, settlement, afterNoon(seconds + 1))
  }
  return receipt.id
}

async function run(folder: string, words: readonly string[], replace: Partial<Tool> = {}): Promise<Run> {
  let [output, errors] = ['', '']
  const tool: Tool = {
    output: { write: text => (output += text) },
    errors: { write: text => (errors += text) },
    readDataFolder: () => folder,
    now: () => afterNoon(3600),
    confirm: undefined,
    ...replace,
  }
  const exitCode = await runTool(words, tool)
  return { exitCode, output, errors }
}
