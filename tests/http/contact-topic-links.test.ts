import request from 'supertest'
import { expect, test } from 'vitest'
import { contactMessage, listStored } from '../support/contact-message.ts'
import { pagePaths } from '../support/page-paths.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { someDemo } from '../support/some-demo.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

async function readPage(path: string): Promise<string> {
  return (await request(getSharedApp()).get(path).expect(200)).text
}

test.each([
  ['/industries/energy', 'AI for Energy &amp; Utilities'],
  [`/demos/${someDemo.id}`, `${someDemo.name} demo`],
  ['/demos', 'A custom demo'],
])('the call to action of %s leads to a form about it', async (path, label) => {
  const [link = ''] = /\/contact\?topic=[\w-]+/.exec(await readPage(path)) ?? []
  expect(await readPage(link)).toContain(`<strong>${label}</strong>`)
})

test('every link to the form with a topic names the page that it stands on', async () => {
  const links: { readonly path: string; readonly href: string }[] = []
  for (const path of pagePaths) {
    const hrefs = linksOf(await readPage(path)).map(([, href]) => href)
    links.push(...hrefs.filter(href => href.startsWith('/contact?topic=')).map(href => ({ path, href })))
  }
  expect(links.length).toBeGreaterThan(40)
  for (const { path, href } of links) expect(new URLSearchParams(href.split('?')[1]).get('from'), path).toBe(path)
})

test('robots meet one form for each topic, whatever page led to it, and are told not to follow', async () => {
  const { app } = createTestApp({ settings: { PUBLIC_URL: 'https://www.example.com' } })
  const first = await request(app).get('/contact?topic=energy').expect(200)
  expect(first.text).toContain('<link rel="canonical" href="https://www.example.com/contact"')
  for (const more of ['from=/industries/energy', 'from=/other', 'utm_source=partner&gclid=1']) {
    const { text } = await request(app).get(`/contact?topic=energy&${more}`).expect('Cache-Status', 'pages; hit')
    expect(text).toBe(first.text)
  }
  for (const path of pagePaths) {
    const tags = (await readPage(path)).match(/<a\b[^>]*href="\/contact\?[^>]*>/g) ?? []
    for (const tag of tags) expect(tag, path).toContain('rel="nofollow"')
  }
})

test('a form posted without scripts says which page led to it', async () => {
  const { app, services } = createTestApp()
  const link = '/contact?topic=energy&from=%2Findustries%2Fenergy'
  expect(wordsOf(await readPage(link)).join(' ')).toContain('We also send where your visit began: First page')
  const post = (fields: object) =>
    request(app)
      .post('/send-email')
      .type('form')
      .set('Accept', 'text/html')
      .set('Referer', `http://localhost${link}`)
      .send(fields)
  const { entry: _, ...typed } = contactMessage
  await post({ ...typed, topic: 'energy' }).expect(303)
  await post({ ...contactMessage, name: 'Left out', topic: 'energy' }).expect(303)
  expect((await listStored(services)).map(fields => fields?.entry)).toEqual(['', '/industries/energy'])
})

test('a case study leads to a form about its industry', async () => {
  const page = await readPage('/industries/energy')
  const [address = ''] = /\/industries\/energy\?case=[\w-]+/.exec(page) ?? []
  const [dialog = ''] = /<dialog[\s\S]*<\/dialog>/.exec(await readPage(address)) ?? []
  expect(linksOf(dialog).map(([, href]) => href)).toContain(toTopicLink('energy', '/industries/energy'))
})
