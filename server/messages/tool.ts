import { existsSync } from 'node:fs'
import { openOutbox } from '../outbox/open-outbox.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { toOutboxPath } from '../outbox/outbox-file.ts'

/** `write` resolves when there is room for more. */
type Output = { readonly write: (text: string) => unknown }

/** The environment of the messages tool. */
export type Tool = {
  readonly output: Output
  readonly errors: Output
  /** Throws when the settings are invalid. */
  readonly readDataFolder: () => string
  readonly now: () => Date
  /** Asks the operator a yes-or-no question; undefined without a terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** 1 for a failure, 2 for wrong usage. */
export type ErrorCode = 1 | 2

/** Ends the tool; the message is printed for the operator as it is. */
export class ToolError extends Error {
  readonly exitCode: ErrorCode

  constructor(message: string, exitCode: ErrorCode = 1) {
    super(message)
    this.name = 'ToolError'
    this.exitCode = exitCode
  }
}

/** Opens the outbox for one command and closes it afterwards. Throws, and creates nothing, when there is no outbox. */
export async function withOutbox(tool: Tool, command: (outbox: Outbox) => Promise<void>): Promise<void> {
  const outbox = openExistingOutbox(tool.readDataFolder())
  try {
    await command(outbox)
  } finally {
    await outbox.close()
  }
}

function openExistingOutbox(folder: string): Outbox {
  const path = toOutboxPath(folder)
  if (!existsSync(path))
    throw new ToolError(`there is no outbox at ${path}; set DATA_DIR to the data folder of the site`)
  return openOutbox(folder)
}
