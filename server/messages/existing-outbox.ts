import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openOutbox } from '../outbox/open-outbox.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { toOutboxPath } from '../outbox/outbox-file.ts'
import { ToolError } from './tool-error.ts'

/** The outbox that the site made in the folder. Throws, and makes nothing, when there is none. */
export function openExistingOutbox(folder: string): Outbox {
  const path = resolve(toOutboxPath(folder))
  if (!existsSync(path)) {
    throw new ToolError(
      `there is no outbox at ${path}; set DATA_DIR to the folder in which the site keeps its messages`,
    )
  }
  try {
    return openOutbox(folder)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ToolError(`the outbox at ${path} cannot be opened: ${reason}`)
  }
}
