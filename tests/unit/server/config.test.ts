import { expect, test } from 'vitest'
import { ConfigError, parseConfig, toDestinations, toStartNotes } from '../../../server/settings/config.ts'
import { messageOf } from '../../support/settings-fault.ts'

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
})

test('an empty setting counts as unset', () => {
  expect(parseConfig({ PORT: '', SMTP_URL: ' ' })).toEqual(parseConfig({}))
})

test('all wrong settings are reported together, with examples', () => {
  const settings = { PORT: 'eighty', LOG_LEVEL: 'loud', SMTP_URL: 'mail.example.com', PUBLIC_URL: 'www', MAIL_TO: 'me' }
  expect(() => parseConfig(settings)).toThrow(ConfigError)
  const message = messageOf(settings)
  expect(message).toContain('5 settings are wrong')
  expect(message).toContain('PORT must be a whole number from 0 to 65535, such as 3000')
  expect(message).toContain('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent')
  expect(message).toContain('SMTP_URL must be the URL of a mail server')
  expect(message).toContain('PUBLIC_URL must be')
  expect(message).toContain('MAIL_TO must be')
})

test('a wrong value is not repeated, for it may be a secret', () => {
  expect(messageOf({ SMTP_URL: 'https://user:s3cret@mail.example.com' })).not.toContain('s3cret')
})

test('a wrong repository of the editor is named with an example', () => {
  const message = messageOf({
    CONTENT_EDITOR: 'https://github.com/owner/site',
    CONTENT_EDITOR_URL: 'http://git',
    CONTENT_EDITOR_BRANCH: 'a b',
  })
  expect(message).toContain('CONTENT_EDITOR must be a git host and a repository, such as github:owner/site')
  expect(message).toContain('CONTENT_EDITOR_URL must be the URL of your own git host, such as https://git.example.com')
  expect(message).toContain('CONTENT_EDITOR_BRANCH must be the name of a branch, such as main')
  expect(parseConfig({ CONTENT_EDITOR_URL: 'https://git.example.com/' }).CONTENT_EDITOR_URL).toBe(
    'https://git.example.com',
  )
})

test('a staff password that is no password string is refused and not repeated', () => {
  const message = messageOf({ STAFF_PASSWORD_HASH: 'shared word' })
  expect(message).toContain('STAFF_PASSWORD_HASH must be a line that "npm run hash-password" printed')
  expect(message).not.toContain('shared word')
})

test('a shortest pause that is longer than the longest is refused', () => {
  expect(messageOf({ MAIL_RETRY_MIN_SECONDS: '60', MAIL_RETRY_MAX_SECONDS: '30' })).toContain(
    'MAIL_RETRY_MIN_SECONDS must not be greater than MAIL_RETRY_MAX_SECONDS',
  )
})

test('settings of alerts that cannot work are refused, and their secrets not repeated', () => {
  const withPassword = messageOf({ ALERT_URL: 'https://user:s3cret@hooks.example.com' })
  expect(withPassword).toContain('ALERT_URL must be the URL of a webhook without user and password')
  expect(withPassword).not.toContain('s3cret')
  expect(messageOf({ ALERT_URL: 'hooks.example.com' })).toContain('ALERT_URL must be the URL of a webhook')
  expect(messageOf({ ALERT_MAIL_TO: 'me@example.com' })).toContain('ALERT_MAIL_TO has no effect without SMTP_URL')
})

test.each([
  ['CDN_SECONDS', '1.5', 'must be a whole number from 0 to 86400, such as 60'],
  ['CDN_SECONDS', '86401', 'must be a whole number from 0 to 86400, such as 60'],
  ['SUSPECT_DIGEST', 'no', 'must be one of on, off'],
])('%s must not be %s', (name, value, fault) => {
  expect(messageOf({ [name]: value })).toContain(`${name} ${fault}`)
})

test('allowed origins are a list, and each must be an origin and nothing more', () => {
  const origins = 'https://a.example.com, http://b.example.com:8080'
  const expected = ['https://a.example.com', 'http://b.example.com:8080']
  expect(parseConfig({ CONTACT_ALLOWED_ORIGINS: origins }).CONTACT_ALLOWED_ORIGINS).toEqual(expected)
  for (const wrong of [
    'a.example.com',
    'https://a.example.com/',
    'https://a.example.com/form',
    '*',
    'ftp://a.example.com',
  ]) {
    expect(messageOf({ CONTACT_ALLOWED_ORIGINS: wrong })).toContain('CONTACT_ALLOWED_ORIGINS must be origins')
  }
})

test('without PUBLIC_URL a start note lists what the site cannot offer', () => {
  expect(toStartNotes(parseConfig({ APP_ENV: 'production' }))[0]).toMatch(/^PUBLIC_URL is not set: there is no sitemap/)
})

test('a note at start reports that a preview is not indexed and how to change that', () => {
  expect(toStartNotes(parseConfig({ PUBLIC_URL: 'https://www.example.com' }))).toEqual([
    'search engines do not index the site, because APP_ENV is development; set it to production to be found',
  ])
})

test('a site in production with PUBLIC_URL has no start notes', () => {
  expect(toStartNotes(parseConfig({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }))).toEqual([])
})

const webhookSecret = `whsec_${Buffer.alloc(32).toString('base64')}`

test.each([
  'whsec_c2hvcnQ=',
  Buffer.alloc(32).toString('base64'),
  'whsec_not base64',
  `${webhookSecret} whsec_c2hvcnQ=`,
  `whsec_${Buffer.alloc(65).toString('base64')}`,
])('WEBHOOK_SECRET refuses %s', secret => {
  const message = messageOf({ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: secret })
  expect(message).toContain('WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64')
  expect(message).not.toContain('c2hvcnQ')
})

test('the webhook takes several secrets, plain http on this machine, and needs both settings', () => {
  const both = { WEBHOOK_URL: 'http://127.0.0.1:9/x', WEBHOOK_SECRET: `${webhookSecret}, ${webhookSecret}` }
  expect(parseConfig(both).WEBHOOK_SECRET).toEqual([webhookSecret, webhookSecret])
  expect(messageOf({ WEBHOOK_URL: both.WEBHOOK_URL })).toContain('only together')
  expect(messageOf({ WEBHOOK_SECRET: webhookSecret })).toContain('only together')
})

const apiKey = 'k3y-0123456789-0123456789'

test.each(['acme', 'acme:short', `Acme Inc:${apiKey}`, `acme:${apiKey},acme:${apiKey}x`, `acme:${apiKey},b:${apiKey}`])(
  'CONTACT_API_KEYS refuses %s',
  value => {
    const message = messageOf({ CONTACT_API_KEYS: value })
    expect(message).toContain('CONTACT_API_KEYS must be partners with keys of 24 or more characters')
    expect(message).not.toContain('k3y')
  },
)

test('CONTACT_API_KEYS are partners by name', () => {
  const { CONTACT_API_KEYS } = parseConfig({ CONTACT_API_KEYS: `acme:${apiKey}, b:${apiKey}x` })
  expect(CONTACT_API_KEYS).toEqual([
    { name: 'acme', key: apiKey },
    { name: 'b', key: `${apiKey}x` },
  ])
})

test('messages go where the settings say, and wait for the mailbox when they say nothing', () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1' }
  const webhook = { WEBHOOK_URL: 'http://127.0.0.1:9/x', WEBHOOK_SECRET: webhookSecret }
  expect([{}, mail, webhook, { ...mail, ...webhook }].map(settings => toDestinations(parseConfig(settings)))).toEqual([
    ['mail'],
    ['mail'],
    ['webhook'],
    ['mail', 'webhook'],
  ])
})
