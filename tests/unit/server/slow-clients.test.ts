import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from '../../../server/http-server.ts'
import { listen } from '../../../server/lifecycle.ts'

const limits = {
  headersMs: 300,
  requestMs: 600,
  inactivityMs: 400,
  keepAliveMs: 300,
  checkIntervalMs: 50,
  maxConnections: 50,
}
const large = Buffer.alloc(64 * 1024 * 1024)

async function startServer(): Promise<number> {
  const server = createHttpServer((request, response) => {
    if (request.url === '/large') response.end(large)
    else request.resume().on('end', () => response.end('done'))
  }, limits)
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return port
}

/** Sends the text, keeps the connection open and returns what arrives until the server closes it. */
function sendAndWait(port: number, text: string, prepare: (socket: Socket) => void = () => {}): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', chunk => {
      answer += chunk.toString('latin1').slice(0, 2000)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    prepare(socket)
    onTestFinished(() => void socket.destroy())
  })
}

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'],
])('a client that never completes its request %s is disconnected, while others are served', async (_, text) => {
  const port = await startServer()
  const slow = Array.from({ length: 20 }, () => sendAndWait(port, text))
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(await answer.text()).toBe('done')
  for (const end of await Promise.all(slow)) expect(end).toMatch(/^$|^HTTP\/1\.1 408/)
})

test('a client that sends its body too slowly is disconnected', async () => {
  const port = await startServer()
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n'
  const answer = await sendAndWait(port, head, socket => {
    const timer = setInterval(() => socket.writable && socket.write('x'), 50)
    socket.on('close', () => clearInterval(timer))
  })
  expect(answer).toMatch(/^$|^HTTP\/1\.1 408/)
})

test('a client that does not read the response is disconnected', async () => {
  const port = await startServer()
  await sendAndWait(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n', socket => {
    socket.pause()
    // A paused socket does not notice the close; it emits the event after it resumes.
    setTimeout(() => socket.resume(), limits.inactivityMs * 3)
  })
})

test('a client that pipelines many requests without reading is disconnected, and a few are answered', async () => {
  const port = await startServer()
  const pipelined = (count: number) => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count)
  const few = await sendAndWait(port, pipelined(2))
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  expect((await sendAndWait(port, pipelined(1000))).match(/HTTP\/1\.1 200/g) ?? []).toHaveLength(0)
})

test('a connection beyond the limit is closed; it is served once another has ended', async () => {
  const port = await startServer()
  const others = Array.from({ length: 50 }, () => sendAndWait(port, 'GET / HTTP/1.1\r\nHost: x\r\n'))
  const complete = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  expect(await sendAndWait(port, complete)).toBe('')
  await Promise.all(others)
  expect(await sendAndWait(port, complete)).toContain('200 OK')
})
