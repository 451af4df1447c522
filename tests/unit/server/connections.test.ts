import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from '../../../server/http-server.ts'
import { listen } from '../../../server/lifecycle.ts'
import { fitConnections, readOpenFileLimit } from '../../../server/open-files.ts'

/** Short ones, for clients that let them pass. */
const limits = { headersMs: 300, requestMs: 600, inactivityMs: 400, keepAliveMs: 300, checkIntervalMs: 50 }
const large = Buffer.alloc(64 * 1024 * 1024)
const get = 'GET / HTTP/1.1\r\nHost: x\r\n'
const post = 'POST / HTTP/1.1\r\nHost: x\r\n'

async function startServer(options: Parameters<typeof createHttpServer>[1]): Promise<number> {
  const server = createHttpServer((request, response) => {
    if (request.url === '/large') response.end(large)
    else request.resume().on('end', () => response.end('done'))
  }, options)
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

test.each<[what: string, text: string, prepare?: (socket: Socket) => void]>([
  ['never completes the head of its request', get],
  ['never completes the body of its request', `${post}Content-Length: 100\r\n\r\nhalf`],
  [
    'sends its body too slowly',
    `${post}Content-Length: 1000\r\n\r\n`,
    socket => {
      const timer = setInterval(() => socket.writable && socket.write('x'), 50)
      socket.on('close', () => clearInterval(timer))
    },
  ],
])('a client that %s is disconnected, while others are served', async (_, text, prepare) => {
  const port = await startServer({ ...limits, maxConnections: 50 })
  const slow = Array.from({ length: 20 }, () => sendAndWait(port, text, prepare))
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done')
  for (const end of await Promise.all(slow)) expect(end).toMatch(/^$|^HTTP\/1\.1 408/)
})

test('a client that does not read the response is disconnected', async () => {
  const port = await startServer({ ...limits, maxConnections: 50 })
  await sendAndWait(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n', socket => {
    socket.pause()
    // A paused socket does not notice the close; it emits the event after it resumes.
    setTimeout(() => socket.resume(), limits.inactivityMs * 3)
  })
})

test('a client that pipelines many requests without reading is disconnected, and a few are answered', async () => {
  const port = await startServer({ ...limits, maxConnections: 50 })
  const answered = async (count: number) =>
    (await sendAndWait(port, `${get}\r\n`.repeat(count))).match(/HTTP\/1\.1 200/g)?.length ?? 0
  expect(await answered(2)).toBe(2)
  expect(await answered(1000)).toBe(0)
})

test('a connection beyond the limit is closed; it is served once another has ended', async () => {
  const port = await startServer({ ...limits, maxConnections: 3 })
  const others = Array.from({ length: 3 }, () => sendAndWait(port, get))
  expect(await sendAndWait(port, `${get}\r\n`)).toBe('')
  await Promise.all(others)
  expect(await sendAndWait(port, `${get}\r\n`)).toContain('200 OK')
})

test.each([
  ['an expectation that the server does not know', `${get}Expect: tea\r\n\r\n`, ['417']],
  ['the same with a body', `${post}Expect: tea\r\nContent-Length: 2\r\n\r\nhi`, ['417']],
  ['the wish to be told to go on', `${post}Expect: 100-continue\r\nContent-Length: 2\r\n\r\nhi`, ['100', '200']],
  ['the wish to use another protocol', `${get}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, ['200']],
  ['the method CONNECT', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', ['200']],
  ['the method HEAD', 'HEAD / HTTP/1.1\r\nHost: x\r\n\r\n', ['200']],
  ['a body in chunks', `${post}Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n`, ['200']],
])('requests with %s are answered one after the other, however many there are', async (_, text, statuses) => {
  const socket = connect(await startServer({ maxConnections: 10 }), '127.0.0.1').setEncoding('latin1')
  onTestFinished(() => void socket.destroy())
  const ask = () =>
    new Promise<readonly string[]>(resolve => {
      let answer = ''
      const read = () => Array.from(answer.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status = '']) => status)
      const finish = () => {
        socket.removeAllListeners()
        resolve(read())
      }
      socket.on('data', data => {
        answer += data
        if (read().length === statuses.length) finish()
      })
      socket.on('error', () => {})
      socket.on('close', finish)
      socket.write(text)
    })
  for (let round = 0; round < 5; round += 1) expect(await ask()).toEqual(statuses)
})

const settings = { MAX_CONNECTIONS: 1500, DATABASE_URL: undefined, DATABASE_POOL_SIZE: 10 }

test('a process that may open enough files, or does not know how many, takes MAX_CONNECTIONS', () => {
  for (const limit of [4600, 20_000, Number.POSITIVE_INFINITY]) {
    expect(fitConnections(settings, limit)).toEqual({ max: 1500, note: undefined })
  }
  expect(readOpenFileLimit()).toBeGreaterThan(100)
})

test('with fewer than three files for each connection, fewer are taken and the note says what to do, or none', () => {
  expect(fitConnections(settings, 1024)).toEqual({
    max: 308,
    note: 'MAX_CONNECTIONS is lowered from 1500 to 308: the process may open 1024 files, and 1500 connections take 4600; raise the limit (ulimit -n)',
  })
  expect(fitConnections({ ...settings, DATABASE_URL: 'postgres://db/site' }, 1024).max).toBe(304)
  expect(() => fitConnections(settings, 128)).toThrow('the process may open 128 files, and 1500 connections take 4600')
})
