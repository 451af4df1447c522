import request from 'supertest'
import { expect, test } from 'vitest'
import { attributeOf, findElements, parseHtml, wordsIn } from '../support/find-elements.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

async function get(query: string): Promise<string> {
  return (await request(getSharedApp()).get(`/pricing${query}`).expect(200)).text
}

test('without scripts the inputs of the address are in the form, and the estimate is beside it', async () => {
  const html = await get('?kind=pilot&systems=1&data=good&risk=low&users=20&months=0')
  expect(html).toContain('<option value="pilot" selected="">')
  expect(html).toMatch(/<input[^>]*name="systems"[^>]*value="1"/)
  expect(html).toMatch(/<li>\([\d +]+\) days × \$[\d,]+ = \$[\d,]+<\/li>/)
  expect(html).toMatch(/<form[^>]*action="\/pricing#estimate"/)
})

test('an option that does not exist leaves the choice open', async () => {
  expect(await get('?risk=extreme')).toMatch(
    /<select[^>]*id="risk"[^>]*aria-invalid="true"[^>]*><option value=""[^>]*>Choose one[\s\S]*<p id="risk-error"/,
  )
})

test('every option of the estimate changes it', async () => {
  const page = parseHtml(await get(''))
  const [form] = findElements(page, element => attributeOf(element, 'action').includes('#estimate'))
  const selects = form === undefined ? [] : findElements(form, ({ tagName }) => tagName === 'select')
  expect(selects.length).toBeGreaterThan(2)
  for (const select of selects) {
    const options = findElements(select, ({ tagName }) => tagName === 'option').map(each => attributeOf(each, 'value'))
    const answers = new Set<string>()
    for (const value of options) {
      const answer = parseHtml(await get(`?${attributeOf(select, 'name')}=${value}`))
      answers.add(
        findElements(answer, ({ tagName }) => /^(output|table)$/.test(tagName))
          .map(wordsIn)
          .join(),
      )
    }
    expect(answers.size, attributeOf(select, 'name')).toBe(options.length)
  }
})

test('only the page without an estimate is kept, as HTML and Markdown, and it is the canonical one of all', async () => {
  const { app, services } = createTestApp({ settings: { PUBLIC_URL: 'https://www.example.com' } })
  const pages = new Map<string, string>()
  for (const path of ['/pricing', '/pricing?systems=4', '/pricing.md', '/pricing.md?systems=4']) {
    pages.set(path, (await request(app).get(path).expect(200)).text)
  }
  await waitUntil(() => services.pages.get('/pricing.md')?.encodings.br !== undefined)
  expect(services.pages.get('/pricing.md?systems=4')).toBeUndefined()
  expect(pages.get('/pricing.md?systems=4')).not.toBe(pages.get('/pricing.md'))
  expect(pages.get('/pricing?systems=4')).toContain('<link rel="canonical" href="https://www.example.com/pricing"')
  await request(app).get('/pricing').expect('Cache-Status', 'pages; hit')
  expect((await request(app).get('/pricing?systems=4')).headers).not.toHaveProperty('cache-status')
})
