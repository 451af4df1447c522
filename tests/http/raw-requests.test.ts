import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../support/raw-request.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

type RawConnection = {
  readonly socket: Socket
  /** Resolves with everything that arrived once the server has closed the connection. */
  readonly closed: Promise<string>
}

/** Sends text to the site that no well-behaved client sends. */
async function send(text: string, { app }: TestApp = createTestApp()): Promise<RawConnection> {
  const { port } = await serve(app)
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  const closed = new Promise<string>(resolve => socket.on('close', () => resolve(received)))
  return { socket, closed }
}

test.each([
  ['http://www.example.com/services', /^HTTP\/1\.1 200 .*<h1/s],
  ['HTTPS://www.example.com:443/services?x=1', /^HTTP\/1\.1 200 .*<h1/s],
  ['http://www.example.com/Services/?x=1', /^HTTP\/1\.1 301 .*\r\nLocation: \/services\?x=1\r\n/s],
  ['http://www.example.com', /^HTTP\/1\.1 200 /],
  ['http://www.example.com?x=1', /^HTTP\/1\.1 200 /],
  ['http://www.example.com//evil.example', /^HTTP\/1\.1 404 /],
  ['http://www.example.com/%zz', /^HTTP\/1\.1 400 /],
  ['ftp://www.example.com/services', /^HTTP\/1\.1 404 /],
])('the target %s in absolute form is answered like its path', async (target, answer) => {
  const { closed } = await send(`GET ${target} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`)
  expect(await closed).toMatch(answer)
})

test('the host of a target in absolute form decides which origin is the site’s own', async () => {
  const post = (origin: string) =>
    send(
      `POST http://www.example.com/send-email HTTP/1.1\r\nHost: other.example\r\nOrigin: ${origin}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    )
  expect(await (await post('http://www.example.com')).closed).toMatch(/^HTTP\/1\.1 400 .*"invalid_fields"/s)
  expect(await (await post('http://other.example')).closed).toMatch(/^HTTP\/1\.1 403 .*"foreign_origin"/s)
})

test.each(['/services', '/healthz', 'http://x/services'])(
  'a request for %s with two Host headers is refused and its connection closed, also for a cached page',
  async target => {
    const site = createTestApp()
    await (await send('GET /services HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', site)).closed
    const { closed } = await send(`GET ${target} HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n`, site)
    expect(await closed).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close\r\n/s)
  },
)

const head = 'POST /send-email HTTP/1.1\r\nHost: x\r\n'
const tooLarge = /^HTTP\/1\.1 413 .*\r\nConnection: close\r\n.*"body_too_large"/s

test('a body whose Content-Length is too large is refused before it is read', async () => {
  const { closed } = await send(`${head}Content-Type: application/json\r\nContent-Length: 32769\r\n\r\n`)
  expect(await closed).toMatch(tooLarge)
})

test('a form posted without scripts that is too large gets the contact page', async () => {
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nAccept: text/html\r\nContent-Length: 32769\r\n\r\n'
  const { closed } = await send(head + form)
  expect(await closed).toMatch(/^HTTP\/1\.1 413 .*\r\nConnection: close\r\n.*<form/s)
})

test('a chunked body is refused as soon as it is too large, though it goes on', async () => {
  const part = `1000\r\n${' '.repeat(4096)}\r\n`
  const start = `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  const { closed } = await send(start + part.repeat(9))
  expect(await closed).toMatch(tooLarge)
})

test('a client that is still sending a body that is too large gets its answer', async () => {
  const { port } = await serve(createTestApp().app)
  for (let count = 0; count < 5; count += 1) {
    const body = new Blob([new Uint8Array(500_000)], { type: 'application/json' })
    const response = await fetch(`http://127.0.0.1:${port}/send-email`, { method: 'POST', body })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'body_too_large' })
  }
})

test('a client that disconnects in the middle of its body leaves no error in the log', async () => {
  const site = createTestApp()
  const expectation = 'Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n'
  const { socket } = await send(head + expectation, site)
  await once(socket, 'data')
  socket.write('half')
  socket.destroy()
  await waitFor(() => expect(site.logLines.join()).toContain('/send-email'))
  expect(site.logLines.join()).not.toContain('"level":50')
})
