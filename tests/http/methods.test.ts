import request from 'supertest'
import { expect, test } from 'vitest'
import { canonicalPaths } from '../support/page-paths.ts'
import { listIds } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

const app = getSharedApp({ PUBLIC_URL: 'https://www.example.com', METRICS_TOKEN: '0123456789abcdef' })
const spreadsheet = `/calculators/${listIds('calculators')[0]}.xlsx`

/** One address of each kind, beside all pages. */
const addresses = [
  ...canonicalPaths,
  ...['/about.md', '/index.md', '/blogs.md?page=2', '/search.json?q=data', '/search?q=data', '/openapi.json'],
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/llms.txt', '/feed.xml', '/atom.xml', '/feed.json'],
  ...[spreadsheet, `${spreadsheet}?quote=x`, '/favicon.ico', '/site.webmanifest', '/images/covers/default.jpg'],
  ...['/healthz', '/readyz', '/metrics', '/no-such-folder/', '/assets/lost.js', '/no-such-page', '/About', '/%62log'],
]

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'OPTIONS'])(
  'every address but that of the form says what it allows in its answer to %s',
  async method => {
    for (const address of addresses) {
      const { status, headers } = await new request.Test(app, method, address).redirects(0)
      const refused = [405, 'GET, HEAD', 'no-store']
      if (method === 'OPTIONS') expect([address, status < 300, headers.allow]).toEqual([address, true, 'GET, HEAD'])
      else expect([address, status, headers.allow, headers['cache-control']]).toEqual([address, ...refused])
    }
  },
)

test('GET and HEAD pass, and the form takes its own methods in each spelling of its address', async () => {
  for (const address of addresses.filter(address => /^\/(about|feed|search|llms|favicon)/.test(address))) {
    for (const method of ['get', 'head'] as const) await request(app)[method](address).expect(200)
  }
  for (const address of ['/send-email', '/send-email/', '/Send-Email']) {
    await request(app).put(address).expect(405).expect('Allow', 'POST')
    await request(app).post(address).send({}).expect(400)
  }
})
