import request from 'supertest'
import { expect, test } from 'vitest'
import { changeLibrary } from '../support/changed-library.ts'
import { activeDemos } from '../support/demos.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { someDemo } from '../support/some-demo.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

test.each(activeDemos)('the program of $id is served in a sandbox of its own', async ({ id }) => {
  const app = getSharedApp()
  const response = await request(app)
    .get(`/demo-apps/${id}/`)
    .expect(200)
    .expect('Content-Type', /text\/html/)
  const policy = response.headers['content-security-policy']
  expect(policy).toContain('sandbox allow-scripts allow-forms allow-downloads;')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const script = /src="(\/demo-assets\/[^"]+\.js)"/.exec(response.text)?.[1] ?? ''
  const font = /<link rel="preload" as="font"[^>]* href="(\/demo-assets\/[^"]+\.woff2)"/.exec(response.text)?.[1] ?? ''
  for (const path of [script, font]) {
    await request(app)
      .get(path)
      .expect(200)
      .expect('Access-Control-Allow-Origin', '*')
      .expect('Cache-Control', /immutable/)
  }
})

test('programs swap in their font on the first visit, however late it arrives', async () => {
  const { text } = await request(getSharedApp()).get(`/demo-apps/${someDemo.id}/`)
  const sheets = [...text.matchAll(/href="(\/demo-assets\/[^"]+\.css)"/g)].map(([, path = '']) => path)
  const styles = await Promise.all(sheets.map(path => request(getSharedApp()).get(path)))
  const displays = styles.flatMap(({ text }) => text.match(/font-display:\w+/g) ?? [])
  expect([...new Set(displays)]).toEqual(['font-display:swap'])
})

test.each([
  [`/demo-apps/${someDemo.id}`, 301],
  ['/demo-apps/no-such-demo/', 404],
  ['/demo-apps/..%2f..%2f/', 404],
  ['/demo-apps/', 404],
  [`/demos/${someDemo.id}/program/index.html`, 404],
  [`/demo-assets/..%2fdemos%2f${someDemo.id}%2fprogram%2findex.html`, 404],
])('%s gives no program without its sandbox, but %i', async (path, status) => {
  const { headers } = await request(getSharedApp()).get(path).expect(status)
  expect(headers.location).toBe(status === 301 ? `${path}/` : undefined)
})

test('the page’s policy allows iframes of this site by default, and only of DEMO_HOST if it is set', async () => {
  const own = createTestApp()
  const outside = createTestApp({ settings: { DEMO_HOST: 'demos.example.com', APP_ENV: 'production' } })
  const ownPage = await request(own.app).get(`/demos/${someDemo.id}`)
  const outsidePage = await request(outside.app).get(`/demos/${someDemo.id}`)
  expect(ownPage.headers['content-security-policy']).toContain("frame-src 'self';")
  expect(outsidePage.headers['content-security-policy']).toContain('frame-src https://demos.example.com;')
  expect(outsidePage.text).toContain(`href="https://demos.example.com/${someDemo.id}/"`)
})

test.each(activeDemos)('below $id are its industries, a link to discuss it, and the other active demos', async demo => {
  const links = linksOf((await request(getSharedApp()).get(`/demos/${demo.id}`)).text)
  const industries = siteLibrary.siteData.industries.filter(({ name }) => demo.industries.includes(name))
  const own = [['How good is it?', '#how-good'], ...industries.map(({ id, name }) => [name, `/industries/${id}`])]
  expect(links).toEqual(
    expect.arrayContaining([...own, ['Discuss Your Version', toTopicLink(demo.id, `/demos/${demo.id}`)]]),
  )
  const others = activeDemos.filter(({ id }) => id !== demo.id)
  expect(links.filter(([words]) => words.startsWith('Launch Demo')).toSorted()).toEqual(
    others.map(({ id, name }) => [`Launch Demo : ${name}`, `/demos/${id}`]).toSorted(),
  )
})

test('a demo says what it would be in the visitor’s company where there is a text for it', async () => {
  const library = await changeLibrary('demos', demos => demos.map(demo => ({ ...demo, inYourCompany: undefined })))
  const sites = [getSharedApp(), createTestApp({ parts: { library } }).app]
  const texts = sites.map(async app => wordsOf((await request(app).get(`/demos/${someDemo.id}`)).text))
  const words = 'What this would look like in your company'
  expect((await Promise.all(texts)).map(text => text.includes(words))).toEqual([
    someDemo.inYourCompany !== undefined,
    false,
  ])
})

test('the demos, and what is no demo, have the logo, which leads home', async () => {
  for (const path of ['/demos', '/demos/lost']) {
    const { text } = await request(getSharedApp()).get(path)
    expect(linksOf(text)[0], path).toEqual([siteLibrary.siteData.site.name, '/'])
  }
})
