import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const message = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada@example.com',
  details: 'We have <data>.\nCan you help?',
}

async function createMailingApp(settings = {}, now?: () => Date): Promise<TestApp & { mail: MailServer }> {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  return { mail, ...createTestApp({ settings: { SMTP_URL: mail.url, SMTP_TLS: 'off', ...settings }, now }) }
}

test('a posted message is accepted and arrives at the mail server', async () => {
  const { app, mail } = await createMailingApp()
  const response = await request(app).post('/send-email').send(message).expect(200)
  expect(response.body).toMatchObject({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await vi.waitFor(() => expect(mail.received).toHaveLength(1))
  const [received] = mail.received
  expect(received?.from).toBe('website@spanwell.example')
  expect(received?.to).toEqual(['info@spanwell.example'])
  expect(received?.source).toContain('Reply-To: Ada Lovelace <ada@example.com>')
  expect(received?.source).toContain('Subject: Website inquiry from Ada Lovelace')
  expect(received?.source).toContain(`Message-ID: <${response.body.id}@spanwell.example>`)
  expect(received?.source).toContain('Company: Analytical Engines')
  expect(received?.source).toContain('We have <data>.')
  expect(received?.source).toContain('We have &lt;data&gt;.<br>Can you help?')
})

test('sender and mailbox can be set', async () => {
  const { app, mail } = await createMailingApp({ MAIL_FROM: 'site@example.com', MAIL_TO: 'sales@example.com' })
  await request(app).post('/send-email').send(message).expect(200)
  await vi.waitFor(() => expect(mail.received).toHaveLength(1))
  expect(mail.received[0]).toMatchObject({ from: 'site@example.com', to: ['sales@example.com'] })
})

test('a message that the mail server refuses for now is delivered later', async () => {
  let moment = Date.parse('2025-08-20T12:00:00Z')
  const { app, mail, services, logLines } = await createMailingApp({}, () => new Date(moment))
  mail.setBusy(true)
  await request(app).post('/send-email').send(message).expect(200)
  await vi.waitFor(() => expect(logLines.join()).toContain('message not delivered yet'))
  expect(services.outbox.nextDue()).toEqual(new Date(moment + 5000))
  mail.setBusy(false)
  moment += 5000
  services.wakeDelivery()
  await vi.waitFor(() => expect(mail.received).toHaveLength(1))
  expect(services.outbox.nextDue()).toBeUndefined()
})

test('without a mail server the message is kept and the log says so', async () => {
  const { app, services, logLines } = createTestApp()
  const response = await request(app).post('/send-email').send(message).expect(200)
  expect(logLines.join()).toContain('mail is off: SMTP_URL is not set')
  expect(services.outbox.list({ states: ['waiting'], limit: 9 })).toMatchObject([
    { id: response.body.id, fields: message },
  ])
})

test('the three required fields are asked for in the specification’s words', async () => {
  const { app } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .send({ name: ' ', email: '' })
    .expect(400)
    .expect('Content-Type', /application\/problem\+json/)
  expect(response.body).toMatchObject({
    success: false,
    status: 400,
    code: 'invalid_fields',
    errors: [
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Email is required' },
      { field: 'details', message: 'Please provide details for your inquiry' },
    ],
    requestId: response.headers['x-request-id'],
  })
})

test('a wrong address is told', async () => {
  const { app } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .send({ ...message, email: 'ada' })
    .expect(400)
  expect(response.body.errors).toEqual([{ field: 'email', message: 'Please enter a valid email address' }])
})

test.each([
  ['a field that is no text', { ...message, name: 7 }, 400],
  ['a body that is no object', [1, 2], 400],
  ['a body that is too large', { ...message, details: 'x'.repeat(33 * 1024) }, 413],
])('%s is refused', async (_, body, status) => {
  const { app } = createTestApp()
  const response = await request(app).post('/send-email').send(body)
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false, status })
})

test.each([
  ['JSON that is not well formed', 'application/json', '{"name":', 400],
  ['a type that is not taken', 'text/plain', 'hello', 415],
  ['a charset that is not taken', 'application/json; charset=utf-7', '{}', 415],
])('%s is refused', async (_, type, body, status) => {
  const { app } = createTestApp()
  const response = await request(app).post('/send-email').set('Content-Type', type).send(body)
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false, status })
})

test('only POST is taken', async () => {
  const { app } = createTestApp()
  const response = await request(app).get('/send-email').expect(405).expect('Allow', 'POST')
  expect(response.body).toMatchObject({ success: false, code: 'method_not_allowed' })
})

test('a message that cannot be stored is not accepted', async () => {
  const { services } = createTestApp()
  const outbox = {
    ...services.outbox,
    put: () => {
      throw new Error('disk full')
    },
  }
  const { app } = createTestApp({ replace: { outbox } })
  const response = await request(app).post('/send-email').send(message).expect(503).expect('Retry-After', '60')
  expect(response.body).toMatchObject({ success: false, code: 'storage_unavailable' })
})

test('a form that the browser posts by itself leads to a page that confirms', async () => {
  const { app, services } = createTestApp()
  const location = '/contact?sent=1'
  await request(app).post('/send-email').type('form').send(message).expect(303).expect('Location', location)
  expect(services.outbox.list({ states: ['waiting'], limit: 9 })).toHaveLength(1)
  const page = await request(app).get(location).expect(200)
  expect(page.text).toContain('Message Sent Successfully!')
  expect(page.text).toContain('Thank you for reaching out. Someone from our team will respond to your inquiry shortly.')
})

test('a wrong form comes back with what was typed, the messages and a title that says so', async () => {
  const { app } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .type('form')
    .send({ name: 'Ada "Countess"', email: 'ada' })
    .expect(400)
  expect(response.text).toContain('<title>Error: ')
  expect(response.text).toContain('value="Ada &quot;Countess&quot;"')
  expect(response.text).toContain('Please enter a valid email address')
  expect(response.text).toContain('Please provide details for your inquiry')
})

test('no log line holds anything that a visitor wrote', async () => {
  const { app, logLines, mail } = await createMailingApp()
  await request(app).post('/send-email').send(message)
  await request(app)
    .post('/send-email')
    .type('form')
    .send({ ...message, email: 'ada.private' })
  await vi.waitFor(() => expect(mail.received).toHaveLength(1))
  expect(logLines.join()).not.toMatch(/Ada|ada|Analytical|data>/)
})
