import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serve } from '../support/raw-request.ts'
import { somePost } from '../support/some-content.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const visitor = 'john.doe@example.com'

test('the log names pages and files that were sent, and of everything else only the route, in short lines', async () => {
  const { app, logLines } = createTestApp()
  const { port } = await serve(app)
  for (const [line, logged, level = 30] of [
    [`GET /blogs/${somePost}?from=private`, `/blogs/${somePost}`],
    ['GET /about.md', '/about.md'],
    ['GET /favicon.ico', '/favicon.ico'],
    [`GET /brand/${visitor}/../../favicon.svg`, '/favicon.svg'],
    [`GET /${visitor}`, 'other'],
    [`GET /a/${visitor}/b`, 'other'],
    [`GET /blogs/${visitor}`, 'other'],
    ['GET /blogs/john-doe', '/blogs/:postId'],
    [`GET /assets/${visitor}.js`, '/assets/*'],
    [`GET /calculators/${visitor}.xlsx`, '/calculators/*'],
    [`GET /About/?${visitor}`, 'other'],
    [`GET /${visitor}%zz`, 'malformed'],
    [`GET /${visitor}.md`, 'other'],
    [`OPTIONS /calculators/${visitor}.xlsx`],
    [`POST /${visitor}`],
    [`GET /${'a'.repeat(12_000)}`],
    [`GET /${'brand/../'.repeat(1300)}favicon.ico`],
    [`GET /${'./'.repeat(6000)}favicon.ico`],
  ] as const) {
    const before = logLines.length
    // As it is: other clients would tidy the path.
    const socket = connect(port, '127.0.0.1')
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\nUser-Agent: private\r\nConnection: close\r\n\r\n`)
    socket.resume()
    const own = await waitFor(() => logLines.slice(before).find(each => each.includes('"path"')) ?? expect.fail())
    socket.destroy()
    if (logged !== undefined) expect(JSON.parse(own), line).toMatchObject({ path: logged, level })
  }
  expect(logLines.join()).not.toMatch(/john|doe@|private/)
  expect(logLines.filter(line => line.length > 400)).toEqual([])
})
