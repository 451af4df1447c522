import type { OutboxFile } from './outbox-file.ts'

export type WriteProbe = {
  /** The same write, watched: its success or failure is the newest word on whether the file can be written. */
  readonly watch: <Item, Result>(write: (item: Item) => Result) => (item: Item) => Result
  /** Whether a message could be stored now. */
  readonly isWritable: () => boolean
}

/** How long a verdict holds; it bounds what a crowd that asks for readiness can make the disk do. */
const verdictMs = 1000
/** Above any message, so that a disk too full for one is found. */
const ballastBytes = 64 * 1024

/** Tells whether the file can be written, by writing to it when nothing else has lately. */
export function createWriteProbe(file: OutboxFile): WriteProbe {
  const insert = file.prepare('INSERT INTO probe (ballast) VALUES (zeroblob(?))')
  const clear = file.prepare('DELETE FROM probe')
  let verdict = { isWritable: true, at: Number.NEGATIVE_INFINITY }
  const conclude = (isWritable: boolean) => {
    verdict = { isWritable, at: performance.now() }
  }

  function watch<Item, Result>(write: (item: Item) => Result): (item: Item) => Result {
    return item => {
      try {
        const result = write(item)
        conclude(true)
        return result
      } catch (fault) {
        conclude(false)
        throw fault
      }
    }
  }

  const tryOut = watch(() => {
    insert.run(ballastBytes)
    clear.run()
  })

  return {
    watch,
    isWritable: () => {
      if (performance.now() - verdict.at >= verdictMs) {
        try {
          tryOut(undefined)
        } catch {
          // The verdict tells it.
        }
      }
      return verdict.isWritable
    },
  }
}
