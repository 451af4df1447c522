import { MIMEType } from 'node:util'
import type { Request } from 'express'
import {
  type CheckedFields,
  checkContactFields,
  decoyFieldName,
  topicFieldName,
} from '../../../shared/contact/contact-rules.ts'
import { type ContactTopic, findTopic } from '../../../shared/contact/topics.ts'
import type { Library } from '../../../shared/content/library.ts'
import type { Problem } from '../../http/problem.ts'

type Message = CheckedFields & {
  /** What the message is about, when the body names a topic of the site. */
  readonly topic: ContactTopic | undefined
  /** The hidden field is filled in. */
  readonly isSuspect: boolean
}

type Refused = { readonly refusal: Problem }

/** The fields of a body: text, or in JSON any value. */
type BodyValues = Map<string, unknown>

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
export const acceptedTypes = ['application/json', ...formTypes]
const maxBodyBytes = 32 * 1024
/** Counts unknown fields too, such as those that a spam filter or a browser extension adds. */
export const maxFormFields = 20

/** Whether the answer is a page: a browser posts the form by itself, without scripts. */
export function wantsPage(request: Request): boolean {
  const isForm = formTypes.includes(readMediaType(request))
  return isForm && request.accepts(['html', 'json', 'application/problem+json']) === 'html'
}

/** Reads, parses and checks the body. Wrong fields are in `errors`; a body that has no fields is a refusal. */
export async function readMessage(request: Request, library: Library): Promise<Message | Refused> {
  if (!acceptedTypes.includes(readMediaType(request)) || !isUtf8(request) || isCompressed(request)) {
    return { refusal: unsupportedType }
  }
  const bytes = await readBytes(request)
  if (bytes === undefined) return { refusal: tooLarge }
  const values = await parseBody(request.get('Content-Type') ?? '', bytes)
  if (!(values instanceof Map)) return values
  const topic = await findTopic(library, values.get(topicFieldName))
  const decoy = values.get(decoyFieldName) ?? ''
  return { ...checkContactFields(values, topic), topic, isSuspect: typeof decoy !== 'string' || decoy.trim() !== '' }
}

/**
 * Resolves to undefined as soon as the body is known to be too large, which `express.raw` does only at its end.
 * Rejects when the client disconnects.
 */
function readBytes(request: Request): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    if (Number(request.get('Content-Length')) > maxBodyBytes) return resolve(undefined)
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBodyBytes) resolve(undefined)
      else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
  })
}

/** Takes time in proportion to the size of the body, whatever is in it. */
export async function parseBody(contentType: string, bytes: Buffer<ArrayBuffer>): Promise<BodyValues | Refused> {
  const type = toMediaType(contentType)
  try {
    if (type === 'multipart/form-data') {
      if (hasTooManyParts(contentType, bytes)) return { refusal: tooManyFields }
      const headers = { 'Content-Type': contentType }
      return collectFields(await new Response(bytes, { headers }).formData())
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return type === 'application/json' ? parseJson(text) : collectFields(new URLSearchParams(text))
  } catch {
    // The parsers' errors quote the body, which must not reach the log.
    return { refusal: unreadable }
  }
}

/** Looks for delimiters only, because `formData` creates all parts, and files are expensive to create. */
function hasTooManyParts(contentType: string, bytes: Buffer): boolean {
  const delimiter = `--${new MIMEType(contentType).params.get('boundary')}`
  // The last delimiter ends the form.
  const maxDelimiters = maxFormFields + 1
  let count = 0
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    count += 1
    if (count > maxDelimiters) return true
  }
  return false
}

function parseJson(text: string): BodyValues | Refused {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { refusal: notAnObject }
  return new Map(Object.entries(value))
}

/** Reads each entry once and stops after `maxFormFields`, so that a body costs no more than its bytes. */
export function collectFields(entries: Iterable<readonly [string, string | File]>): BodyValues | Refused {
  const values = new Map<string, string | typeof repeated>()
  let count = 0
  for (const [name, value] of entries) {
    count += 1
    if (count > maxFormFields) return { refusal: tooManyFields }
    if (typeof value !== 'string') return { refusal: withFile }
    values.set(name, values.has(name) ? repeated : value)
  }
  return values
}

/** The value of a repeated field: not text, so the field is refused. */
const repeated = Symbol('repeated')

function readMediaType(request: Request): string {
  return toMediaType(request.get('Content-Type') ?? '')
}

/** In lower case, without parameters; empty when the header is. */
function toMediaType(contentType: string): string {
  return contentType.split(';', 1).join().trim().toLowerCase()
}

function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^;"\s]+)/i.exec(request.get('Content-Type') ?? '')?.[1]
  return charset === undefined || charset.toLowerCase() === 'utf-8'
}

function isCompressed(request: Request): boolean {
  return (request.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity'
}

const unsupportedType: Problem = {
  status: 415,
  code: 'unsupported_media_type',
  detail: `The body must be ${acceptedTypes.join(' or ')}, in UTF-8 and not compressed; say which in Content-Type.`,
  headers: { 'Accept-Post': acceptedTypes.join(', ') },
}
const tooLarge: Problem = {
  status: 413,
  code: 'body_too_large',
  detail: 'The message is larger than 32 KiB; shorten it.',
  // The rest of the body stays unread.
  headers: { Connection: 'close' },
}
const unreadable: Problem = {
  status: 400,
  code: 'unreadable_body',
  detail: 'The body does not match its Content-Type; send well-formed JSON or form data in UTF-8.',
}
const notAnObject: Problem = {
  status: 400,
  code: 'not_an_object',
  detail: 'The JSON must be one object with the fields name, company, email and details.',
}
const tooManyFields: Problem = {
  status: 400,
  code: 'too_many_fields',
  detail: `The form has more than ${maxFormFields} fields; send name, company, email and details.`,
}
const withFile: Problem = {
  status: 400,
  code: 'file_not_taken',
  detail: 'Files are not accepted; send the fields as text.',
}
