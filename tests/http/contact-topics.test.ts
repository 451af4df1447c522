import request from 'supertest'
import { expect, test } from 'vitest'
import { listFeet } from '../support/article-feet.ts'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost, someService } from '../support/some-content.ts'
import { createTestApp, getSharedApp, type TestApp } from '../support/test-app.ts'

const { topics } = await siteLibrary.read('pages/contact')
const { label, prompt } = topics?.find(({ id }) => id === someService) ?? expect.fail('each service is a topic')
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
  const text = await readPage(`/contact?topic=${someService}`)
  expect(wordsOf(text)).toContain(label)
  expect(linksOf(text)).toContainEqual(['Not about this?', '/contact#message'])
  expect(topicField.exec(text)?.[1]).toBe(someService)
  expect(wordsOf(text)).toContain(prompt)
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/contact"/)
})

test.each(['/contact', '/contact?topic=unknown', '/contact?topic='])('%s has no topic', async path => {
  const text = await readPage(path)
  expect(text).not.toMatch(topicField)
  expect(linksOf(text).map(([words]) => words)).not.toContain('Not about this?')
})

test('a form posted without scripts is stored with its topic, and the confirmation does not repeat it', async () => {
  const site = createTestApp()
  await postForm(site, { ...message, topic: someService })
    .expect(303)
    .expect('Location', /^\/contact\?sent=1&id=[\w-]{36}$/)
  expect(await listStored(site.services)).toEqual([{ ...message, details: `Topic: ${label}\n\n${message.details}` }])
})

test('a refused form keeps its topic, and its details are those that were typed', async () => {
  const site = createTestApp()
  const { text } = await postForm(site, { details: 'Two analysts', topic: someService }).expect(400)
  expect(topicField.exec(text)?.[1]).toBe(someService)
  expect(text).toMatch(/<textarea[^>]*>Two analysts<\/textarea>/)
  expect(wordsOf(text)).toContain(label)
  expect(linksOf(text).map(([words]) => words)).not.toContain('Not about this?')
})

test('a form that only its topic makes too long comes back with the error at the field', async () => {
  const site = createTestApp()
  const details = 'x'.repeat(10_000)
  const rest = (details.length - `Topic: ${label}\n\n`.length).toLocaleString('en-US')
  const { text } = await postForm(site, { ...message, details, topic: someService }).expect(400)
  expect(text).toContain(`<a href="#details">Details must have at most ${rest} characters</a>`)
  await postForm(site, { ...message, details }).expect(303)
})

test('a program may name a topic by its id', async () => {
  const { app, services } = createTestApp()
  await request(app)
    .post('/send-email')
    .send({ ...message, topic: someService })
    .expect(200)
  expect((await listStored(services))[0]?.details).toBe(`Topic: ${label}\n\n${message.details}`)
})

test.each(['unknown', '', 7, null, [someService], { id: someService }])(
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
  await postForm(site, { ...message, topic: somePost }).expect(303)
  const { displayTitle } = (await siteLibrary.read('posts')).find(({ id }) => id === somePost) ?? {}
  const details = `Topic: An error in “${displayTitle}”\n\n${message.details}`
  expect(await listStored(site.services)).toEqual([{ ...message, details }])
})

test('a message whose browser composed the topic is the same message as one that names it', async () => {
  const { app, services } = createTestApp()
  const details = `Topic: ${label}\n\n${message.details}`
  await request(app)
    .post('/send-email')
    .send({ ...message, details })
    .expect(200)
  await request(app)
    .post('/send-email')
    .send({ ...message, topic: someService })
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
