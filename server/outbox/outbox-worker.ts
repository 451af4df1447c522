import { parentPort, workerData } from 'node:worker_threads'
import { expose } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'
import { openOutbox } from './open-outbox.ts'
import type { WorkerData } from './outbox-thread.ts'

// The worker thread of outbox-thread.ts.
if (parentPort === null) throw new Error('this file runs in a worker thread only')
const { folder, options }: WorkerData = workerData
expose(openOutbox(folder, options), nodeEndpoint(parentPort))
