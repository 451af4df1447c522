import { tmpdir } from 'node:os'
import type autocannon from 'autocannon'
import { contactForm } from '../../shared/contact/forms.ts'
import { someDemo } from '../../tests/support/some-demo.ts'
import { makeBenchFolder, measureCost } from './measure.ts'
import { startSite } from './servers.ts'

/**
 * `npm run bench:costs`: the processor time of the built site for one answer of each kind of address, for the table in
 * docs/operating.md. Four connections ask; each has a new address so that no limit applies.
 */
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

type Kind = {
  readonly amount: number
  readonly toPath: (count: number) => string
  readonly toPost?: (count: number) => { readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

const kinds: Readonly<Record<string, Kind>> = {
  'cached page': { amount: 4000, toPath: () => '/about' },
  'cached page as Markdown': { amount: 4000, toPath: () => '/about.md' },
  'page with filters, not cached': { amount: 200, toPath: count => `/blogs?year=${1000 + count}&month=1` },
  'missing page, nothing like it': { amount: 400, toPath: () => '/qqqqqq' },
  'missing page with suggestions': { amount: 200, toPath: count => `/pricing-${count}-agents` },
  'missing file': { amount: 400, toPath: count => `/assets/${count}.js` },
  'search page': { amount: 200, toPath: count => `/search?q=agents+${count}` },
  'search.json': { amount: 400, toPath: count => `/search.json?q=agents+${count}` },
  estimate: { amount: 200, toPath: count => `/pricing?kind=pilot&systems=${count % 9}&users=${count}` },
  'calculator, repeated': {
    amount: 200,
    toPath: count => `/blogs/blog-17?a1=${1 + (count % 5)}&b1=${1 + (count % 7)}`,
  },
  'spreadsheet, initial values': { amount: 1000, toPath: () => '/calculators/pugh.xlsx' },
  'spreadsheet, other values': { amount: 100, toPath: count => `/calculators/roi.xlsx?users=${1 + count}` },
  'llms.txt': { amount: 1000, toPath: () => '/llms.txt' },
  feed: { amount: 1000, toPath: () => '/feed.xml' },
  sitemap: { amount: 1000, toPath: () => '/sitemap.xml' },
  'openapi.json': { amount: 1000, toPath: () => '/openapi.json' },
  'built file': { amount: 1000, toPath: () => '/icons/icon-192.png' },
  'demo program': { amount: 400, toPath: () => `/demo-apps/${someDemo.id}/` },
  'message accepted': {
    amount: 200,
    toPath: () => contactForm.endpoint,
    toPost: count => ({
      headers: json,
      body: JSON.stringify({ name: 'A', email: 'a@b.example', details: `${count}` }),
    }),
  },
  'message refused': { amount: 400, toPath: () => contactForm.endpoint, toPost: () => ({ headers: json, body: '{}' }) },
  'form refused': { amount: 200, toPath: () => contactForm.endpoint, toPost: () => ({ headers: form, body: 'name=' }) },
}

const settings = { PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '1', CONTACT_LIMIT_TOTAL_PER_MINUTE: '100000' }
const site = await startSite(makeBenchFolder(tmpdir()), { settings })
try {
  for (const [name, { amount, toPath, toPost }] of Object.entries(kinds)) {
    let count = 0
    const setupRequest = (request: autocannon.Request): autocannon.Request => {
      count += 1
      const { headers, body } = toPost?.(count) ?? { headers: {}, body: undefined }
      const from = { 'x-forwarded-for': `10.${count >> 8}.${count & 255}.1`, 'accept-encoding': 'br, gzip' }
      return {
        ...request,
        method: body === undefined ? 'GET' : 'POST',
        path: toPath(count),
        headers: { ...headers, ...from },
        body,
      }
    }
    // The first answers make what is cached, and let the functions be compiled.
    await measureCost(site, { amount: 20, setupRequest })
    console.log(name.padEnd(32), `${(await measureCost(site, { amount, setupRequest })).toFixed(2)} ms`)
  }
} finally {
  await site.stop()
}
