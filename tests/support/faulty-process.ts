// A server with an uncaught error; started by a test.
import { createServer } from 'node:http'
import { pino } from 'pino'
import { endOnFault, listen } from '../../server/lifecycle.ts'

const server = createServer((_request, response) => response.end())
const log = pino({ base: undefined })
const close = () => log.info('closed')
endOnFault({ server, log, drainMs: 0, beginDrain: () => {}, finish: async () => log.info('finished'), close })
await listen(server, { port: 0, host: '127.0.0.1' })
if (process.argv[2] === 'rejection') Promise.reject(new Error('unhandled rejection'))
else
  setImmediate(() => {
    throw new Error('uncaught exception')
  })
