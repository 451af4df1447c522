import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

/** An app whose renders after the first wait, until `release` lets as many of them go on. */
function createBlockedApp() {
  let free = 1
  const waiting: (() => void)[] = []
  const { services } = createTestApp()
  const renderPage = vi.fn(async (input: Parameters<typeof services.renderPage>[0]) => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    return services.renderPage(input)
  })
  const release = (count: number) => {
    const released = waiting.splice(0, count)
    free += count - released.length
    for (const resolve of released) resolve()
  }
  return { ...createTestApp({ parts: { renderPage } }), renderPage, release }
}

const month = (number: number) => `/blogs?year=${3000 + number}&month=1`

/**
 * Asks for one page more than one being rendered and 50 waiting. The queue is full when one of them is refused,
 * in whichever order they came.
 */
async function fillQueue({ app, renderPage }: ReturnType<typeof createBlockedApp>) {
  await request(app).get('/services').expect(200)
  const { port } = await serve(app)
  const asked = Array.from({ length: 52 }, (_, number) => requestRaw(port, { path: month(number) }))
  const [first] = await Promise.all([Promise.race(asked), waitUntil(() => renderPage.mock.calls.length === 2)])
  expect(first.status).toBe(503)
  return { port, asked }
}

test('pages from free input beyond the queue get 503 with Retry-After while cached pages are sent', async () => {
  const blocked = createBlockedApp()
  const { app, release, services } = blocked
  const { port, asked } = await fillQueue(blocked)

  const refused = await requestRaw(port, { path: month(100) })
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.body.toString()).toContain('The site is busy.')
  const cached = await requestRaw(port, { path: '/services' })
  expect(cached).toMatchObject({ status: 200, headers: { 'cache-status': 'pages; hit' } })
  expect(await services.metrics.print()).toMatch(/^page_renders_refused_total 2$/m)

  release(100)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(51)
  await request(app).get(month(100)).expect(200)
})

test('other pages and refused forms wait for one page from free input at most', async () => {
  const blocked = createBlockedApp()
  const { renderPage, release, services } = blocked
  const { asked } = await fillQueue(blocked)

  const [[other] = []] = renderPage.mock.calls
  if (other === undefined) throw new Error('no page was rendered')
  const others = [services.renderPage(other), services.renderPage(other)]
  release(100)
  await Promise.all([...others, ...asked])
  const screens = renderPage.mock.calls.map(([{ page }]) => page.screen)
  expect(screens.slice(0, 5)).toEqual(['services', 'blogs', 'services', 'services', 'blogs'])
})

test('a client over its limit is refused alone, while another gets the same spreadsheet', async () => {
  const { app } = createTestApp({ settings: { TRUST_PROXY: '1' } })
  const { port } = await serve(app)
  const ask = (path: string, ip: string) => requestRaw(port, { path, headers: { 'X-Forwarded-For': ip } })
  const [busy, other] = ['192.0.2.1', '198.51.100.7']
  const uncached = Array.from({ length: 60 }, (_, index) => `/search.json?q=pilot&limit=${1 + (index % 50)}`)
  for (let round = 0; round < 5; round += 1) for (const path of uncached) await ask(path, busy)
  for (const path of ['/calculators/capacity.xlsx', '/calculators/capacity.xlsx?capacity=21', '/search?q=agents']) {
    const answers = await Promise.all([ask(path, busy), ask(path, other), ask(path, busy)])
    expect(
      answers.map(({ status }) => status),
      path,
    ).toEqual([429, 200, 429])
  }
  expect((await ask('/calculators/capacity.xlsx', busy)).status).toBe(200)
})

test('one client may ask for 300 answers from free input in a minute, and for pages without an end', async () => {
  const { app } = createTestApp({ settings: { TRUST_PROXY: '1' } })
  const { port } = await serve(app)
  const ask = (path: string, ip = '192.0.2.1') => requestRaw(port, { path, headers: { 'X-Forwarded-For': ip } })
  for (let count = 0; count < 300; count += 1) {
    expect((await ask(`/search.json?q=pilot&limit=${1 + (count % 50)}`)).status).toBe(200)
  }
  for (const path of ['/search?q=agents', '/blogs?year=1999&month=1', '/%zz']) {
    const refused = await ask(path)
    expect(refused.status, path).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
  }
  const accept = { 'X-Forwarded-For': '192.0.2.1', Accept: 'text/html' }
  expect((await requestRaw(port, { path: '/send-email', headers: accept })).status).toBe(429)
  expect((await ask('/about.md?section=about-us')).status).toBe(429)
  const asProgram = await ask('/search.json?q=agents')
  expect(asProgram.headers['content-type']).toContain('application/problem+json')
  expect(JSON.parse(asProgram.body.toString())).toMatchObject({ status: 429, code: 'too_many_requests' })
  // Pages of the route table, and the plain page for an address that does not exist.
  expect((await ask('/about')).status).toBe(200)
  expect((await ask('/pricng')).status).toBe(404)
  expect((await ask('/search?q=agents', '198.51.100.7')).status).toBe(200)
})
