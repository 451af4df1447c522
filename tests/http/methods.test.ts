import request from 'supertest'
import { expect, test } from 'vitest'
import { canonicalPaths } from '../support/page-paths.ts'
import { getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', METRICS_TOKEN: '0123456789abcdef' }

/** One address of each kind, beside all pages. */
const addresses = [
  ...canonicalPaths,
  ...['/about.md', '/index.md', '/blogs.md?page=2', '/search.json?q=data', '/search?q=data'],
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/llms.txt', '/openapi.json'],
  ...['/feed.xml', '/atom.xml', '/feed.json', '/topics/agents/feed.xml'],
  ...['/calculators/roi.xlsx', '/calculators/roi.xlsx?quote=x'],
  ...['/favicon.ico', '/site.webmanifest', '/images/covers/default.jpg'],
  ...['/healthz', '/readyz', '/metrics'],
  ...['/no-such-folder/', '/assets/lost.js', '/no-such-page', '/About', '/blogs/', '/%62log'],
]

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'] as const

test.each(methods)('every address but that of the form answers 405 to %s and says what it allows', async method => {
  const answers = new Map<string, readonly unknown[]>()
  for (const address of addresses) {
    const agent = new request.Test(getSharedApp(settings), method, address)
    const { status, headers } = await agent.redirects(0)
    answers.set(address, [status, headers.allow, headers['cache-control']])
  }
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(addresses.map(address => [address, [405, 'GET, HEAD', 'no-store']])),
  )
})

test('every address says by OPTIONS what it allows', async () => {
  for (const address of addresses) {
    const { ok, headers } = await request(getSharedApp(settings)).options(address)
    expect([address, ok, headers.allow]).toEqual([address, true, 'GET, HEAD'])
  }
})

test('GET and HEAD pass, and the form takes its own methods in each spelling of its address', async () => {
  const app = getSharedApp(settings)
  for (const address of addresses.filter(address => /^\/(about|feed|search|llms|favicon)/.test(address))) {
    await request(app).get(address).expect(200)
    await request(app).head(address).expect(200)
  }
  for (const address of ['/send-email', '/send-email/', '/Send-Email']) {
    await request(app).put(address).expect(405).expect('Allow', 'POST')
    await request(app).post(address).send({}).expect(400)
  }
})
