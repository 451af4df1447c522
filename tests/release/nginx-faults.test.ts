import { expect, test } from 'vitest'
import { startNginx } from '../support/nginx.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { waitFor, waitUntil } from '../support/wait-for.ts'

const kept = { 'Cache-Control': 'max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400' }

/** An origin behind nginx whose answers the test sets. */
async function open() {
  const answer = { status: 200, body: 'first' }
  const { port } = await serve((_request, response) => {
    response.writeHead(answer.status, answer.status === 200 ? kept : { 'Cache-Control': 'no-cache' })
    response.end(answer.body)
  })
  const nginx = await startNginx({ sitePorts: [port] })
  const read = async () => {
    const { status, body } = await requestRaw(nginx.port, { path: '/page' })
    return `${status} ${body}`
  }
  return { answer, read }
}

test('a page that a deploy has removed is gone, though errors are answered from the copy', async () => {
  const { answer, read } = await open()
  expect(await read()).toBe('200 first')
  Object.assign(answer, { status: 500, body: 'fault' })
  const start = performance.now()
  // Longer than the page is fresh and may be sent stale.
  const isStale = async () => {
    expect(await read()).toBe('200 first')
    return performance.now() - start > 3000
  }
  await waitUntil(isStale, { interval: 100 })
  Object.assign(answer, { status: 404, body: 'gone' })
  await waitFor(async () => expect(await read()).toBe('404 gone'))
  Object.assign(answer, { status: 200, body: 'second' })
  await waitFor(async () => expect(await read()).toBe('200 second'))
})

test('a message whose replica ends without an answer goes to another one', async () => {
  const asked: string[] = []
  const { port: failing } = await serve(request => {
    asked.push(`failing ${request.method}`)
    request.resume().once('end', () => request.socket.destroy())
  })
  const { port: working } = await serve((request, response) => {
    asked.push(`working ${request.method}`)
    request.resume().once('end', () => response.end('stored'))
  })
  const nginx = await startNginx({ sitePorts: [failing, working] })
  const post = () => fetch(`${nginx.url}/send-email`, { method: 'POST', body: 'details=Hello' })
  for (let round = 0; round < 4; round += 1) expect(await (await post()).text()).toBe('stored')
  expect(asked).toContain('failing POST')
})
