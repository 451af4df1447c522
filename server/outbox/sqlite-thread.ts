import { Worker } from 'node:worker_threads'
import { wrap } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'
import { delegate, limitPending } from './delegate.ts'
import type { Outbox } from './outbox.ts'
import type { SqliteOptions } from './sqlite.ts'

export type WorkerData = { readonly folder: string; readonly options: SqliteOptions }

type Thread = WorkerData & {
  /** The built sqlite-worker.ts. */
  readonly workerFile: string
  readonly onDeath: (error: Error) => void
}

/** Between the end of a thread and its next start, so that one that ends at each start takes no processor time. */
const pauseMs = 2000

/** An outbox in a thread of its own, because SQLite blocks the thread that uses it. One that ends is started again. */
export function startSqliteThread({ workerFile, onDeath, ...workerData }: Thread): Outbox {
  let current: { readonly worker: Worker; readonly outbox: Outbox; readonly died: Promise<never> } | undefined
  let pause: { readonly until: number; readonly error: unknown } | undefined
  let isClosed = false

  function start() {
    const worker = new Worker(workerFile, { workerData })
    const died = new Promise<never>((_, reject) => {
      worker.on('error', reject)
      worker.on('exit', code => reject(new Error(`the thread of the outbox ended with code ${code}`)))
    })
    died.catch(error => {
      if (isClosed) return
      current = undefined
      pause = { until: performance.now() + pauseMs, error }
      onDeath(error)
    })
    return { worker, died, outbox: wrap<Outbox>(nodeEndpoint(worker)) }
  }

  const { put, ...rest } = delegate(async work => {
    if (isClosed) throw new Error('the outbox is closed')
    if (pause !== undefined && performance.now() < pause.until) throw pause.error
    current ??= start()
    // A thread that has ended settles no call.
    return Promise.race([work(current.outbox), current.died])
  })
  return {
    ...rest,
    put: limitPending(put),
    onNewMessage: () => {},
    close: async () => {
      isClosed = true
      await current?.outbox.close()
      await current?.worker.terminate()
    },
  }
}
