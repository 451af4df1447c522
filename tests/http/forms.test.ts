import PostalMime from 'postal-mime'
import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { runTool } from '../../server/operator/commands.ts'
import { toReference } from '../../server/outbox/outbox.ts'
import { contactForm } from '../../shared/contact/forms.ts'
import { applicationForm } from '../support/application-form.ts'
import { startMailServer } from '../support/mail-server.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const forms = [contactForm, applicationForm]
const application = { applicant: 'Grace Hopper', mail: 'grace@example.com', phone: '', letter: 'I debug.' }
const token = 'metrics-token-of-a-test'

/** The built site with a second row in its table of forms, and a mail server. */
async function openTwoForms() {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const DATA_DIR = makeTempFolder()
  const settings = { DATA_DIR, SMTP_URL: mail.url, SMTP_TLS: 'off', METRICS_TOKEN: token }
  return { mail, DATA_DIR, ...createTestApp({ settings, parts: { forms } }) }
}

test('a message of a second form is stored, mailed to its mailbox, shown to the operator and counted', async () => {
  const { app, services, mail, DATA_DIR, logLines } = await openTwoForms()
  const { body } = await request(app).post('/send-application').send(application).expect(200)
  const again = await request(app).post('/send-application').send(application).expect(200)
  expect(again.body).toEqual(body)
  expect(await services.outbox.findById(body.id)).toMatchObject([{ form: applicationForm, fields: application }])

  await waitFor(() => expect(mail.received).toHaveLength(1))
  const { to, subject, replyTo, text } = await PostalMime.parse(mail.received[0]?.source ?? '')
  expect(to?.map(({ address }) => address)).toEqual([services.library.siteData.site.email.careers])
  expect(subject).toBe('Application from Grace Hopper')
  expect(replyTo?.map(({ address }) => address)).toEqual(['grace@example.com'])
  expect(text).toMatch(/Your name: Grace Hopper\nMail: grace@example.com\nPhone: not given\n[\s\S]*I debug\./)
  expect(logLines.join()).not.toMatch(/Grace|grace@|debug/)

  let output = ''
  const tool = {
    output: { write: (line: string) => (output += line) },
    errors: { write: (line: string) => (output += line) },
    readSettings: () => ({ DATA_DIR }),
    now: () => new Date(),
    confirm: undefined,
    forms,
  }
  expect(await runTool(['show', toReference(body.id)], tool)).toBe(0)
  expect(output).toMatch(/Form +application\n[\s\S]*Your name +Grace Hopper\n[\s\S]*I debug\./)

  const metrics = await request(app).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200)
  expect(metrics.text).toContain('http_requests_total{route="/send-application",status="200",cache="miss"} 2')
})

test('a second form refuses what its own fields lack', async () => {
  const { app } = await openTwoForms()
  const { body } = await request(app).post('/send-application').send({ name: 'Ada', details: 'Hi' }).expect(400)
  expect(body.errors).toEqual([
    { field: 'applicant', code: 'required', message: 'Your name is required' },
    { field: 'mail', code: 'required', message: 'Mail is required' },
    { field: 'letter', code: 'required', message: 'A letter is required' },
  ])
  const notAnObject = await request(app).post('/send-application').type('json').send('[]').expect(400)
  expect(notAnObject.body.detail).toBe('The JSON must be one object with the fields applicant, mail, phone and letter.')
  await request(app).put('/send-application').expect(405).expect('Allow', 'POST')
})

test('a site without the second form has neither its address nor its messages', async () => {
  const { app, DATA_DIR } = await openTwoForms()
  const { body } = await request(app).post('/send-application').send(application).expect(200)
  const other = createTestApp({ settings: { DATA_DIR } })
  await request(other.app).post('/send-application').send(application).expect(405)
  expect(await other.services.outbox.findById(body.id)).toMatchObject([{ form: undefined, fields: undefined }])
})
