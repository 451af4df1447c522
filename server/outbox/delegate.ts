import type { Outbox } from './outbox.ts'

/** Does something with an outbox that is open. */
type Use = <Result>(work: (outbox: Queries) => Promise<Result>) => Promise<Result>

/** What an outbox does with messages. */
export type Queries = Omit<Outbox, 'onNewMessage' | 'close'>

/** Queries of an outbox that is opened when it is needed. */
export function delegate(use: Use): Queries {
  return {
    put: message => use(outbox => outbox.put(message)),
    lease: options => use(outbox => outbox.lease(options)),
    settle: (...given) => use(outbox => outbox.settle(...given)),
    nextDue: queue => use(outbox => outbox.nextDue(queue)),
    list: selection => use(outbox => outbox.list(selection)),
    retry: (...given) => use(outbox => outbox.retry(...given)),
    forget: (...given) => use(outbox => outbox.forget(...given)),
    expire: limits => use(outbox => outbox.expire(limits)),
    summary: destination => use(outbox => outbox.summary(destination)),
    verify: () => use(outbox => outbox.verify()),
  }
}

/** Limits memory, and how long a visitor waits, while the storage is slow. */
const maxPending = 100

/** Rejects at once when too many messages are already waiting. */
export function limitPending(put: Outbox['put']): Outbox['put'] {
  let pending = 0
  return async message => {
    if (pending >= maxPending) {
      throw new Error(`${pending} messages are already waiting to be stored; check the speed of the disk or database`)
    }
    pending += 1
    try {
      return await put(message)
    } finally {
      pending -= 1
    }
  }
}
