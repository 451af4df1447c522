import { z } from 'zod'

export function wholeNumber({ min, max, example }: { min: number; max: number; example: number }) {
  const error = `must be a whole number from ${min} to ${max}, such as ${example}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error))
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` })
}

export function mailAddress() {
  return z.email('must be a mail address, such as website@example.com')
}

/** No fault repeats the value, which may have a password. */
export function settingUrl(protocol: RegExp, isRight: (url: URL) => boolean, error: string) {
  return z
    .string()
    .refine(text => !hasBareSign(text), {
      error:
        'has a sign that ends the password early: write / as %2F, ? as %3F, # as %23, @ as %40, % as %25, \\ as %5C',
      abort: true,
    })
    .refine(text => URL.canParse(text) && protocol.test(new URL(text).protocol) && isRight(new URL(text)), error)
}

/**
 * Whether user and password seem to have a sign that a URL reads as something else, so that a part of the password would be
 * taken as host, path or query, and be shown. Addresses of webhooks may have an @ in the path.
 */
function hasBareSign(text: string): boolean {
  const [, authority = '', rest = ''] = /^[a-z]+:\/\/([^/?#\\]*)(.*)$/is.exec(text) ?? []
  const mayHavePassword = !/^http/i.test(text) || authority.replace(/\[.*\]/, '').includes(':')
  return authority.split('@').length > 2 || (mayHavePassword && rest.includes('@')) || !isWellEscaped(authority)
}

function isWellEscaped(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

/** `fetch` refuses them. */
export function hasNoCredentials({ username, password }: URL): boolean {
  return username === '' && password === ''
}

/** A host and nothing more. */
export function isHostUrl(url: URL): boolean {
  return hasNoCredentials(url) && /^\/*$/.test(url.pathname) && !/[?#]/.test(url.href)
}

/** What visitors write is sent there: never in clear text over a network. */
export function isWebhookUrl(url: URL): boolean {
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return hasNoCredentials(url) && !url.href.includes('#') && (url.protocol === 'https:' || isOwnMachine)
}

/** Of Standard Webhooks. */
export function isWebhookSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const { length } = Buffer.from(text.slice('whsec_'.length), 'base64')
  return length >= 24 && length <= 64
}

/** With a host, or a folder of a socket as parameter `host`, and the name of a database. */
export function isDatabaseUrl({ hostname, searchParams, pathname }: URL): boolean {
  return (hostname !== '' || searchParams.has('host')) && /^\/[^/@:]+$/.test(pathname)
}

export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

const apiKeyPattern = /^([a-z0-9-]{1,40}):([\w.~+/=-]{24,200})$/

/** Whether each is `name:key`, and all differ in both. */
export function areApiKeys(pairs: readonly string[]): boolean {
  const keys = pairs.map(toApiKey)
  const isUnique = (values: readonly string[]) => new Set(values).size === pairs.length
  return (
    pairs.every(pair => apiKeyPattern.test(pair)) &&
    isUnique(keys.map(({ name }) => name)) &&
    isUnique(keys.map(({ key }) => key))
  )
}

export function toApiKey(pair: string): { readonly name: string; readonly key: string } {
  const [, name = '', key = ''] = apiKeyPattern.exec(pair) ?? []
  return { name, key }
}
