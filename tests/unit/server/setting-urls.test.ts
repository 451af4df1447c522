import { expect, test } from 'vitest'
import { parseConfig } from '../../../server/settings/config.ts'
import { messageOf } from '../../support/settings-fault.ts'

const webhookSecret = `whsec_${Buffer.alloc(32).toString('base64')}`

test.each(['https://www.example.com/', 'https://WWW.example.com:443//'])('PUBLIC_URL %s is its origin', PUBLIC_URL => {
  expect(parseConfig({ PUBLIC_URL }).PUBLIC_URL).toBe('https://www.example.com')
})

test.each(['https://example.com/ai', 'https://example.com/?a', 'https://example.com/#', 'https://me@example.com'])(
  'PUBLIC_URL refuses %s, because the site is served at the root of a host',
  PUBLIC_URL => {
    expect(messageOf({ PUBLIC_URL })).toContain(
      'PUBLIC_URL must be a host without path and query, such as https://www.example.com: the site is served at the root',
    )
  },
)

test.each(['mysql://site:secret@db/site', 'postgres://site:secret@db', 'postgres:///site', 'site:secret@db/site'])(
  '%s is no URL of a database, and its password is not repeated',
  DATABASE_URL => {
    const message = messageOf({ DATABASE_URL })
    expect(message).toContain('DATABASE_URL must be the URL of a PostgreSQL database, such as')
    expect(message).not.toContain('secret')
  },
)

const urls = {
  DATABASE_URL: 'postgres://website:PASSWORD@db.example.com:5432/site',
  SMTP_URL: 'smtp://website:PASSWORD@mail.example.com:587',
  WEBHOOK_URL: 'https://website:PASSWORD@crm.example.com/hooks',
  ALERT_URL: 'https://website:PASSWORD@hooks.example.com',
  PUBLIC_URL: 'https://website:PASSWORD@www.example.com',
  CONTENT_EDITOR_URL: 'https://website:PASSWORD@git.example.com',
}
const bare = [
  '12/34s3cret',
  '12?34s3cret',
  '12#34s3cret',
  '12\\34s3cret',
  '1@s3cret',
  '/s3cret',
  'ab/s3cret',
  '5%s3cret',
]
const signs = 'write / as %2F, ? as %3F, # as %23, @ as %40, % as %25'

test.each(Object.entries(urls).flatMap(([name, url]) => bare.map(password => ({ name, password, url }))))(
  '$name with the password $password is refused, and says how to write its signs',
  ({ name, password, url }) => {
    const message = messageOf({ [name]: url.replace('PASSWORD', () => password), WEBHOOK_SECRET: webhookSecret })
    expect(message).toContain(`${name} has a sign that ends the password early`)
    expect(message).toContain(signs)
    expect(message).not.toMatch(/s3cret|12/)
  },
)

test.each([
  ['SMTP_URL', 'smtps://me%40example.com:%2F%3F%23%40%25%5C:s3cret@[::1]:465'],
  ['SMTP_URL', 'smtp://mail.example.com/?pool=true'],
  ['DATABASE_URL', 'postgres://site:12%2F34%23@db/site?host=/run/postgresql'],
  ['ALERT_URL', 'https://example.webhook.office.com/webhookb2/1@2/IncomingWebhook/3?to=me@example.com'],
  ['ALERT_URL', 'http://[::1]/@site'],
  ['ALERT_URL', 'http://hooks:4318/v1?a=%zz'],
])('%s takes %s as it is', (name, value) => {
  expect(parseConfig({ [name]: value })).toMatchObject({ [name]: value })
})

test.each(['postgresql://site:p%40ss@[::1]:5432/site?sslmode=verify-full', 'postgres:///site?host=/run/postgresql'])(
  '%s is the URL of a database',
  DATABASE_URL => {
    expect(parseConfig({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  },
)

test.each([
  'http://crm.example.com/hooks',
  'https://user:s3cret@crm.example.com/hooks',
  'https://crm.example.com/hooks#s3cret',
  'ftp://crm.example.com/hooks',
  'crm.example.com/hooks',
])('WEBHOOK_URL refuses %s', url => {
  const message = messageOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret })
  expect(message).toContain('WEBHOOK_URL must be an https URL without user, password and fragment')
  expect(message).not.toContain('s3cret')
})
