import PostalMime from 'postal-mime'
import request from 'supertest'
import { expect, test } from 'vitest'
import { contactForm } from '../../shared/contact/forms.ts'
import { applicationForm } from '../support/application-form.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const application = { applicant: 'Grace Hopper', mail: 'grace@example.com', phone: '', letter: 'I debug.' }

test('a message of a second form is stored, mailed to its own mailbox and counted', async () => {
  const mail = await startTestMailServer()
  const settings = { SMTP_URL: mail.url, SMTP_TLS: 'off', METRICS_TOKEN: 'metrics-token-of-a-test' }
  const { app, services, logLines } = createTestApp({ settings, parts: { forms: [contactForm, applicationForm] } })
  const post = (fields: object) => request(app).post('/send-application').send(fields)
  const { body } = await post(application).expect(200)
  expect((await post(application).expect(200)).body).toEqual(body)
  expect(await services.outbox.findById(body.id)).toMatchObject([{ form: applicationForm, fields: application }])
  await waitFor(() => expect(mail.received).toHaveLength(1))
  const { to, subject, replyTo, text } = await PostalMime.parse(mail.received[0]?.source ?? '')
  expect(to?.map(({ address }) => address)).toEqual([services.library.siteData.site.email.careers])
  expect([subject, replyTo?.[0]?.address]).toEqual(['Application from Grace Hopper', 'grace@example.com'])
  expect(text).toMatch(/Your name: Grace Hopper\nMail: grace@example.com\nPhone: not given\n[\s\S]*I debug\./)
  expect(logLines.join()).not.toMatch(/Grace|grace@|debug/)
  const { text: metrics } = await request(app).get('/metrics').set('Authorization', `Bearer ${settings.METRICS_TOKEN}`)
  expect(metrics).toContain('http_requests_total{route="/send-application",status="200",cache="miss"} 2')

  const { errors } = (await post({ name: 'Ada', mail: 'x@y.z' }).expect(400)).body
  expect(errors.map(({ message }: { readonly message: string }) => message)).toEqual([
    'Your name is required',
    'A letter is required',
  ])
  const { detail } = (await post([]).expect(400)).body
  expect(detail).toBe('The JSON must be one object with the fields applicant, mail, phone and letter.')
  await request(app).put('/send-application').expect(405).expect('Allow', 'POST')
})

test('a site without the second form has neither its address nor its messages', async () => {
  const DATA_DIR = makeTempFolder()
  const { app } = createTestApp({ settings: { DATA_DIR }, parts: { forms: [contactForm, applicationForm] } })
  const { body } = await request(app).post('/send-application').send(application).expect(200)
  const other = createTestApp({ settings: { DATA_DIR } })
  await request(other.app).post('/send-application').send(application).expect(405)
  expect(await other.services.outbox.findById(body.id)).toMatchObject([{ form: undefined, fields: undefined }])
})
