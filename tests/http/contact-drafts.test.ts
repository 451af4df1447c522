import request from 'supertest'
import { expect, test } from 'vitest'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'https://www.example.com' }
const inputs = 'kind=pilot&systems=3&data=good&risk=low&users=40&months=0'

async function read(path: string): Promise<string> {
  return (await request(getSharedApp(settings)).get(path).expect(200)).text
}

/** What is in the field for details when the page opens. */
function detailsOf(html: string): string {
  const [field = ''] = /<textarea[^>]* name="details"[\s\S]*?<\/textarea>/.exec(html) ?? []
  return wordsOf(`<body>${field}`).join('')
}

test('the estimate of the page is in the details of the form, with its topic, its sum and its address', async () => {
  const links = linksOf(await read(`/pricing?${inputs.replace('users=40', 'users=%2040+')}`))
  const href = `/contact?topic=pricing&from=%2Fpricing&${inputs}`
  expect(links).toContainEqual(['Send this estimate', href])
  const page = await read(href)
  expect(wordsOf(page).join(' ')).toContain('About: Pricing')
  expect(page).toContain('We have filled in your estimate.')
  const lines = detailsOf(page).split('\n')
  expect(lines[0]).toBe('My sample estimate: $51,700–$66,000, 6–8 weeks. Fits best: Fixed fee.')
  expect(lines).toContain('Systems to connect: 3')
  expect(lines).toContain('Sum: 41 days, $57,400')
  expect(lines.at(-1)).toBe(`The same estimate: https://www.example.com/pricing?${inputs}#estimate`)
})

test('while an input is wrong there is nothing to send', async () => {
  expect(linksOf(await read('/pricing?systems=many')).map(([words]) => words)).not.toContain('Send this estimate')
})

test.each([
  '/contact',
  '/contact?topic=pricing',
  '/contact?topic=pricing&kind=Buy+now',
  '/contact?kind=pilot&systems=Call+me',
  '/contact?details=Buy+now&name=Eve&email=eve@example.com',
])('%s opens an empty form', async path => {
  const html = await read(path)
  expect(detailsOf(html)).toBe('')
  expect(html.match(/Buy now|Call me|\bEve\b|eve@/g)).toBeNull()
})

test('a form with an estimate is not cached, and its canonical address is the form', async () => {
  const { headers, text } = await request(getSharedApp(settings)).get(`/contact?${inputs}`).expect(200)
  expect(headers).not.toHaveProperty('cache-status')
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/contact"')
})

test('an estimate that is posted without scripts is stored below its topic', async () => {
  const { app, services } = createTestApp({ settings })
  const { text } = await request(app).get(`/contact?topic=pricing&from=%2Fpricing&${inputs}`).expect(200)
  const details = detailsOf(text)
  const post = request(app).post('/send-email').set('Accept', 'text/html').type('form')
  await post.send({ ...message, details: details.replaceAll('\n', '\r\n'), topic: 'pricing' }).expect(303)
  expect(await listStored(services)).toEqual([{ ...message, details: `Topic: Pricing\n\n${details}` }])
})
