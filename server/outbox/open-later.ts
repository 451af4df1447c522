import type { Outbox } from './outbox.ts'

/** An outbox that the first call opens, so that a start does not wait for it; that call and those meanwhile wait. All fail when it cannot be opened. */
export function openLater(open: () => Promise<Outbox>): Outbox {
  let opened: Promise<Outbox> | undefined
  let isClosed = false

  async function get(): Promise<Outbox> {
    if (isClosed) throw new Error('the outbox is closed')
    opened ??= open()
    return opened
  }

  return {
    put: async (...given) => (await get()).put(...given),
    lease: async (...given) => (await get()).lease(...given),
    renewLeases: async (...given) => (await get()).renewLeases(...given),
    settle: async (...given) => (await get()).settle(...given),
    nextDue: async (...given) => (await get()).nextDue(...given),
    list: async (...given) => (await get()).list(...given),
    findById: async (...given) => (await get()).findById(...given),
    retry: async (...given) => (await get()).retry(...given),
    forget: async (...given) => (await get()).forget(...given),
    findUnalerted: async (...given) => (await get()).findUnalerted(...given),
    markAlerted: async (...given) => (await get()).markAlerted(...given),
    restartRetryPeriods: async (...given) => (await get()).restartRetryPeriods(...given),
    expire: async (...given) => (await get()).expire(...given),
    summary: async (...given) => (await get()).summary(...given),
    verify: async () => (await get()).verify(),
    onNewMessage: wake =>
      void get().then(
        outbox => outbox.onNewMessage(wake),
        () => {},
      ),
    close: async () => {
      isClosed = true
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}
