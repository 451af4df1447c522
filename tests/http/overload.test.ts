import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

/** An app whose renders wait until they are released. */
function createBlockedApp() {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const { services } = createTestApp()
  const renderPage = vi.fn(async (input: Parameters<typeof services.renderPage>[0]) => {
    if (renderPage.mock.calls.length > 1) await released
    return services.renderPage(input)
  })
  return { ...createTestApp({ replace: { renderPage } }), renderPage, release }
}

const month = (number: number) => `/blogs?year=${3000 + number}&month=1`

test('uncached pages beyond the queue get 503 with Retry-After while cached pages are sent', async () => {
  const { app, renderPage, release, services } = createBlockedApp()
  await request(app).get('/services').expect(200)
  const { port } = await serve(app)
  const waiting = Array.from({ length: 51 }, (_, number) => requestRaw(port, { path: month(number) }))
  await waitUntil(() => renderPage.mock.calls.length === 2)
  // One page is being rendered and 50 are waiting for their turn.
  await waitUntil(async () => (await requestRaw(port, { path: month(99) })).status === 503)

  const refused = await requestRaw(port, { path: month(100) })
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.body.toString()).toContain('The site is busy.')
  expect((await requestRaw(port, { path: '/%zz' })).status).toBe(503)
  const cached = await requestRaw(port, { path: '/services' })
  expect(cached).toMatchObject({ status: 200, headers: { 'cache-status': 'pages; hit' } })
  expect(await services.metrics.print()).toMatch(/^page_renders_refused_total [2-9]/m)

  release()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
  await request(app).get(month(100)).expect(200)
})
