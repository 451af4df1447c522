import request from 'supertest'
import { expect, test } from 'vitest'
import { createTestApp } from '../support/test-app.ts'

test('a failing render is one 500 page with a request id and no inside knowledge, and the process lives', async () => {
  const { services } = createTestApp()
  const { app, logLines } = createTestApp({
    parts: {
      renderPage: async input => {
        if (input.page.screen === 'about') throw new Error('secret detail at /srv/app.ts:12')
        return services.renderPage(input)
      },
    },
  })
  const { text, headers } = await request(app).get('/about').expect(500)
  expect(text).toMatch(/<h1[^>]*>Something went wrong<\/h1>/)
  expect(text).toContain(headers['x-request-id'])
  expect(text, 'no link of the navigation is current').not.toMatch(/ (aria-current|data-active)="/)
  expect(text).not.toMatch(/secret detail|app\.ts|at .*:\d+:\d+/)
  expect(logLines.join()).toContain('secret detail')
  await request(app).get('/services').expect(200)
})

test('when even the error page fails, a line of text names the request', async () => {
  const { app } = createTestApp({ parts: { renderPage: async () => Promise.reject(new Error('nothing renders')) } })
  const { text, headers } = await request(app)
    .get('/')
    .expect(500)
    .expect('Content-Type', /text\/plain/)
  expect(text).toBe(`Something went wrong. Request ID: ${headers['x-request-id']}\n`)
})

test('health and readiness answer, also while the site stops and without storage', async () => {
  const { app } = createTestApp()
  await request(app).get('/healthz').expect(200, { status: 'alive' })
  await request(app).get('/readyz').expect(200, { status: 'ready' })
  for (const [settings, failing] of [
    [{}, ['serving']],
    [{ DATA_DIR: '/dev/null/data' }, ['serving', 'storage']],
  ] as const) {
    const stopping = createTestApp({ settings, parts: { isReady: () => false } })
    await request(stopping.app).get('/readyz').expect(503, { status: 'not ready', failing })
  }
})

test('no response reveals the software of the server, and HSTS is sent only if PUBLIC_URL is https', async () => {
  for (const scheme of ['http', 'https']) {
    const { app } = createTestApp({ settings: { PUBLIC_URL: `${scheme}://www.example.com` } })
    const { headers } = await request(app).get('/')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect('strict-transport-security' in headers).toBe(scheme === 'https')
  }
})

test('a document that cannot be read once is read at the next request, and readiness says what fails', async () => {
  const { library } = createTestApp().services
  const missing = new Set(['pages/terms', 'pages/home'])
  const read: typeof library.read = async name => {
    if (missing.has(name)) throw new Error('EMFILE: too many open files')
    return library.read(name)
  }
  const { app } = createTestApp({ parts: { library: { siteData: library.siteData, read } } })
  const readiness = async () => (await request(app).get('/readyz')).body
  expect(await readiness()).toEqual({ status: 'ready' })
  await request(app).get('/terms').expect(500)
  await request(app)
    .get('/readyz')
    .expect(503, { status: 'not ready', failing: ['pages'] })
  missing.delete('pages/home')
  await request(app)
    .get('/readyz')
    .expect(200, { status: 'degraded', failing: ['pages'] })
  missing.delete('pages/terms')
  expect(await readiness()).toEqual({ status: 'ready' })
  for (const path of ['/terms', '/terms.md', '/llms.txt']) await request(app).get(path).expect(200)
})
