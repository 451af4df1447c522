import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { problemSchema } from '../support/api-contract.ts'
import { contactMessage as message, withFaultyReceipts } from '../support/contact-message.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

async function createMailingApp(settings = {}, now?: () => Date): Promise<TestApp & { mail: MailServer }> {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  return { mail, ...createTestApp({ settings: { SMTP_URL: mail.url, SMTP_TLS: 'off', ...settings }, now }) }
}

test('sender and mailbox can be set', async () => {
  const { app, mail } = await createMailingApp({ MAIL_FROM: 'site@example.com', MAIL_TO: 'sales@example.com' })
  await request(app).post('/send-email').send(message).expect(200)
  await waitFor(() => expect(mail.received).toHaveLength(1))
  expect(mail.received[0]).toMatchObject({ from: 'site@example.com', to: ['sales@example.com'] })
})

test('a message that the mail server refuses for now is delivered later', async () => {
  let moment = Date.parse('2025-08-20T12:00:00Z')
  const { app, mail, services, logLines } = await createMailingApp({}, () => new Date(moment))
  mail.setBusy(true)
  await request(app).post('/send-email').send(message).expect(200)
  await waitFor(() => expect(logLines.join()).toContain('message not delivered yet'))
  expect(await services.outbox.nextDue()).toEqual(new Date(moment + 5000))
  mail.setBusy(false)
  moment += 5000
  services.wakeDelivery()
  await waitFor(() => expect(mail.received).toHaveLength(1))
  await waitFor(async () => expect(await services.outbox.nextDue()).toBeUndefined())
})

test('without a mail server the message is stored and the log says so', async () => {
  const { app, services, logLines } = createTestApp()
  const response = await request(app).post('/send-email').send(message).expect(200)
  expect(logLines.join()).toContain('mail is off: SMTP_URL is not set')
  expect(await services.outbox.list({ states: ['waiting'], limit: 9 })).toMatchObject([
    { id: response.body.id, fields: message },
  ])
})

test('an accepted message has an id, its short reference and a text for the sender', async () => {
  const { app } = createTestApp()
  const { body } = await request(app).post('/send-email').send(message).expect(200).expect('Cache-Control', 'no-store')
  expect(body).toEqual({
    success: true,
    message: 'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    reference: `${body.id.slice(0, 4)}-${body.id.slice(4, 8)}`.toUpperCase(),
    status: 'accepted',
    statusUrl: `/messages/${body.id}`,
  })
})

test.each(['get', 'put', 'delete', 'options'] as const)(
  '%s is refused, and the answer names the method',
  async method => {
    const { app } = createTestApp()
    const response = await request(app)[method]('/send-email').expect(405).expect('Allow', 'POST')
    expect(problemSchema.parse(response.body)).toMatchObject({ status: 405, code: 'method_not_allowed' })
  },
)

test.each([
  [
    'at once',
    () => {
      throw new Error('disk full')
    },
  ],
  ['later', async () => Promise.reject(new Error('disk full'))],
])('a message that cannot be stored (%s) is not accepted, and the log says why', async (_, put) => {
  const { services } = createTestApp()
  const { app, logLines } = createTestApp({ parts: { outbox: { ...services.outbox, put } } })
  const response = await request(app).post('/send-email').send(message).expect(503).expect('Retry-After', '30')
  expect(problemSchema.parse(response.body)).toMatchObject({ code: 'storage_unavailable', errors: [] })
  expect(logLines.join()).toContain('disk full')
  expect(logLines.join()).not.toMatch(/Ada|ada@|Analytical|data>/)
})

test('a client gets a problem document without internals after a server error', async () => {
  const { services } = createTestApp()
  const { app, logLines } = createTestApp({ parts: { outbox: withFaultyReceipts(services.outbox) } })
  const response = await request(app).post('/send-email').send(message).expect(500)
  const problem = problemSchema.parse(response.body)
  expect(problem).toMatchObject({ code: 'internal_error', requestId: response.headers['x-request-id'] })
  expect(response.text).not.toMatch(/secret detail|app\.ts/)
  expect(logLines.join()).toContain('secret detail')
})

test('no log line contains text that a visitor wrote', async () => {
  const { app, logLines, mail } = await createMailingApp()
  await request(app).post('/send-email').send(message)
  await request(app)
    .post('/send-email')
    .type('form')
    .send({ ...message, email: 'ada.private' })
  await waitFor(() => expect(mail.received).toHaveLength(1))
  // A request's id has hexadecimal digits, which can spell a name.
  expect(logLines.join()).not.toMatch(/Ada|ada[@.]|Analytical|data>/)
})
