import request from 'supertest'
import { expect, test } from 'vitest'
import { createTestApp } from '../support/test-app.ts'

test('a failing render is one 500 page with a request id and no inside knowledge, and the process lives', async () => {
  const { services } = createTestApp()
  const failing = createTestApp({
    parts: {
      renderPage: async input => {
        if (input.page.screen === 'about') throw new Error('secret detail at /srv/app.ts:12')
        return services.renderPage(input)
      },
    },
  })
  const response = await request(failing.app).get('/about').expect(500)
  expect(response.text).toMatch(/<h1[^>]*>Something went wrong<\/h1>/)
  expect(response.text).toContain(response.headers['x-request-id'])
  expect(response.text, 'no link of the navigation is current').not.toMatch(/ (aria-current|data-active)="/)
  expect(response.text).not.toMatch(/secret detail|app\.ts|at .*:\d+:\d+/)
  expect(failing.logLines.join()).toContain('secret detail')
  await request(failing.app).get('/services').expect(200)
})

test('when even the error page fails, a line of text names the request', async () => {
  const { app } = createTestApp({
    parts: {
      renderPage: async () => {
        throw new Error('nothing renders')
      },
    },
  })
  const response = await request(app)
    .get('/')
    .expect(500)
    .expect('Content-Type', /text\/plain/)
  expect(response.text).toBe(`Something went wrong. Request ID: ${response.headers['x-request-id']}\n`)
})

test('a malformed URL is not logged as an error of the server', async () => {
  const { app, logLines } = createTestApp()
  await request(app).get('/%zz').expect(400)
  expect(logLines.join()).not.toContain('"level":50')
})

test('health and readiness answer', async () => {
  const { app } = createTestApp()
  await request(app).get('/healthz').expect(200, { status: 'alive' })
  await request(app).get('/readyz').expect(200, { status: 'ready' })
  const stopping = createTestApp({ parts: { isReady: () => false } })
  await request(stopping.app)
    .get('/readyz')
    .expect(503, { status: 'not ready', failing: ['serving'] })
})

test('no response reveals the software of the server', async () => {
  const { app } = createTestApp()
  const { headers } = await request(app).get('/')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('the log has path and status of a request, but neither query nor headers', async () => {
  const { app, logLines } = createTestApp()
  await request(app).get('/contact?sent=private').set('User-Agent', 'private-agent')
  const log = logLines.join()
  expect(log).toContain('"path":"/contact"')
  expect(log).not.toMatch(/private/)
})

test('HSTS is sent only if PUBLIC_URL is https', async () => {
  const secure = createTestApp({ settings: { PUBLIC_URL: 'https://www.example.com' } })
  const plain = createTestApp({ settings: { PUBLIC_URL: 'http://www.example.com' } })
  expect((await request(secure.app).get('/')).headers).toHaveProperty('strict-transport-security')
  expect((await request(plain.app).get('/')).headers).not.toHaveProperty('strict-transport-security')
})

test('a document that cannot be read once is read at the next request, and readiness says what fails', async () => {
  const { services } = createTestApp()
  const missing = new Set(['pages/terms', 'pages/home'])
  const library: typeof services.library = {
    siteData: services.library.siteData,
    read: async name => {
      if (missing.has(name)) throw new Error('EMFILE: too many open files')
      return services.library.read(name)
    },
  }
  const { app } = createTestApp({ parts: { library } })
  await request(app).get('/readyz').expect(200, { status: 'ready' })
  await request(app).get('/terms').expect(500)
  await request(app)
    .get('/readyz')
    .expect(503, { status: 'not ready', failing: ['pages'] })
  missing.delete('pages/home')
  await request(app)
    .get('/readyz')
    .expect(200, { status: 'degraded', failing: ['pages'] })
  missing.delete('pages/terms')
  await request(app).get('/readyz').expect(200, { status: 'ready' })
  for (const path of ['/terms', '/terms.md', '/llms.txt']) await request(app).get(path).expect(200)
})
