import type { Outbox } from '../outbox/outbox.ts'
import { openExistingOutbox } from './existing-outbox.ts'

type Output = { readonly write: (text: string) => unknown }

/** What the tool has around it. */
export type Tool = {
  readonly output: Output
  readonly errors: Output
  /** The folder of the outbox. Throws when the settings are wrong. */
  readonly readDataFolder: () => string
  readonly now: () => Date
  /** Asks a person a question that yes or no answers; undefined where nobody sits at a terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** Opens the outbox for one command, and closes it whatever comes of that. */
export async function withOutbox(tool: Tool, command: (outbox: Outbox) => void | Promise<void>): Promise<void> {
  const outbox = openExistingOutbox(tool.readDataFolder())
  try {
    await command(outbox)
  } finally {
    outbox.close()
  }
}
