// A server with an uncaught error; started by a test.
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { createEnding, listen } from '../../server/lifecycle.ts'

const server = createServer((_request, response) => response.end())
const log = pino({ base: undefined })
const close = () => log.info('closed')
// Long enough for a second error.
const finish = () => wait(100).then(() => log.info('finished'))
const kinds = process.argv.slice(2)
const hang = () => new Promise<void>(() => {})
const ending = createEnding({
  server,
  log,
  drainMs: 0,
  beginDrain: () => {},
  finish: kinds.includes('hang') ? hang : finish,
  close,
  maxEndMs: 1000,
})
ending.endOnFault()
ending.endOnSignal()
await listen(server, { port: 0, host: '127.0.0.1' })
if (kinds.includes('rejection')) Promise.reject(new Error('unhandled rejection'))
if (kinds.includes('hang')) process.kill(process.pid, 'SIGTERM')
if (kinds.includes('exception')) {
  setImmediate(() => {
    throw new Error('uncaught exception')
  })
}
