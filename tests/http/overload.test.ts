import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { createClockedSite } from '../support/clocked-site.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { listIds } from '../support/some-content.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

const spreadsheet = `/calculators/${listIds('calculators')[0]}.xlsx`
const month = (number: number) => `/blogs?year=${3000 + number}&month=1`

/**
 * A site whose renders after the first wait until `release`, and which has been asked for one page more than one being
 * rendered and 50 waiting: the queue is full when one of them is refused, in whichever order they came.
 */
async function createFullSite() {
  let free = 1
  const waiting: (() => void)[] = []
  const { services } = createTestApp()
  const renderPage = vi.fn(async (input: Parameters<typeof services.renderPage>[0]) => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    return services.renderPage(input)
  })
  const release = () => {
    free = Number.POSITIVE_INFINITY
    for (const resolve of waiting.splice(0)) resolve()
  }
  const site = createTestApp({ parts: { renderPage } })
  await request(site.app).get('/services').expect(200)
  const { port } = await serve(site.app)
  const asked = Array.from({ length: 52 }, (_, number) => requestRaw(port, { path: month(number) }))
  const [first] = await Promise.all([Promise.race(asked), waitUntil(() => renderPage.mock.calls.length === 2)])
  expect(first.status).toBe(503)
  return { ...site, port, asked, renderPage, release }
}

test('pages from free input beyond the queue get 503 with Retry-After while cached pages are sent', async () => {
  const { app, port, asked, release, services } = await createFullSite()
  const refused = await requestRaw(port, { path: month(100) })
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } })
  expect(refused.body.toString()).toContain('The site is busy.')
  const cached = await requestRaw(port, { path: '/services' })
  expect(cached).toMatchObject({ status: 200, headers: { 'cache-status': 'pages; hit' } })
  expect(await services.metrics.print()).toMatch(/^page_renders_refused_total 2$/m)
  release()
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(51)
  await request(app).get(month(100)).expect(200)
})

test('other pages and refused forms wait for one page from free input at most', async () => {
  const { asked, renderPage, release, services } = await createFullSite()
  const [[other] = []] = renderPage.mock.calls
  if (other === undefined) throw new Error('no page was rendered')
  const others = [services.renderPage(other), services.renderPage(other)]
  release()
  await Promise.all([...others, ...asked])
  const screens = renderPage.mock.calls.map(([{ page }]) => page.screen)
  expect(screens.slice(0, 5)).toEqual(['services', 'blogs', 'services', 'services', 'blogs'])
})

test('one client may ask for 300 answers from free input in a minute, and for pages without an end', async () => {
  const { app, pass } = createClockedSite()
  const ask = (path: string, client = '192.0.2.1') => request(app).get(path).set('X-Forwarded-For', client)
  for (let count = 0; count < 300; count += 1) await ask(`/search.json?q=pilot&limit=${1 + (count % 50)}`).expect(200)
  const pages = ['/search?q=agents', '/blogs?year=1999&month=1']
  for (const path of ['/about.md?section=about-us', spreadsheet, ...pages]) {
    const { status } = await ask(path)
    // Another company's site may lack the section or the calculators.
    if (status !== 404) expect(status, path).toBe(429)
    expect((await ask(path, '198.51.100.7')).status, path).not.toBe(429)
  }
  // Made for the other client, kept for all.
  expect((await ask(spreadsheet)).status).not.toBe(429)
  await ask('/%zz').expect(429)
  await ask('/send-email').set('Accept', 'text/html').expect(429)
  const { body } = await ask('/search.json?q=agents')
    .expect(429)
    .expect('Content-Type', /^application\/problem\+json/)
  expect(body).toMatchObject({ status: 429, code: 'too_many_requests' })
  await ask('/about').expect(200)
  await ask('/pricng').expect(404)
  pass(60)
  await ask('/search?q=agents').expect(200)
})
