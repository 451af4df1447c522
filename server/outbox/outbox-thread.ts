import { Worker } from 'node:worker_threads'
import { wrap } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'
import { limitPending } from './limit-pending.ts'
import type { OutboxOptions } from './open-outbox.ts'
import type { Outbox } from './outbox.ts'

export type WorkerData = { readonly folder: string; readonly options: OutboxOptions }

type Thread = WorkerData & {
  /** The built outbox-worker.ts. */
  readonly workerFile: string
  /** Called once when the thread ends unexpectedly; pending and later calls never settle then. */
  readonly onDeath: (error: Error) => void
}

/** An outbox in a thread of its own, because SQLite blocks the thread that uses it. */
export function startOutboxThread({ workerFile, onDeath, ...workerData }: Thread): Outbox {
  const worker = new Worker(workerFile, { workerData })
  let isClosing = false
  worker.on('error', end)
  worker.on('exit', code => end(new Error(`the thread of the outbox ended with code ${code}`)))

  function end(error: Error): void {
    if (!isClosing) onDeath(error)
    isClosing = true
  }

  const remote = wrap<Outbox>(nodeEndpoint(worker))
  const { lease, renewLeases, settle, nextDue, list, findById, retry, forget, expire, summary, verify } = remote
  const { findUnalerted, markAlerted, restartRetryPeriods, findUntold, markTold } = remote
  return {
    put: limitPending(message => remote.put(message)),
    ...{ lease, renewLeases, settle, nextDue, list, findById, retry, forget, expire, summary, verify },
    ...{ findUnalerted, markAlerted, restartRetryPeriods, findUntold, markTold },
    onNewMessage: () => {},
    close: async () => {
      isClosing = true
      await remote.close()
      await worker.terminate()
    },
  }
}
