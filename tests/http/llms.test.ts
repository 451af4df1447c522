import request from 'supertest'
import { expect, test } from 'vitest'
import { siteRoutes } from '../support/page-paths.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const settings = { PUBLIC_URL: site, APP_ENV: 'production' }

/** Without the further pages of lists, which have their own Markdown but no entry. */
async function listPagePaths(): Promise<readonly string[]> {
  const { text } = await request(getSharedApp(settings)).get('/sitemap.xml').expect(200)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url).filter(url => !url.includes('?'))
}

test('llms.txt says in 2,100 tokens what the site is, how to search it and how to get Markdown', async () => {
  const app = getSharedApp(settings)
  const { text, headers } = await request(app).get('/llms.txt').expect(200)
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  })
  const blocks = text.trimEnd().split('\n\n')
  expect(blocks[0]).toBe(`# ${siteLibrary.siteData.site.name}`)
  expect(blocks[1]).toMatch(/^> \w/)
  expect(blocks[2]?.includes('invented')).toBe(siteLibrary.siteData.site.sample)
  expect(text).toContain(`${site}/search.json?q=`)
  expect(text).toContain('?section=')
  // About four characters a token.
  expect(text.length / 4).toBeLessThanOrEqual(2100)
})

test('every page of the sitemap is in llms.txt, or in the list of its folder that is', async () => {
  const app = getSharedApp(settings)
  const { text } = await request(app).get('/llms.txt').expect(200)
  const links = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, link = '']) => link)
  for (const link of links) await request(app).head(link.slice(site.length)).expect(200)
  const lists = await Promise.all(
    siteRoutes
      .filter(({ path }) => !path.includes(':'))
      .flatMap(({ path }) => [`${path}.md`, `${path}.md?page=2`])
      .map(async path => (await request(app).get(path)).text),
  )
  const missing = (await listPagePaths()).filter(url => {
    const isListed = links.includes(url === `${site}/` ? `${site}/index.md` : `${url}.md`)
    return !isListed && !lists.some(list => list.includes(`](${url})`))
  })
  expect(missing).toEqual([])
})

test('llms.txt is written once, and answers HEAD and its tag', async () => {
  const app = getSharedApp()
  const first = await request(app).get('/llms.txt').expect(200)
  expect(first.headers).not.toHaveProperty('cache-status')
  expect(first.text).toMatch(/\]\(\/\w/)
  const again = await request(app).get('/llms.txt').set('If-None-Match', String(first.headers.etag)).expect(304)
  expect(again.text).toBe('')
  await request(app).head('/llms.txt').expect(200).expect('Cache-Status', 'pages; hit')
  await request(app).get('/llms-full.txt').expect(404)
})
