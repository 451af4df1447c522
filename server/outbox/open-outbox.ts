import { dayMs } from '../../shared/dates.ts'
import { createMessageAlerts } from './message-alerts.ts'
import { createMessageArchive } from './message-archive.ts'
import { createMessageLeases } from './message-leases.ts'
import { createMessageStore } from './message-store.ts'
import type { Outbox } from './outbox.ts'
import { type OutboxFile, type OutboxFileOptions, openOutboxFile } from './outbox-file.ts'

type OutboxOptions = OutboxFileOptions & {
  /** Maximum time between two attempts; the default is the maximum of the setting. */
  readonly maxRetryMs?: number
}

/** Opens the outbox in a folder and creates both when missing. Throws when the folder is not writable. */
export function openOutbox(folder: string, { maxRetryMs = 7 * dayMs, ...options }: OutboxOptions = {}): Outbox {
  const file = openOutboxFile(folder, options)
  const storeMessage = createMessageStore(file)
  const writeStatus = createWriteStatus(file)
  return {
    put: async message => {
      try {
        const receipt = storeMessage(message)
        writeStatus.record(true)
        return receipt
      } catch (error) {
        writeStatus.record(false)
        throw error
      }
    },
    ...createMessageLeases(file, maxRetryMs),
    ...createMessageArchive(file),
    ...createMessageAlerts(file),
    isWritable: writeStatus.isWritable,
    close: file.close,
  }
}

/** Limits how often readiness checks write to the disk. */
const statusMaxAgeMs = 1000
/** Larger than any message, so that a disk without room for one is detected. */
const probeBytes = 64 * 1024

/** Whether the file can be written: the result of the latest write, or of a test write when that is too old. */
function createWriteStatus(file: OutboxFile) {
  const insertProbe = file.prepare('INSERT INTO probe (ballast) VALUES (zeroblob(?))')
  const deleteProbe = file.prepare('DELETE FROM probe')
  let latest = { isWritable: true, at: Number.NEGATIVE_INFINITY }

  function record(isWritable: boolean): void {
    latest = { isWritable, at: performance.now() }
  }

  function testWrite(): void {
    try {
      insertProbe.run(probeBytes)
      deleteProbe.run()
      record(true)
    } catch {
      record(false)
    }
  }

  return {
    record,
    isWritable: () => {
      if (performance.now() - latest.at >= statusMaxAgeMs) testWrite()
      return latest.isWritable
    },
  }
}
