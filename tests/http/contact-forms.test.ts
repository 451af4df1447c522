import request from 'supertest'
import { expect, test } from 'vitest'
import { listStored, contactMessage as message, withFaultyReceipts } from '../support/contact-message.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

function postForm({ app }: TestApp, fields: Readonly<Record<string, string | undefined>> = message) {
  return request(app).post('/send-email').set('Accept', browserAccept).type('form').send(fields)
}

test('a form that the browser posts without scripts redirects to a confirmation page', async () => {
  const { app, services } = createTestApp()
  const posted = await request(app).post('/send-email').type('form').send(message).expect(303)
  const { location = '' } = posted.headers
  expect(location).toMatch(/^\/contact\?sent=1&id=[\w-]{36}$/)
  expect(await listStored(services)).toEqual([message])
  const page = await request(app).get(location).expect(200)
  expect(page.text).toContain('Message Sent Successfully!')
  expect(page.text).toContain('Thank you for reaching out. Someone from our team will respond to your inquiry shortly.')
})

test('the form of the page is multipart, and the server accepts it as the browser sends it', async () => {
  const site = createTestApp()
  const page = await request(site.app).get('/contact').expect(200)
  const [form] = /<form[^>]*>/.exec(page.text) ?? []
  expect(form?.toLowerCase()).toMatch(
    /(?=.* action="\/send-email")(?=.* method="post").* enctype="multipart\/form-data"/,
  )
  const post = request(site.app).post('/send-email').set('Accept', browserAccept)
  for (const [name, value] of Object.entries({ ...message, details: 'a\r\nb', extra_remark: '' }))
    post.field(name, value)
  await post.expect(303)
  expect(await listStored(site.services)).toEqual([{ ...message, details: 'a\nb' }])
})

test('a wrong form comes back with what was typed, and a summary whose links lead to the wrong fields', async () => {
  const site = createTestApp()
  const response = await postForm(site, { name: 'Ada "Countess"', email: 'ada' }).expect(400)
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(response.text).toContain('<title>Error: ')
  expect(response.text).toContain('value="Ada &quot;Countess&quot;"')
  expect(response.text).toMatch(/role="alert"[^>]*>\s*<h3[^>]*>There is a problem</)
  expect(response.text).toContain('<a href="#email">Please enter a valid email address</a>')
  expect(response.text).toContain('<a href="#details">Please provide details for your inquiry</a>')
  expect(response.text).not.toContain('href="#name"')
})

test('a form beyond the limits comes back with what was typed and the reason', async () => {
  const site = createTestApp({ settings: { CONTACT_LIMIT_PER_MINUTE: '1' } })
  await postForm(site).expect(303)
  const response = await postForm(site, { ...message, name: 'Grace Hopper' })
    .expect(429)
    .expect('Retry-After', /^(5\d|60)$/)
  expect(response.text).toContain('<title>Error: ')
  expect(response.text).toContain('Failed to send message. Try again.')
  expect(response.text).toMatch(/Too many messages arrived within a minute; send this one again in (5\d|60) seconds\./)
  expect(response.text).toContain('value="Grace Hopper"')
  expect(response.text).toContain('We have &lt;data&gt;.')
})

test('a form that could not be stored comes back with what was typed and when to try again', async () => {
  const { services } = createTestApp()
  const put = async () => Promise.reject(new Error('disk full'))
  const site = createTestApp({ parts: { outbox: { ...services.outbox, put } } })
  const response = await postForm(site).expect(503).expect('Retry-After', '30')
  expect(response.text).toContain('The message could not be stored and was not accepted; send it again in 30 seconds.')
  expect(response.text).toContain('value="Ada Lovelace"')
  expect(response.text).not.toContain('disk full')
})

test.each([
  { status: 413, change: { details: 'x'.repeat(33 * 1024) }, headers: {}, words: 'The message is larger than 32 KiB' },
  { status: 415, change: {}, headers: { 'Content-Encoding': 'gzip' }, words: 'in UTF-8 and not compressed' },
  { status: 403, change: {}, headers: { 'Sec-Fetch-Site': 'cross-site' }, words: 'comes from another website' },
])('a form refused unread with $status gets a page that says why and how to get the text back', async given => {
  const { status, change, headers, words } = given
  const site = createTestApp()
  const response = await postForm(site, { ...message, ...change })
    .set(headers)
    .expect(status)
  expect(response.text).toContain('<title>Error: ')
  expect(response.text).toContain(words)
  expect(response.text).toContain('Go back in your browser, and what you typed is still there.')
  expect(response.text).toContain('name="details"')
})

test('a person gets an error page after a server error', async () => {
  const { services } = createTestApp()
  const site = createTestApp({ parts: { outbox: withFaultyReceipts(services.outbox) } })
  const response = await postForm(site).expect(500).expect('Content-Type', /html/)
  expect(response.text).toContain('Something went wrong')
  expect(response.text).not.toContain('secret detail')
})

test('a GET of the URL of a refused form gets the form', async () => {
  const { app } = createTestApp()
  const response = await request(app)
    .get('/send-email')
    .set('Accept', browserAccept)
    .expect(405)
    .expect('Allow', 'POST')
  expect(response.text).toMatch(/<form[^>]* action="\/send-email"/)
  expect(response.text).not.toContain('<title>Error: ')
})

test('no URL and no log line contains text of a form', async () => {
  const site = createTestApp()
  const accepted = await postForm(site)
  await postForm(site, { ...message, email: 'ada.private' })
  await postForm(site).type('form').set('Sec-Fetch-Site', 'cross-site')
  // Not a bare "ada": those are hexadecimal digits, so a random id has them now and then.
  const visitorText = /Ada|ada[@.]|Analytical|data>/
  expect(accepted.headers.location).not.toMatch(visitorText)
  expect(site.logLines.join()).not.toMatch(visitorText)
})
