import request from 'supertest'
import { expect, test } from 'vitest'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const settings = { PUBLIC_URL: site, APP_ENV: 'production' }

/** Without the further pages of lists, which have their own Markdown but no entry. */
async function listPagePaths(): Promise<readonly string[]> {
  const { text } = await request(getSharedApp(settings)).get('/sitemap.xml').expect(200)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url).filter(url => !url.includes('?'))
}

test('llms.txt has a heading, a summary and a described link to the twin of each page of the sitemap', async () => {
  const app = getSharedApp(settings)
  const { text, headers } = await request(app).get('/llms.txt').expect(200)
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  })
  const blocks = text.trimEnd().split('\n\n')
  expect(blocks[0]).toBe('# Spanwell AI')
  expect(blocks[1]).toMatch(/^> \w/)
  expect(blocks.findIndex(block => block.startsWith('## '))).toBe(4)
  const entries = text.split('\n').filter(line => line.startsWith('- '))
  expect(entries.filter(line => !/^- \[.+\]\(https:\/\/www\.example\.com\/\S+\): \S/.test(line))).toEqual([])
  const links = entries.flatMap(line => /\]\((\S+\.md)\)/.exec(line)?.[1] ?? [])
  const expected = (await listPagePaths()).map(url => (url === `${site}/` ? `${site}/index.md` : `${url}.md`))
  expect(links.toSorted()).toEqual(expected.toSorted())
  for (const link of links) await request(app).head(link.slice(site.length)).expect(200)
})

test('llms-full.txt has the twins of all pages of the sitemap in its order', async () => {
  const app = getSharedApp(settings)
  const { text } = await request(app).get('/llms-full.txt').expect(200)
  const urls = [...text.matchAll(/^---\ntitle: .*\ndescription: .*\nurl: "(.*)"$/gm)].map(([, url]) => url)
  expect(urls).toEqual(await listPagePaths())
  expect(text).toContain((await request(app).get('/about.md')).text)
})

test.each(['/llms.txt', '/llms-full.txt'])('%s is written once, and answers HEAD and its tag', async path => {
  const app = getSharedApp()
  const first = await request(app).get(path).expect(200)
  expect(first.headers).not.toHaveProperty('cache-status')
  expect(first.text).toMatch(/\]\(\/\w/)
  const again = await request(app).get(path).set('If-None-Match', String(first.headers.etag)).expect(304)
  expect(again.text).toBe('')
  await request(app).head(path).expect(200).expect('Cache-Status', 'pages; hit')
})
