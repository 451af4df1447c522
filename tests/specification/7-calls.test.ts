import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { toDemoAddress, toDemoBase } from '../../shared/demos/demo-address.ts'
import { contactMessage as message } from '../support/contact-message.ts'
import { startMailServer } from '../support/mail-server.ts'
import { createTestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

test('POST → /send-email → JSON {name, company, email, details} → Read as JSON; a success flag is checked', async () => {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const { app } = createTestApp({ settings: { SMTP_URL: mail.url, SMTP_TLS: 'off' } })
  const response = await request(app).post('/send-email').send(message).expect(200)
  expect(response.body).toMatchObject({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await waitFor(() => expect(mail.received).toHaveLength(1))
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

test.each([
  [{ appEnv: 'production', demoHost: 'demos.example.com' }, 'https://demos.example.com/vision/'],
  [{ appEnv: 'staging', demoHost: 'demos.example.com' }, 'https://staging.demos.example.com/vision/'],
  [{ appEnv: 'production' }, '/demo-apps/vision/'],
])('Demo base address depends on an environment setting: with %j a demo is at %s', (settings, address) => {
  expect(toDemoAddress(toDemoBase(settings), 'vision')).toBe(address)
})
