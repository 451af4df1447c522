import request from 'supertest'
import { expect, test } from 'vitest'
import { listFeet } from '../support/article-feet.ts'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { pagePaths } from '../support/page-paths.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { someDemo } from '../support/some-demo.ts'
import { createTestApp, getSharedApp, type TestApp } from '../support/test-app.ts'

const topicField = /<input type="hidden" name="topic" value="([^"]*)"/

async function readPage(path: string): Promise<string> {
  const { app } = createTestApp()
  return (await request(app).get(path).expect(200)).text
}

async function readShared(path: string): Promise<string> {
  return (await request(getSharedApp()).get(path).expect(200)).text
}

function postForm({ app }: TestApp, fields: Readonly<Record<string, string>>) {
  return request(app).post('/send-email').set('Accept', 'text/html').type('form').send(fields)
}

test('the contact page shows the topic, asks what helps with it and sends it with the form', async () => {
  const text = await readPage('/contact?topic=ai-staffing')
  expect(wordsOf(text)).toContain('AI Staffing')
  expect(linksOf(text)).toContainEqual(['Not about this?', '/contact#message'])
  expect(topicField.exec(text)?.[1]).toBe('ai-staffing')
  expect(/id="details-hint"[^>]*>([^<]*)/.exec(text)?.[1]).toMatch(/which roles/)
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/contact"/)
})

test.each(['/contact', '/contact?topic=unknown', '/contact?topic='])('%s has no topic', async path => {
  const text = await readPage(path)
  expect(text).not.toMatch(topicField)
  expect(linksOf(text).map(([words]) => words)).not.toContain('Not about this?')
})

test.each([
  ['/industries/energy', 'AI for Energy &amp; Utilities'],
  [`/demos/${someDemo.id}`, `${someDemo.name} demo`],
  ['/demos', 'A custom demo'],
])('the call to action of %s leads to a form about it', async (path, label) => {
  const [link = ''] = /\/contact\?topic=[\w-]+/.exec(await readPage(path)) ?? []
  expect(await readPage(link)).toContain(`<strong>${label}</strong>`)
})

test('every link to the form with a topic names the page that it stands on, and the form shows it', async () => {
  const links: { readonly path: string; readonly href: string }[] = []
  for (const path of pagePaths) {
    const hrefs = linksOf(await readShared(path)).map(([, href]) => href)
    links.push(...hrefs.filter(href => href.startsWith('/contact?topic=')).map(href => ({ path, href })))
  }
  expect(links.length).toBeGreaterThan(40)
  for (const { path, href } of links) expect(new URLSearchParams(href.split('?')[1]).get('from'), path).toBe(path)
  const [{ path, href } = { path: '', href: '' }] = links
  expect(wordsOf(await readShared(href)).join(' ')).toContain(path)
})

test('a case study leads to a form about its industry', async () => {
  const page = await readPage('/industries/energy')
  const [address = ''] = /\/industries\/energy\?case=[\w-]+/.exec(page) ?? []
  const [dialog = ''] = /<dialog[\s\S]*<\/dialog>/.exec(await readPage(address)) ?? []
  expect(linksOf(dialog).map(([, href]) => href)).toContain(toTopicLink('energy', '/industries/energy'))
})

test('a form posted without scripts is stored with its topic, and the confirmation does not repeat it', async () => {
  const site = createTestApp()
  await postForm(site, { ...message, topic: 'ai-staffing' })
    .expect(303)
    .expect('Location', /^\/contact\?sent=1&id=[\w-]{36}$/)
  expect(await listStored(site.services)).toEqual([{ ...message, details: `Topic: AI Staffing\n\n${message.details}` }])
})

test('a refused form keeps its topic, and its details are those that were typed', async () => {
  const site = createTestApp()
  const { text } = await postForm(site, { details: 'Two analysts', topic: 'ai-staffing' }).expect(400)
  expect(topicField.exec(text)?.[1]).toBe('ai-staffing')
  expect(text).toMatch(/<textarea[^>]*>Two analysts<\/textarea>/)
  expect(wordsOf(text)).toContain('AI Staffing')
  expect(linksOf(text).map(([words]) => words)).not.toContain('Not about this?')
})

test('a form that only its topic makes too long comes back with the error at the field', async () => {
  const site = createTestApp()
  const details = 'x'.repeat(10_000)
  const { text } = await postForm(site, { ...message, details, topic: 'ai-staffing' }).expect(400)
  expect(text).toContain('<a href="#details">Details must have at most 9,980 characters</a>')
  await postForm(site, { ...message, details }).expect(303)
})

test('a program may name a topic by its id', async () => {
  const { app, services } = createTestApp()
  await request(app)
    .post('/send-email')
    .send({ ...message, topic: 'energy' })
    .expect(200)
  expect((await listStored(services))[0]?.details).toMatch(/^Topic: AI for Energy & Utilities\n\nWe have <data>/)
})

test.each(['unknown', '', 7, null, ['energy'], { id: 'energy' }])(
  'the topic %j of a program is ignored',
  async topic => {
    const { app, services } = createTestApp()
    await request(app)
      .post('/send-email')
      .send({ ...message, topic })
      .expect(200)
    expect(await listStored(services)).toEqual([message])
  },
)

test('a report of an error in an article is stored with its title', async () => {
  const site = createTestApp()
  await postForm(site, { ...message, topic: 'blog-34' }).expect(303)
  const { displayTitle } = (await siteLibrary.read('posts')).find(({ id }) => id === 'blog-34') ?? {}
  const details = `Topic: An error in “${displayTitle}”\n\n${message.details}`
  expect(await listStored(site.services)).toEqual([{ ...message, details }])
})

test('a message whose browser composed the topic is the same message as one that names it', async () => {
  const { app, services } = createTestApp()
  const details = `Topic: AI Staffing\n\n${message.details}`
  await request(app)
    .post('/send-email')
    .send({ ...message, details })
    .expect(200)
  await request(app)
    .post('/send-email')
    .send({ ...message, topic: 'ai-staffing' })
    .expect(200)
  expect(await listStored(services)).toEqual([{ ...message, details }])
})

test('the foot of every article opens a form about an error in it', async () => {
  for (const { id, path, title } of await listFeet()) {
    const [, href = ''] = linksOf(await readShared(path)).find(([words]) => words === 'Report an error') ?? []
    expect(href, path).toBe(toTopicLink(id, path))
    expect(wordsOf(await readShared(href))).toContain(`An error in “${title}”`)
  }
})
