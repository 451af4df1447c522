import { once } from 'node:events'
import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

// Below the ports that the system gives to those who ask for any, and apart from those of other processes of the tests.
let next = 10_000 + ((process.pid + threadId) % 200) * 100

/**
 * A port of 127.0.0.1 for a program that is ended and started again, or cannot ask the system for one: nobody takes it
 * meanwhile. Everything else listens on port 0.
 */
export async function takeOwnPort(): Promise<number> {
  const port = next++
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return takeOwnPort()
  server.close()
  await once(server, 'close')
  return port
}
