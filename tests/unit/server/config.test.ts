import { expect, test } from 'vitest'
import { ConfigError, parseConfig, toDestinations, toStartNotes } from '../../../server/settings/config.ts'

type Settings = Readonly<Record<string, string>>

/** What the start says of settings that are wrong. */
function messageOf(settings: Settings): string {
  try {
    parseConfig(settings)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  throw new Error('the settings were accepted')
}

const webhookSecret = `whsec_${Buffer.alloc(32).toString('base64')}`
const apiKey = 'k3y-0123456789-0123456789'
const publicUrl = 'https://www.example.com'

test('without any setting the defaults hold', () => {
  expect(parseConfig({})).toEqual({
    PORT: 3000,
    HOST: '0.0.0.0',
    APP_ENV: 'development',
    DATA_DIR: './data',
    SMTP_TLS: 'required',
    MAIL_RETRY_MIN_SECONDS: 5,
    MAIL_RETRY_MAX_SECONDS: 21600,
    MAIL_RETRY_DAYS: 5,
    ALERT_AFTER_MINUTES: 60,
    KEEP_DELIVERED_DAYS: 7,
    KEEP_SUSPECT_DAYS: 30,
    SUSPECT_DIGEST: 'on',
    CONTACT_LIMIT_PER_MINUTE: 20,
    CONTACT_LIMIT_TOTAL_PER_MINUTE: 600,
    CONTACT_ALLOWED_ORIGINS: [],
    CONTACT_API_KEYS: [],
    MAX_CONNECTIONS: 1500,
    DRAIN_SECONDS: 10,
    PAGE_CACHE_MIB: 16,
    DISK_FLOOR_MIB: 64,
    DATABASE_POOL_SIZE: 10,
    LOG_LEVEL: 'info',
    CONTENT_EDITOR_BRANCH: 'main',
    CDN_SECONDS: 0,
  })
  expect(parseConfig({ PORT: '', SMTP_URL: ' ' }), 'an empty setting counts as unset').toEqual(parseConfig({}))
})

test('all wrong settings are reported together, with examples', () => {
  const message = messageOf({ PORT: 'eighty', LOG_LEVEL: 'loud', SMTP_URL: 'mail.example.com', MAIL_TO: 'me' })
  expect(message).toContain('4 settings are wrong')
  expect(message).toContain('PORT must be a whole number from 0 to 65535, such as 3000')
  expect(message).toContain('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent')
  expect(message).toContain('SMTP_URL must be the URL of a mail server')
  expect(message).toContain('MAIL_TO must be')
})

const seconds = 'must be a whole number from 0 to 86400, such as 60'
const root = 'must be a host without path and query, such as https://www.example.com: the site is served at the root'
const database = 'must be the URL of a PostgreSQL database, such as'
const origins = 'must be origins'
const webhook = 'must be an https URL without user, password and fragment'
const secret = 'must be whsec_ and 24 to 64 bytes in base64'
const partners = 'must be partners with keys of 24 or more characters'

// A wrong value is not repeated, for it may be a secret.
test.each([
  ['CDN_SECONDS', seconds, ['1.5', '86401', '-1']],
  ['SUSPECT_DIGEST', 'must be one of on, off', ['no']],
  ['CONTENT_EDITOR', 'must be a git host and a repository, such as github:owner/site', ['https://github.com/o/s3cret']],
  ['CONTENT_EDITOR_URL', 'must be the URL of your own git host, such as https://git.example.com', ['http://s3cret']],
  ['CONTENT_EDITOR_BRANCH', 'must be the name of a branch, such as main', ['a s3cret']],
  ['STAFF_PASSWORD_HASH', 'must be a line that "npm run hash-password" printed', ['shared s3cret']],
  ['SMTP_URL', 'must be the URL of a mail server', ['https://user:s3cret@mail.example.com']],
  ['PUBLIC_URL', root, [`${publicUrl}/ai`, `${publicUrl}/?a`, `${publicUrl}/#`, 'https://s3cret@example.com']],
  ['DATABASE_URL', database, ['mysql://site:s3cret@db/site', 'postgres://site:s3cret@db', 'postgres:///site']],
  ['ALERT_URL', 'must be the URL of a webhook without user and password', ['https://user:s3cret@hooks.example.com']],
  ['ALERT_URL', 'must be the URL of a webhook', ['hooks.example.com']],
  ['ALERT_MAIL_TO', 'has no effect without SMTP_URL', ['me@example.com']],
  ['CONTACT_ALLOWED_ORIGINS', origins, ['a.example.com', `${publicUrl}/`, `${publicUrl}/form`, '*', 'ftp://a.example']],
  ['CONTACT_API_KEYS', partners, ['acme', 'acme:s3cret', `Acme Inc:${apiKey}`]],
  ['CONTACT_API_KEYS', partners, [`acme:${apiKey},acme:${apiKey}x`, `acme:${apiKey},b:${apiKey}`]],
  ['WEBHOOK_URL', webhook, ['http://crm.example.com/hooks', 'ftp://crm.example.com/hooks', 'crm.example.com/hooks']],
  ['WEBHOOK_URL', webhook, ['https://user:s3cret@crm.example.com/hooks', 'https://crm.example.com/hooks#s3cret']],
  ['WEBHOOK_URL', 'only together', ['http://127.0.0.1:9/x']],
  ['WEBHOOK_SECRET', secret, ['whsec_c2hvcnQ=', webhookSecret.slice(6), 'whsec_not base64']],
  ['WEBHOOK_SECRET', secret, [`${webhookSecret} whsec_c2hvcnQ=`, `whsec_${Buffer.alloc(65).toString('base64')}`]],
  ['WEBHOOK_SECRET', 'only together', [webhookSecret]],
  ['MAIL_RETRY_MIN_SECONDS', 'must not be greater than MAIL_RETRY_MAX_SECONDS', ['21601']],
])('%s %s', (name, fault, values) => {
  for (const value of values) {
    const message = messageOf({ [name]: value })
    expect(message).toContain(name)
    expect(message).toContain(fault)
    expect(message).not.toMatch(/s3cret|c2hvcnQ|k3y/)
  }
})

const urls = {
  DATABASE_URL: 'postgres://website:PASSWORD@db.example.com:5432/site',
  SMTP_URL: 'smtp://website:PASSWORD@mail.example.com:587',
  WEBHOOK_URL: 'https://website:PASSWORD@crm.example.com/hooks',
  ALERT_URL: 'https://website:PASSWORD@hooks.example.com',
  PUBLIC_URL: 'https://website:PASSWORD@www.example.com',
  CONTENT_EDITOR_URL: 'https://website:PASSWORD@git.example.com',
}

test.each(Object.entries(urls))('%s says which sign ends a password early, and how to write it', (name, url) => {
  for (const start of ['12/34', '12?34', '12#34', '12\\34', '1@', '/', 'ab/', '5%']) {
    const message = messageOf({
      [name]: url.replace('PASSWORD', () => `${start}s3cret`),
      WEBHOOK_SECRET: webhookSecret,
    })
    expect(message).toContain(`${name} has a sign that ends the password early`)
    expect(message).toContain('write / as %2F, ? as %3F, # as %23, @ as %40, % as %25')
    expect(message).not.toMatch(/s3cret|12/)
  }
})

const hook = { WEBHOOK_URL: 'http://127.0.0.1:9/x', WEBHOOK_SECRET: webhookSecret }

test.each<[string, string, unknown?, Settings?]>([
  ['PUBLIC_URL', 'https://www.example.com/', publicUrl],
  ['PUBLIC_URL', 'https://WWW.example.com:443//', publicUrl],
  ['CONTENT_EDITOR_URL', 'https://git.example.com/', 'https://git.example.com'],
  ['SMTP_URL', 'smtps://me%40example.com:%2F%3F%23%40%25%5C:s3cret@[::1]:465'],
  ['SMTP_URL', 'smtp://mail.example.com/?pool=true'],
  ['DATABASE_URL', 'postgres://site:12%2F34%23@db/site?host=/run/postgresql'],
  ['DATABASE_URL', 'postgresql://site:p%40ss@[::1]:5432/site?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres:///site?host=/run/postgresql'],
  ['ALERT_URL', 'https://example.webhook.office.com/webhookb2/1@2/IncomingWebhook/3?to=me@example.com'],
  ['ALERT_URL', 'http://[::1]/@site'],
  ['ALERT_URL', 'http://hooks:4318/v1?a=%zz'],
  ['CDN_SECONDS', '86400', 86400],
  ['MAIL_RETRY_MIN_SECONDS', '21600', 21600],
  ['WEBHOOK_SECRET', `${webhookSecret}, ${webhookSecret}`, [webhookSecret, webhookSecret], hook],
  [
    'CONTACT_ALLOWED_ORIGINS',
    'https://a.example, http://b.example:8080',
    ['https://a.example', 'http://b.example:8080'],
  ],
  [
    'CONTACT_API_KEYS',
    `acme:${apiKey}, b:${apiKey}x`,
    [
      { name: 'acme', key: apiKey },
      { name: 'b', key: `${apiKey}x` },
    ],
  ],
])('%s takes %s', (name, value, expected = value, others = {}) => {
  expect(parseConfig({ ...others, [name]: value })).toHaveProperty(name, expected)
})

test.each<[Settings, readonly unknown[]]>([
  [{ APP_ENV: 'production' }, [expect.stringMatching(/^PUBLIC_URL is not set: there is no sitemap/)]],
  [
    { PUBLIC_URL: publicUrl },
    ['search engines do not index the site, because APP_ENV is development; set it to production to be found'],
  ],
  [{ PUBLIC_URL: publicUrl, APP_ENV: 'production' }, []],
])('the start with %j notes %j', (settings, notes) => {
  expect(toStartNotes(parseConfig(settings))).toEqual(notes)
})

test.each<[Settings, readonly string[]]>([
  [{}, ['mail']],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, ['mail']],
  [hook, ['webhook']],
  [{ SMTP_URL: 'smtp://127.0.0.1', ...hook }, ['mail', 'webhook']],
])('with %j messages go to %j', (settings, destinations) => {
  expect(toDestinations(parseConfig(settings))).toEqual(destinations)
})
