import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../support/raw-request.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

/** Sends what no well-behaved client sends; `closed` has all that arrived once the server has closed the connection. */
async function send(text: string, app = getSharedApp()) {
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
  return { socket, closed, readReceived: () => received }
}

const site = 'http://www.example.com'
const end = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const form = 'POST /send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'
const json = 'POST /send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const forPeople = 'Accept: text/html\r\n'
const twoHosts = 'HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'
const refused = /^HTTP\/1\.1 400 .*\nConnection: close\r/s
const tooLarge = /^HTTP\/1\.1 413 .*\r\nConnection: close\r\n.*"body_too_large"/s
const chunk = `1000\r\n${' '.repeat(4096)}\r\n`
const own = (origin: string) =>
  `POST ${site}/send-email HTTP/1.1\r\nHost: other.example\r\nOrigin: ${origin}\r\nConnection: close\r\n` +
  'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

test.each([
  ['a target in absolute form', `GET ${site}/services ${end}`, /^HTTP\/1\.1 200 .*<h1/s],
  ['one with port and query', `GET HTTPS://www.example.com:443/services?x=1 ${end}`, /^HTTP\/1\.1 200 .*<h1/s],
  ['one in another spelling', `GET ${site}/Services/?x=1 ${end}`, /^HTTP\/1\.1 301 .*\nLocation: \/services\?x=1\r/s],
  ['one without a path', `GET ${site} ${end}`, /^HTTP\/1\.1 200 /],
  ['one with a query alone', `GET ${site}?x=1 ${end}`, /^HTTP\/1\.1 200 /],
  ['one with two slashes', `GET ${site}//evil.example ${end}`, /^HTTP\/1\.1 404 /],
  ['a malformed one', `GET ${site}/%zz ${end}`, /^HTTP\/1\.1 400 /],
  ['one of another scheme', `GET ftp://www.example.com/services ${end}`, /^HTTP\/1\.1 404 /],
  ['a post of the host of its target', own(site), /^HTTP\/1\.1 400 .*"invalid_fields"/s],
  ['a post of its Host alone', own('http://other.example'), /^HTTP\/1\.1 403 .*"foreign_origin"/s],
  ['a page with two hosts', `GET /services ${twoHosts}`, refused],
  ['a check with two hosts', `GET /healthz ${twoHosts}`, refused],
  ['a body that is said to be too large', `${json}Content-Length: 32769\r\n\r\n`, tooLarge],
  ['a form of a person that is', `${form}${forPeople}Content-Length: 32769\r\n\r\n`, /^HTTP\/1\.1 413 .*<form/s],
  ['a body that grows too large and goes on', `${json}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(9)}`, tooLarge],
])('%s is answered at once', async (_, text, answer) => {
  // The page is cached now.
  await (await send(`GET /services ${end}`)).closed
  const { closed } = await send(text)
  expect(await closed).toMatch(answer)
})

test('a client that is still sending a body that is too large gets its answer', async () => {
  const { port } = await serve(createTestApp().app)
  for (let count = 0; count < 5; count += 1) {
    const body = new Blob([new Uint8Array(500_000)], { type: 'application/json' })
    const response = await fetch(`http://127.0.0.1:${port}/send-email`, { method: 'POST', body })
    expect([response.status, (await response.json()).code]).toEqual([413, 'body_too_large'])
  }
})

test('a client that disconnects in the middle of its body leaves no error in the log', async () => {
  const { app, logLines } = createTestApp()
  const { socket, readReceived } = await send(`${json}Content-Length: 100\r\nExpect: 100-continue\r\n\r\n`, app)
  await waitFor(() => expect(readReceived()).toContain('100 Continue'))
  socket.write('half')
  socket.destroy()
  await waitFor(() => expect(logLines.join()).toContain('/send-email'))
  expect(logLines.join()).not.toContain('"level":50')
})
