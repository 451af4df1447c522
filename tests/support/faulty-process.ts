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
createEnding({ server, log, drainMs: 0, beginDrain: () => {}, finish, close }).endOnFault()
await listen(server, { port: 0, host: '127.0.0.1' })
const kinds = process.argv.slice(2)
if (kinds.includes('rejection')) Promise.reject(new Error('unhandled rejection'))
if (kinds.includes('exception')) {
  setImmediate(() => {
    throw new Error('uncaught exception')
  })
}
