import { parentPort, workerData } from 'node:worker_threads'
import { expose } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'
import { openSqlite } from './sqlite.ts'
import type { WorkerData } from './sqlite-thread.ts'

// The worker thread of sqlite-thread.ts.
if (parentPort === null) throw new Error('this file runs in a worker thread only')
const { folder, options }: WorkerData = workerData
expose(openSqlite(folder, options), nodeEndpoint(parentPort))
