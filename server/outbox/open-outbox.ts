import { createGroupCommit } from './group-commit.ts'
import { createMessageArchive } from './message-archive.ts'
import { createMessageLeases } from './message-leases.ts'
import { createMessageStore } from './message-store.ts'
import type { Outbox } from './outbox.ts'
import { closeOutboxFile, type OutboxFileOptions, openOutboxFile } from './outbox-file.ts'
import { createWriteProbe } from './write-probe.ts'

/** The outbox in a folder, which is made when missing. Throws when the folder cannot be written. */
export function openOutbox(folder: string, options?: OutboxFileOptions): Outbox {
  const file = openOutboxFile(folder, options)
  const probe = createWriteProbe(file)
  const storeAll = createMessageStore(file)
  const group = createGroupCommit(probe.watch(storeAll))
  return {
    put: group.add,
    ...createMessageLeases(file),
    ...createMessageArchive(file),
    isWritable: probe.isWritable,
    close: () => {
      group.flush()
      closeOutboxFile(file)
    },
  }
}
