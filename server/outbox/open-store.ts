import { type Form, forms as siteForms } from '../../shared/contact/forms.ts'
import { dayMs } from '../../shared/values/dates.ts'
import { createMessageAlerts } from './message-alerts.ts'
import { createMessageArchive } from './message-archive.ts'
import { createMessageExpiry } from './message-expiry.ts'
import { createMessageLeases } from './message-leases.ts'
import { createMessageStore } from './message-store.ts'
import { migrate } from './migrations.ts'
import type { OutboxStore } from './outbox.ts'
import {
  makeShrinkable,
  type OutboxFile,
  type OutboxFileOptions,
  openOutboxFile,
  withTemporaryFiles,
} from './outbox-file.ts'
import { createUntoldMessages } from './untold-messages.ts'

export type StoreOptions = OutboxFileOptions & {
  /** Maximum time between two attempts; the default is the maximum of the setting. */
  readonly maxRetryMs?: number
  /** Those that this release reads; those of the site by default. */
  readonly forms?: readonly Form[]
}

/** Opens the database at a path in the latest layout, and creates it when missing. */
export function openStore(
  path: string,
  { maxRetryMs = 7 * dayMs, forms = siteForms, ...options }: StoreOptions,
): OutboxStore {
  const file = openOutboxFile(path, options)
  try {
    withTemporaryFiles(file, () => {
      file.inTransaction(() => migrate(file))
      makeShrinkable(file)
    })
    return createStore(file, forms, maxRetryMs)
  } catch (error) {
    file.close()
    throw error
  }
}

function createStore(file: OutboxFile, forms: readonly Form[], maxRetryMs: number): OutboxStore {
  const storeMessage = createMessageStore(file)
  const writeTest = createWriteTest(file)
  return {
    put: message => writeTest.observe(() => storeMessage(message)),
    ...createMessageLeases(file, { forms, maxRetryMs }),
    ...createMessageArchive(file, forms),
    ...createMessageAlerts(file),
    ...createUntoldMessages(file, forms),
    expire: createMessageExpiry(file),
    verify: writeTest.verify,
    close: file.close,
  }
}

/** Limits how often readiness checks write to the disk. */
const maxAgeMs = 1000
/** Larger than any message, so that a disk without room for one is detected. */
const probeBytes = 64 * 1024

/** Whether the file can be written: the result of the latest write, or of a test write when that is too old. */
function createWriteTest(file: OutboxFile) {
  const insertProbe = file.prepare('INSERT INTO probe (ballast) VALUES (zeroblob(?))')
  const deleteProbe = file.prepare('DELETE FROM probe')
  let latest: { at: number; error?: unknown } = { at: Number.NEGATIVE_INFINITY }

  function observe<Result>(write: () => Result): Result {
    try {
      const result = write()
      latest = { at: performance.now() }
      return result
    } catch (error) {
      latest = { at: performance.now(), error }
      throw error
    }
  }

  function verify(): void {
    if (performance.now() - latest.at < maxAgeMs) {
      if (latest.error !== undefined) throw latest.error
      return
    }
    observe(() => {
      insertProbe.run(probeBytes)
      deleteProbe.run()
    })
  }

  return { observe, verify }
}
