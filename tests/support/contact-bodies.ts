import type { FormFields } from '../../shared/contact/forms.ts'

/** The bytes of a text, each as one character. */
export const toBytes = (text: string) => Buffer.from(text).toString('latin1')
const toEscapes = (bytes: string) =>
  bytes.replace(/./gs, byte => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)

export const formType = 'application/x-www-form-urlencoded'
export const multipartType = 'multipart/form-data; boundary=7d5'

type Fields = readonly (readonly [name: string, bytes: string])[]
const toForm = (fields: Fields, write = (bytes: string) => bytes) =>
  fields.map(([name, bytes]) => `${name}=${write(bytes)}`).join('&')

/** `more` follows the name of each field: the rest of its headers. */
export const toParts = (fields: Fields, more = '') =>
  fields
    .map(([name, bytes]) => `--7d5\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${bytes}\r\n`)
    .concat('--7d5--\r\n')
    .join('')

const charset = '\r\nContent-Type: text/plain; charset=iso-8859-1'

/** Kinds of bodies: their type, and how they write fields whose text is bytes. */
export const bodyKinds: Readonly<Record<string, readonly [type: string, write: (fields: FormFields) => string]>> = {
  JSON: ['application/json', fields => JSON.stringify(fields)],
  'an escaped form': [formType, fields => toForm(Object.entries(fields), toEscapes)],
  multipart: [multipartType, fields => toParts(Object.entries(fields))],
  'a form': [formType, fields => toForm(Object.entries(fields))],
  'multipart with charsets': [multipartType, fields => toParts(Object.entries(fields), charset)],
}
