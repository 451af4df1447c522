import request from 'supertest'
import { expect, test } from 'vitest'
import { contactMessage } from '../support/contact-message.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { somePost } from '../support/some-content.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { secret } from '../support/webhook-receiver.ts'

const token = '0123456789abcdef'
const settings = { METRICS_TOKEN: token }

async function readFigures({ app }: TestApp): Promise<string> {
  const { text } = await request(app)
    .get('/metrics')
    .set('Authorization', `Bearer ${token}`)
    .expect(200)
    .expect('Content-Type', /^text\/plain; version=0\.0\.4/)
  return text
}

test('responses are counted by pattern and status, cached pages separately', async () => {
  const site = createTestApp({ settings })
  for (const path of ['/services', '/services', '/services?x=1', `/blogs/${somePost}`, '/nowhere'])
    await request(site.app).get(path)
  const figures = await readFigures(site)
  expect(figures).toContain('http_requests_total{route="/services",status="200",cache="miss"} 1')
  expect(figures).toContain('http_requests_total{route="/services",status="200",cache="hit"} 2')
  expect(figures).toContain('http_requests_total{route="/blogs/:postId",status="200",cache="miss"} 1')
  expect(figures).toContain('http_requests_total{route="other",status="404",cache="miss"} 1')
  expect(figures).toContain('page_render_duration_seconds_count 3')
  expect(figures).toMatch(/page_cache_bytes [1-9]/)
  expect(figures).toContain('nodejs_eventloop_lag_seconds')
})

test('unknown paths do not add labels', async () => {
  const site = createTestApp({ settings })
  const odd = [
    '/a',
    '/b/c',
    '/x.php',
    '/blog/1/2',
    '/assets/x.js',
    '/content/x',
    '/blogs/%zz',
    '/industries/none',
    '/metrics/x',
  ]
  for (const path of odd) await request(site.app).get(path)
  const routes = [...(await readFigures(site)).matchAll(/http_requests_total\{route="([^"]+)"/g)].map(
    ([, route]) => route,
  )
  expect(new Set(routes)).toEqual(
    new Set(['other', 'file', '/assets/*', '/content/*', 'malformed', '/industries/:industryId']),
  )
})

test('the outbox is measured by state and by its oldest message', async () => {
  let moment = Date.parse('2025-08-20T12:00:00Z')
  const site = createTestApp({ settings, now: () => new Date(moment) })
  await request(site.app).post('/send-email').send(contactMessage).expect(200)
  moment += 90_000
  const figures = await readFigures(site)
  expect(figures).toContain('outbox_messages{state="waiting"} 1')
  expect(figures).toContain('outbox_messages{state="dead"} 0')
  expect(figures).toContain('outbox_oldest_waiting_seconds 90')
  // The clock was ahead and is set back.
  moment -= 86_400_000
  expect(await readFigures(site)).toContain('outbox_oldest_waiting_seconds 0')
})

test('with a webhook alone nothing counts as waiting for the mailbox', async () => {
  const webhook = { WEBHOOK_URL: 'http://127.0.0.1:1/hook', WEBHOOK_SECRET: secret }
  const site = createTestApp({ settings: { ...settings, ...webhook } })
  await request(site.app).post('/send-email').send(contactMessage).expect(200)
  const figures = await readFigures(site)
  expect(figures).toContain('webhook_messages{state="waiting"} 1')
  expect(figures).toContain('outbox_messages{state="waiting"} 0')
})

test('a mail server that refuses the site is measured', async () => {
  const mail = await startTestMailServer()
  mail.behave({ kind: 'refuse', at: 'RCPT', status: 550, enhancedStatus: '5.1.1' })
  const site = createTestApp({ settings: { ...settings, SMTP_URL: mail.url, SMTP_TLS: 'off' } })
  expect(await readFigures(site)).toContain('mail_delivery_held 0')
  await request(site.app).post('/send-email').send(contactMessage).expect(200)
  await waitFor(async () => expect(await readFigures(site)).toContain('mail_delivery_held 1'))
})

test('without a token there are no metrics, not even on the same machine, where a proxy may add no headers', async () => {
  for (const TRUST_PROXY of ['', '1']) {
    const { app } = createTestApp({ settings: { TRUST_PROXY } })
    await request(app).get('/metrics').expect(404)
  }
})

test('with a token only requests with it may read, from any machine', async () => {
  const { app } = createTestApp({ settings })
  await request(app).get('/metrics').expect(401).expect('WWW-Authenticate', 'Bearer')
  await request(app).get('/metrics').set('Authorization', `Bearer ${token}x`).expect(401)
  await request(app)
    .get('/metrics')
    .set('Authorization', `Bearer ${token}`)
    .set('X-Forwarded-For', '192.0.2.1')
    .expect(200)
})
