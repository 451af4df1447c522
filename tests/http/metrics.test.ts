import request from 'supertest'
import { expect, test } from 'vitest'
import { contactMessage } from '../support/contact-message.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { somePost } from '../support/some-content.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { secret } from '../support/webhook-receiver.ts'

const token = '0123456789abcdef'

function createMeasured(settings: Readonly<Record<string, string>> = {}, now?: () => Date) {
  const { app } = createTestApp({ settings: { METRICS_TOKEN: token, ...settings }, now })
  const get = (path: string) => request(app).get(path)
  const read = () => get('/metrics').set('Authorization', `Bearer ${token}`).expect(200)
  const post = () => request(app).post('/send-email').send(contactMessage).expect(200)
  return { get, post, read: async () => (await read().expect('Content-Type', /^text\/plain; version=0\.0\.4/)).text }
}

test('responses are counted by route and status, cached pages separately, and unknown paths add no label', async () => {
  const { get, read } = createMeasured()
  for (const path of ['/services', '/services', '/services?x=1', `/blogs/${somePost}`, '/industries/none'])
    await get(path)
  for (const path of ['/a', '/b/c', '/x.php', '/blog/1/2', '/metrics/x', '/assets/x.js', '/content/x', '/blogs/%zz']) {
    await get(path)
  }
  const figures = await read()
  expect(figures).toContain('http_requests_total{route="/services",status="200",cache="miss"} 1')
  expect(figures).toContain('http_requests_total{route="/services",status="200",cache="hit"} 2')
  expect(figures).toMatch(/^http_requests_total\{route="other",status="404",cache="miss"\} \d+$/m)
  const routes = [...figures.matchAll(/http_requests_total\{route="([^"]+)"/g)].map(([, route]) => route)
  const folders = ['other', 'file', '/assets/*', '/content/*', 'malformed', '/industries/:industryId']
  expect(new Set(routes)).toEqual(new Set(['/services', '/blogs/:postId', ...folders]))
  expect(figures).toMatch(/page_render_duration_seconds_count [1-9][\s\S]*page_cache_bytes [1-9]/)
  expect(figures).toContain('nodejs_eventloop_lag_seconds')
})

test('the outbox is measured by state and by its oldest message', async () => {
  let moment = Date.parse('2025-08-20T12:00:00Z')
  const { post, read } = createMeasured({}, () => new Date(moment))
  await post()
  moment += 90_000
  for (const figure of ['messages{state="waiting"} 1', 'messages{state="dead"} 0', 'oldest_waiting_seconds 90']) {
    expect(await read()).toContain(`outbox_${figure}`)
  }
  // The clock was ahead and is set back.
  moment -= 86_400_000
  expect(await read()).toContain('outbox_oldest_waiting_seconds 0')
})

test('with a webhook alone nothing counts as waiting for the mailbox', async () => {
  const { post, read } = createMeasured({ WEBHOOK_URL: 'http://127.0.0.1:1/hook', WEBHOOK_SECRET: secret })
  await post()
  expect(await read()).toContain('webhook_messages{state="waiting"} 1')
  expect(await read()).toContain('outbox_messages{state="waiting"} 0')
})

test('a mail server that refuses the site is measured', async () => {
  const mail = await startTestMailServer()
  mail.behave({ kind: 'refuse', at: 'RCPT', status: 550, enhancedStatus: '5.1.1' })
  const { post, read } = createMeasured({ SMTP_URL: mail.url, SMTP_TLS: 'off' })
  expect(await read()).toContain('mail_delivery_held 0')
  await post()
  await waitFor(async () => expect(await read()).toContain('mail_delivery_held 1'))
})

test('metrics are for requests with the token, from any machine; without a token there are none', async () => {
  for (const TRUST_PROXY of ['', '1'])
    await createMeasured({ TRUST_PROXY, METRICS_TOKEN: '' }).get('/metrics').expect(404)
  const { get } = createMeasured()
  await get('/metrics').expect(401).expect('WWW-Authenticate', 'Bearer')
  await get('/metrics').set('Authorization', `Bearer ${token}x`).expect(401)
  await get('/metrics')
    .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' })
    .expect(200)
})
