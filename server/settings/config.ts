import { z } from 'zod'
import { parsePasswordString } from '../../shared/auth/password-string.ts'
import { type Destination, destinations } from '../outbox/outbox.ts'
import { toGoneNotes } from './gone-settings.ts'
import {
  areApiKeys,
  hasNoCredentials,
  isDatabaseUrl,
  isHostUrl,
  isOrigin,
  isWebhookSecret,
  isWebhookUrl,
  mailAddress,
  oneOf,
  settingUrl,
  toApiKey,
  wholeNumber,
} from './setting-rules.ts'

/** All settings of the operator. An empty value means unset. */
const settingsSchema = z.object({
  PORT: wholeNumber({ min: 0, max: 65535, example: 3000 }).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: settingUrl(
    /^https?:$/,
    isHostUrl,
    'must be a host without path and query, such as https://www.example.com: the site is served at the root of its host',
  )
    .transform(url => new URL(url).origin)
    .optional(),
  APP_ENV: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens, such as production')
    .default('development'),
  DEMO_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name, such as demos.example.com')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DISK_FLOOR_MIB: wholeNumber({ min: 0, max: 100_000_000, example: 64 }).default(64),
  DATABASE_URL: settingUrl(
    /^postgres(ql)?:$/,
    isDatabaseUrl,
    'must be the URL of a PostgreSQL database, such as postgres://user:password@db.example.com:5432/site',
  ).optional(),
  DATABASE_POOL_SIZE: wholeNumber({ min: 1, max: 1000, example: 10 }).default(10),
  SMTP_URL: settingUrl(
    /^smtps?:$/,
    ({ hostname }) => hostname !== '',
    'must be the URL of a mail server, such as smtp://user:password@mail.example.com:587',
  ).optional(),
  SMTP_TLS: oneOf(['required', 'opportunistic', 'off']).default('required'),
  MAIL_FROM: mailAddress().optional(),
  MAIL_TO: mailAddress().optional(),
  MAIL_RETRY_MIN_SECONDS: wholeNumber({ min: 1, max: 86_400, example: 5 }).default(5),
  MAIL_RETRY_MAX_SECONDS: wholeNumber({ min: 1, max: 604_800, example: 21_600 }).default(21_600),
  MAIL_RETRY_DAYS: wholeNumber({ min: 1, max: 365, example: 5 }).default(5),
  WEBHOOK_URL: settingUrl(
    /^https?:$/,
    isWebhookUrl,
    'must be an https URL without user, password and fragment, such as https://crm.example.com/hooks/site; http is for this machine only',
  ).optional(),
  WEBHOOK_SECRET: z
    .string()
    .transform(text => text.split(/[\s,]+/))
    .refine(
      secrets => secrets.every(isWebhookSecret),
      'must be whsec_ and 24 to 64 bytes in base64, as "openssl rand -base64 32" prints; while you exchange it, two with a space between',
    )
    .optional(),
  ALERT_URL: settingUrl(
    /^https?:$/,
    hasNoCredentials,
    'must be the URL of a webhook without user and password, such as https://hooks.example.com/site?token=…',
  ).optional(),
  ALERT_MAIL_TO: mailAddress().optional(),
  ALERT_AFTER_MINUTES: wholeNumber({ min: 1, max: 100_000, example: 60 }).default(60),
  KEEP_DELIVERED_DAYS: wholeNumber({ min: 1, max: 3650, example: 7 }).default(7),
  KEEP_SUSPECT_DAYS: wholeNumber({ min: 1, max: 3650, example: 30 }).default(30),
  SUSPECT_DIGEST: oneOf(['on', 'off']).default('on'),
  CONTACT_LIMIT_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000, example: 20 }).default(20),
  CONTACT_LIMIT_TOTAL_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000, example: 600 }).default(600),
  CONTACT_ALLOWED_ORIGINS: z
    .string()
    .transform(text => text.split(',').map(origin => origin.trim()))
    .refine(
      origins => origins.every(isOrigin),
      'must be origins with commas between, such as https://partner.example.com',
    )
    .default([]),
  CONTACT_API_KEYS: z
    .string()
    .transform(text => text.split(',').map(pair => pair.trim()))
    .refine(
      areApiKeys,
      'must be partners with keys of 24 or more characters, such as acme:… with commas between, no name or key twice; "openssl rand -hex 24" prints a key',
    )
    .transform(pairs => pairs.map(toApiKey))
    .default([]),
  MAX_CONNECTIONS: wholeNumber({ min: 10, max: 100_000, example: 1500 }).default(1500),
  DRAIN_SECONDS: wholeNumber({ min: 0, max: 300, example: 10 }).default(10),
  PAGE_CACHE_MIB: wholeNumber({ min: 0, max: 4096, example: 16 }).default(16),
  TRUST_PROXY: wholeNumber({ min: 1, max: 10, example: 1 }).optional(),
  STAFF_PASSWORD_HASH: z
    .string()
    .refine(text => parsePasswordString(text) !== undefined, 'must be a line that "npm run hash-password" printed')
    .optional(),
  CONTENT_EDITOR: z
    .string()
    .regex(
      /^(github|gitlab|gitea):[\w.-]+(\/[\w.-]+)+$/,
      'must be a git host and a repository, such as github:owner/site',
    )
    .optional(),
  CONTENT_EDITOR_URL: settingUrl(
    /^https:$/,
    isHostUrl,
    'must be the URL of your own git host, such as https://git.example.com',
  )
    .transform(url => new URL(url).origin)
    .optional(),
  CONTENT_EDITOR_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'must be the name of a branch, such as main')
    .default('main'),
  CONTENT_EDITOR_APP_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be the application id of the git host, such as 1b2c3d4e')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters, such as those that "openssl rand -hex 16" prints')
    .optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  // Several replicas: docs/scaling.md.
  CDN_SECONDS: wholeNumber({ min: 0, max: 86_400, example: 60 }).default(0),
})

export type Config = z.infer<typeof settingsSchema>

export const settingNames: readonly string[] = Object.keys(settingsSchema.shape)

/** Thrown for wrong settings. The message lists all faults and contains no secret. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `${faults.length === 1 ? 'a setting is' : `${faults.length} settings are`} wrong:\n${faults.map(fault => `  ${fault}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** The settings in an environment. Throws a ConfigError with all faults. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    settingNames.flatMap(name => {
      const value = environment[name]?.trim()
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const result = settingsSchema.safeParse(given)
  if (!result.success) {
    throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  }
  if (result.data.MAIL_RETRY_MIN_SECONDS > result.data.MAIL_RETRY_MAX_SECONDS) {
    throw new ConfigError(['MAIL_RETRY_MIN_SECONDS must not be greater than MAIL_RETRY_MAX_SECONDS'])
  }
  if (result.data.ALERT_MAIL_TO !== undefined && result.data.SMTP_URL === undefined) {
    throw new ConfigError(['ALERT_MAIL_TO has no effect without SMTP_URL; set that too, or use ALERT_URL'])
  }
  if ((result.data.WEBHOOK_URL === undefined) !== (result.data.WEBHOOK_SECRET === undefined)) {
    throw new ConfigError(['WEBHOOK_URL and WEBHOOK_SECRET have an effect only together; set both'])
  }
  return result.data
}

/** Whether this is a copy of the site that search engines must not index. */
export function isPreview({ APP_ENV, PUBLIC_URL }: Config): boolean {
  return APP_ENV !== 'production' && PUBLIC_URL !== undefined
}

/** Warnings about valid settings that make the site harder to find. */
export function toStartNotes(config: Config): readonly string[] {
  if (config.PUBLIC_URL === undefined) {
    return ['PUBLIC_URL is not set: there is no sitemap and no feed, and shared links show no picture']
  }
  if (isPreview(config)) {
    return [
      `search engines do not index the site, because APP_ENV is ${config.APP_ENV}; set it to production to be found`,
    ]
  }
  return []
}

/** The setting that turns a destination on. */
export const destinationSettings = { mail: 'SMTP_URL', webhook: 'WEBHOOK_URL' } as const satisfies Record<
  Destination,
  keyof Config
>

/** Where messages go with these settings. Without any destination they wait for the mailbox. */
export function toDestinations(config: Pick<Config, 'SMTP_URL' | 'WEBHOOK_URL'>): readonly Destination[] {
  const configured = destinations.filter(name => config[destinationSettings[name]] !== undefined)
  return configured.length === 0 ? ['mail'] : configured
}

/** Whether visitors use https, directly or through a proxy. */
export function isHttps({ PUBLIC_URL }: Config): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}

/** The settings of this process. */
export function readConfig(): Config {
  return parseConfig(process.env)
}

/** Warnings about settings of this process that are gone. */
export function readGoneNotes(): readonly string[] {
  return toGoneNotes(process.env)
}
