import request from 'supertest'
import { expect, test } from 'vitest'
import { makeFields } from '../support/make-fields.ts'
import { demoAppPaths } from '../support/page-kinds.ts'
import { createTestApp } from '../support/test-app.ts'
import { secret } from '../support/webhook-receiver.ts'

async function readPrivacyPage(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const { text } = await request(createTestApp({ settings }).app).get('/privacy')
  return text.replace(/<script[\s\S]*?<\/script>/g, '')
}

test.each([
  [{}, ['7 days after delivery', '30 days after arrival', 'tries for 5 days.']],
  [
    { KEEP_DELIVERED_DAYS: '11', KEEP_SUSPECT_DAYS: '22', MAIL_RETRY_DAYS: '1' },
    ['11 days after delivery', '22 days after arrival', 'tries for 1 day.'],
  ],
])('with the settings %j the privacy page has the periods %j', async (settings, periods) => {
  const page = await readPrivacyPage(settings)
  for (const period of periods) expect(page).toContain(period)
})

const uses = {
  database: ['In a PostgreSQL database', 'In the table rate_limits of the database'],
  webhook: ['The same message, signed'],
  alertWebhook: ['A notice that messages wait'],
  alertMail: ['The same notice by email'],
  mail: ['The email'],
  digest: ['A daily list of such messages'],
}
const events = { WEBHOOK_URL: 'http://127.0.0.1:1/hook', WEBHOOK_SECRET: secret }
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['no setting', {}, []],
  ['a database', { DATABASE_URL: 'postgres://127.0.0.1:1/site' }, uses.database],
  ['a webhook for messages', events, uses.webhook],
  ['a webhook', { ALERT_URL: 'http://127.0.0.1:1/hook' }, uses.alertWebhook],
  ['a mail server', smtp, [...uses.mail, ...uses.digest]],
  ['no daily list', { ...smtp, SUSPECT_DIGEST: 'off' }, uses.mail],
  ['alerts by mail', { ...smtp, ALERT_MAIL_TO: 'ops@example.com' }, [...uses.mail, ...uses.digest, ...uses.alertMail]],
])('with %s the privacy page tells of what the server then does, and of nothing else', async (_, settings, own) => {
  const page = await readPrivacyPage(settings)
  for (const words of Object.values(uses).flat()) expect(page.includes(words), words).toBe(own.includes(words))
  expect(page.includes('In a database file on the server')).toBe(!('DATABASE_URL' in settings))
  expect(page).not.toContain('{storage}')
})

test('the log has nothing of a request but what the privacy page names', async () => {
  const { app, logLines } = createTestApp()
  await request(app)
    .get('/privacy?from=secret-query')
    .set('User-Agent', 'secret-agent')
    .set('Cookie', 'a=secret-cookie')
  const lines = logLines.map(line => JSON.parse(line)).filter(({ req }) => req !== undefined)
  expect(lines).toHaveLength(1)
  const [{ level, msg, req, res, ...facts }] = lines
  expect([req.method, facts.path]).toEqual(['GET', '/privacy'])
  const named = /<span[^>]*>(time[^<]+)<\/span>/.exec(await readPrivacyPage())?.[1]?.split(', ')
  expect(Object.keys({ ...facts, ...req, ...res }).toSorted()).toEqual(named?.toSorted())
  expect(logLines.join()).not.toMatch(/secret|127\.0\.0\.1/)
})

test('no answer sets a cookie', async () => {
  const { app } = createTestApp()
  const gets = ['/privacy', '/nowhere', ...demoAppPaths].map(path => request(app).get(path))
  const answers = await Promise.all([...gets, request(app).post('/send-email').send(makeFields()).expect(200)])
  expect(answers.filter(({ headers }) => 'set-cookie' in headers)).toEqual([])
})
