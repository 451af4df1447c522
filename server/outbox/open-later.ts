import type { Outbox } from './outbox.ts'

/** Between the end of an outbox and its next start, so that one that ends at each start takes no processor time. */
const pauseMs = 2000

/**
 * An outbox that the first call opens, so that a start does not wait for it; that call and those meanwhile wait. All fail when
 * it cannot be opened. One that says `onEnd` is opened again by the first call after a pause.
 */
export function openLater(open: (onEnd: (error: Error) => void) => Promise<Outbox>): Outbox {
  let opened: Promise<Outbox> | undefined
  let pause: { readonly until: number; readonly error: Error } | undefined
  const pending = new Set<(error: Error) => void>()
  let isClosed = false

  async function get(): Promise<Outbox> {
    if (isClosed) throw new Error('the outbox is closed')
    if (pause !== undefined && performance.now() < pause.until) throw pause.error
    opened ??= open(error => {
      opened = undefined
      pause = { until: performance.now() + pauseMs, error }
      for (const reject of pending) reject(error)
    })
    return opened
  }

  /** An outbox that has ended settles no call. */
  function use<Result>(work: (outbox: Outbox) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      pending.add(reject)
      get()
        .then(work)
        .then(resolve, reject)
        .finally(() => pending.delete(reject))
    })
  }

  return {
    put: (...given) => use(outbox => outbox.put(...given)),
    lease: (...given) => use(outbox => outbox.lease(...given)),
    renewLeases: (...given) => use(outbox => outbox.renewLeases(...given)),
    settle: (...given) => use(outbox => outbox.settle(...given)),
    nextDue: (...given) => use(outbox => outbox.nextDue(...given)),
    list: (...given) => use(outbox => outbox.list(...given)),
    findById: (...given) => use(outbox => outbox.findById(...given)),
    retry: (...given) => use(outbox => outbox.retry(...given)),
    forget: (...given) => use(outbox => outbox.forget(...given)),
    findUnalerted: (...given) => use(outbox => outbox.findUnalerted(...given)),
    markAlerted: (...given) => use(outbox => outbox.markAlerted(...given)),
    restartRetryPeriods: (...given) => use(outbox => outbox.restartRetryPeriods(...given)),
    findUntold: (...given) => use(outbox => outbox.findUntold(...given)),
    markTold: (...given) => use(outbox => outbox.markTold(...given)),
    expire: (...given) => use(outbox => outbox.expire(...given)),
    summary: (...given) => use(outbox => outbox.summary(...given)),
    verify: () => use(outbox => outbox.verify()),
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
