type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (fault: unknown) => void
}

export type GroupCommit<Item, Result> = {
  /** Resolves once the item's group is written, rejects when the group cannot be. */
  readonly add: (item: Item) => Promise<Result>
  /** Writes at once what has been added. */
  readonly flush: () => void
}

/** Writes what arrives within one turn of the event loop as one group, so that it shares one sync of the disk. */
export function createGroupCommit<Item, Result>(
  writeAll: (items: readonly Item[]) => readonly Result[],
): GroupCommit<Item, Result> {
  let group: Waiting<Item, Result>[] = []

  function flush(): void {
    const written = group
    group = []
    if (written.length === 0) return
    try {
      const results = writeAll(written.map(({ item }) => item))
      for (const [index, result] of results.entries()) written[index]?.resolve(result)
    } catch (fault) {
      for (const { reject } of written) reject(fault)
    }
  }

  return {
    add: item =>
      new Promise((resolve, reject) => {
        if (group.length === 0) setImmediate(flush)
        group.push({ item, resolve, reject })
      }),
    flush,
  }
}
