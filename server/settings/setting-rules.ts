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

/** `fetch` refuses them. */
export function hasNoCredentials(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

/** What visitors write is sent there: never in clear text over a network. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const isPlain = username === '' && password === '' && !text.includes('#')
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isOwnMachine))
}

/** Of Standard Webhooks. */
export function isWebhookSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const { length } = Buffer.from(text.slice('whsec_'.length), 'base64')
  return length >= 24 && length <= 64
}

/** With a host, or a folder of a socket as parameter `host`, and the name of a database. A password with a bare `/`, `?` or `#` would be read as something else, and then be shown. */
export function isDatabaseUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, searchParams, pathname, search, hash } = new URL(text)
  const hasName = /^\/[^/@:]+$/.test(pathname) && !`${search}${hash}`.includes('@')
  return (hostname !== '' || searchParams.has('host')) && hasName
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
