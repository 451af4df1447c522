import { connect } from 'node:net'
import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serve } from '../support/raw-request.ts'
import { somePost } from '../support/some-content.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const lineSchema = z.object({ path: z.string() })

function readPaths(logLines: readonly string[]): readonly string[] {
  return logLines.flatMap(line => lineSchema.safeParse(JSON.parse(line)).data?.path ?? [])
}

test('the log names pages and files that were sent, and of everything else only the route', async () => {
  const { app, logLines } = createTestApp()
  const visitor = 'john.doe@example.com'
  const requests: readonly (readonly [path: string, logged: string])[] = [
    [`/blogs/${somePost}?from=x`, `/blogs/${somePost}`],
    ['/about.md', '/about.md'],
    ['/favicon.ico', '/favicon.ico'],
    [`/brand/${visitor}/../../favicon.svg`, '/favicon.svg'],
    [`/${visitor}`, 'other'],
    [`/a/${visitor}/b`, 'other'],
    [`/blogs/${visitor}`, 'other'],
    ['/blogs/john-doe', '/blogs/:postId'],
    [`/assets/${visitor}.js`, '/assets/*'],
    [`/calculators/${visitor}.xlsx`, '/calculators/*'],
    [`/About/?${visitor}`, 'other'],
    [`/${visitor}%zz`, 'malformed'],
    [`/${visitor}.md`, 'other'],
  ]
  const { port } = await serve(app)
  for (const [path] of requests) await sendRaw(port, `GET ${path} HTTP/1.1`)
  await waitFor(() => expect(logLines.filter(line => line.includes('"path"'))).toHaveLength(requests.length))
  expect(readPaths(logLines)).toEqual(requests.map(([, logged]) => logged))
  await sendRaw(port, `OPTIONS /calculators/${visitor}.xlsx HTTP/1.1`)
  await sendRaw(port, `POST /${visitor} HTTP/1.1`)
  await waitFor(() => expect(readPaths(logLines).length).toBeGreaterThan(requests.length + 1))
  expect(logLines.join()).not.toMatch(/john|doe@/)
})

/** As it is: other clients would tidy the path. */
function sendRaw(port: number, line: string): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`))
    socket.resume().on('close', () => resolve())
  })
}

test('no path makes a long line', async () => {
  const { app, logLines } = createTestApp()
  const paths = [
    `/${'a'.repeat(12_000)}`,
    `/${'brand/../'.repeat(1300)}favicon.ico`,
    `/${'./'.repeat(6000)}favicon.ico`,
  ]
  const { port } = await serve(app)
  for (const path of paths) await sendRaw(port, `GET ${path} HTTP/1.1`)
  await request(app).get('/about')
  await waitFor(() => expect(readPaths(logLines).length).toBeGreaterThan(paths.length))
  expect(logLines.filter(line => line.length > 400)).toEqual([])
})
