import request from 'supertest'
import { expect, test } from 'vitest'
import { createTestApp, getSharedApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

async function get(query: string): Promise<string> {
  const { text } = await request(getSharedApp()).get(`/pricing${query}`).expect(200)
  return text
}

test('without scripts the inputs of the address are in the form, and the estimate is beside it', async () => {
  const html = await get('?kind=pilot&systems=1&data=good&risk=low&users=20&months=0')
  expect(html).toContain('<option value="pilot" selected="">')
  expect(html).toMatch(/<input[^>]*name="systems"[^>]*value="1"/)
  // 30 + 3 + 1 = 34 days at $1,400.
  expect(html).toContain('<li>(30 + 3 + 0 + 0 + 1 + 0) days × $1,400 = $47,600</li>')
  expect(html).toContain('$42,800–$54,700')
  expect(html).toMatch(/<form[^>]*action="\/pricing#estimate"/)
})

test('an option that does not exist leaves the choice open', async () => {
  const html = await get('?risk=extreme')
  expect(html).toMatch(/<select[^>]*id="risk"[^>]*aria-invalid="true"[^>]*><option value=""[^>]*>Choose one/)
  expect(html).toContain('<p id="risk-error"')
})

test('only the page without an estimate is cached, and it is the canonical one of all', async () => {
  const app = getSharedApp({ PUBLIC_URL: 'https://www.example.com' })
  for (const path of ['/pricing', '/pricing?systems=4']) await request(app).get(path).expect(200)
  await request(app).get('/pricing').expect('Cache-Status', 'pages; hit')
  const { headers, text } = await request(app).get('/pricing?systems=4')
  expect(headers).not.toHaveProperty('cache-status')
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/pricing"')
})

test('a page with numbers in its address has them in its Markdown, and is not kept', async () => {
  const { app, services } = createTestApp()
  const plain = await request(app).get('/pricing.md').expect(200)
  const bytes = services.pages.bytes()
  const { text } = await request(app).get('/pricing.md?systems=4').expect(200)
  expect(text).not.toBe(plain.text)
  await waitUntil(() => services.pages.get('/pricing.md')?.encodings.br !== undefined)
  expect(services.pages.get('/pricing.md?systems=4')).toBeUndefined()
  expect(bytes).toBeGreaterThan(0)
})
