import type { Field } from './forms.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const unsafe = /[\0-\x1f\x7f-\x9f\u2028\u2029]/g
const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
/** Not `//`, which would begin the address of another host. */
const path = /^\/(?![/\\])[^\s\\]*$/

/**
 * Where a sender came from, as it is stored: without control characters, cut to the maximum, and empty when it is no text, no
 * path of the site or no host.
 */
export function cleanSource(value: unknown, { source, maxLength }: Field): string {
  if (typeof value !== 'string') return ''
  // Longer text is not read: composing it takes time.
  const text = value
    .slice(0, 4 * maxLength)
    // UTF-8 cannot encode them. First, or what is removed between two of them would join them.
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(unsafe, '')
    .trim()
    .normalize('NFC')
  const short = [...text].slice(0, maxLength).join('').trim()
  if (source === 'page') return path.test(short) ? short : ''
  if (source === 'host') return host.test(short.toLowerCase()) ? short.toLowerCase() : ''
  return short
}
