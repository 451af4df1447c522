import request from 'supertest'
import { expect, test } from 'vitest'
import { getSharedApp } from '../support/test-app.ts'

const roi = '/whitepapers/measuring-roi-enterprise-generative-ai'
const pugh = '/whitepapers/custom-built-agentic-enterprise-decision-making-ai'
const threshold = '/blogs/price-the-mistakes-then-set-the-threshold'
const cases = '/blogs/blog-19'
const reviewer = '/blogs/blog-36'

async function get(path: string): Promise<string> {
  const { text } = await request(getSharedApp()).get(path).expect(200)
  return text
}

/** The part of the page that shows the result, as the visitor reads it. */
function readHeadline(html: string): string {
  const [, headline = ''] = /<p [^>]*role="status">(.*?)<\/p>/.exec(html) ?? []
  return headline.replaceAll(/<[^>]*>/g, '')
}

test.each([
  [roi, 'roi', 'Return on the investment 100%'],
  [pugh, 'pugh', 'Leader C. Warranty triage'],
  [threshold, 'threshold', 'Cheapest threshold 0.033'],
  [cases, 'cases', 'Cases you need 150'],
  [reviewer, 'reviewer', 'Errors that you caught sign first'],
])('%s shows the result of the text and a form that works without scripts', async (path, id, headline) => {
  const html = await get(path)
  expect(readHeadline(html)).toBe(headline)
  expect(html).toMatch(new RegExp(`<section [^>]*id="calculate-${id}"`))
  expect(html).toMatch(new RegExp(`<form [^>]*action="${path}#calculate-${id}"`))
})

test.each([
  // The rows of the paper's section 4.3 and 4.5, and two from the other texts.
  [`${roi}?conversion=20`, 'Return on the investment −26%'],
  [`${pugh}?c3=4`, 'Leader A. Supplier delay'],
  [`${threshold}?review=180`, 'Cheapest threshold none, review nothing'],
  [`${cases}?share=96&margin=1`, 'Cases you need 1,536'],
  [`${reviewer}?case2=stop&case3=stop&signature=signed`, 'Errors that you caught 1 of 5'],
])('%s computes from the address', async (path, headline) => {
  expect(readHeadline(await get(path))).toBe(headline)
})

test('wrong inputs are kept, escaped, and have their error at the field, while the result waits', async () => {
  const html = await get(`${roi}?users=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&rate=50`)
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).not.toContain('<script>alert')
  expect(html).toMatch(/<input[^>]*id="users"[^>]*aria-invalid="true"[^>]*aria-describedby="users-error"/)
  expect(html).toContain('<p id="users-error"')
  expect(html).toMatch(/<input[^>]*name="rate"[^>]*value="50"/)
  expect(readHeadline(html)).toBe('Correct the marked field to see the result.')
})

test('weights that do not add up to 100 are said once, at all three', async () => {
  const html = await get(`${pugh}?weight1=50`)
  expect(html.match(/The three weights add up to 105%\. Make it 100%\.<\/p>/g)).toHaveLength(1)
  const described = [...html.matchAll(/<input id="(\w+)"[^>]*aria-invalid="true" aria-describedby="([\w-]+)"/g)]
  expect(described.map(([, id]) => id)).toEqual(['weight1', 'weight2', 'weight3'])
  for (const [, , error] of described) expect(html).toContain(`<p id="${error}"`)
  expect(readHeadline(html)).toBe('Correct the marked field to see the result.')
})

test('the choice of a file is not a part of the form', async () => {
  const html = await get(threshold)
  const [, form = ''] = /<form [^>]*#calculate-(.*?)<\/form>/s.exec(html) ?? []
  expect(form).not.toContain('type="file"')
  expect(html).toMatch(/<input(?![^>]*\bname=)[^>]*type="file"/)
})

test('keys that a page does not know change nothing, also those of other calculators', async () => {
  const app = getSharedApp()
  for (const path of [cases, '/blogs/blog-16']) {
    const [plain, foreign] = await Promise.all([
      request(app).get(path).expect(200),
      request(app).get(`${path}?weight1=50&utm_source=x`).expect(200),
    ])
    expect(foreign.text).toBe(plain.text)
  }
})

test('pages with inputs are not cached, and name the page without them as the canonical one', async () => {
  const app = getSharedApp({ PUBLIC_URL: 'https://www.example.com' })
  for (const [path, query] of [
    [cases, 'share=95'],
    [roi, 'users=300'],
  ]) {
    for (const address of [path, `${path}?${query}`]) await request(app).get(`${address}`).expect(200)
    await request(app).get(`${path}`).expect('Cache-Status', 'pages; hit')
    const { headers, text } = await request(app).get(`${path}?${query}`)
    expect(headers).not.toHaveProperty('cache-status')
    expect(text).toContain(`<link rel="canonical" href="https://www.example.com${path}"`)
  }
})

test('only a page with a calculator carries its style sheet', async () => {
  const carries = async (path: string) =>
    /<style data-sheets="[^"]*\/assets\/Calculator-/.test((await request(getSharedApp()).get(path)).text)
  expect([await carries('/blogs/blog-19'), await carries('/about')]).toEqual([true, false])
})
