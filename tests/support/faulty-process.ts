// A site whose fault nobody catches: started by a test, it ends as the real one would.
import { createServer } from 'node:http'
import { pino } from 'pino'
import { endOnFault, listen } from '../../server/lifecycle.ts'

const server = createServer((_request, response) => response.end())
const log = pino({ base: undefined })
const close = () => log.info('closed')
endOnFault({ server, log, announce: () => {}, finish: async () => log.info('finished'), close })
await listen(server, { port: 0, host: '127.0.0.1' })
if (process.argv[2] === 'rejection') Promise.reject(new Error('nobody waits for this'))
else
  setImmediate(() => {
    throw new Error('nobody catches this')
  })
