import request from 'supertest'
import { expect, test } from 'vitest'
import { createTestApp } from '../support/test-app.ts'

test.each([
  ['/industries/financial-services', '?case=unknown'],
  ['/blogs?year=2025&month=8', '?year=002025&month=08'],
  ['/blogs?topic=data', '?topic=retrieval'],
  ['/blog?year=2025&month=8&topic=people', '?topic=operations&month=8&year=2025'],
  ['/tools/genai-landscape', '?layer=unknown&license=unknown'],
  ['/demos?industry=Healthcare', '?industry=Healthcare&technology=unknown'],
])('%s with the unknown or respelled values of %s is one page', async (path, search) => {
  const { app } = createTestApp()
  const first = await request(app).get(path.replace(/\?.*/, '') + search)
  const second = await request(app).get(path).expect(200).expect('Cache-Status', 'pages; hit')
  expect(second.text).toBe(first.text)
})

test('nothing is cached for a white paper that does not exist', async () => {
  const { app, services } = createTestApp()
  for (const _ of [1, 2]) {
    const { headers } = await request(app).get('/whitepapers/lost').expect(302)
    expect(headers).not.toHaveProperty('cache-status')
  }
  expect(services.pages.bytes()).toBe(0)
})
