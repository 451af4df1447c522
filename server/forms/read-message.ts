import { MIMEType } from 'node:util'
import type { Request } from 'express'
import {
  type CheckedFields,
  checkFields,
  decoyFieldName,
  earlierDecoyFieldNames,
  topicFieldName,
} from '../../shared/contact/contact-rules.ts'
import { readLinkedPage } from '../../shared/contact/message-source.ts'
import { type ContactTopic, findTopic } from '../../shared/contact/topics.ts'
import type { Library } from '../../shared/content/library.ts'
import type { Problem } from '../http/problem.ts'
import { acceptedTypes, formTypes, maxBodyBytes, maxFormFields } from './accepted-bodies.ts'
import { refusals } from './refusals.ts'

type Message = CheckedFields & {
  /** What the message is about, when the body names a topic of the site. */
  readonly topic: ContactTopic | undefined
  /** The hidden field is filled in. */
  readonly isSuspect: boolean
}

type Refused = { readonly refusal: Problem }

/** The fields of a body: text, or in JSON any value. */
type BodyValues = Map<string, unknown>

/** Whether the answer is a page: a browser posts the form by itself, without scripts. */
export function wantsPage(request: Request): boolean {
  const isForm = formTypes.some(type => type === readBodyType(request))
  return isForm && request.accepts(['html', 'json', 'application/problem+json']) === 'html'
}

/** Reads, parses and checks the body. Wrong fields are in `errors`; a body that has no fields is a refusal. */
export async function readMessage(request: Request, library: Library): Promise<Message | Refused> {
  if (readBodyType(request) === undefined || !isUtf8(request) || isCompressed(request)) {
    return { refusal: refusals.unsupportedType }
  }
  const bytes = await readBytes(request)
  if (bytes === undefined) return { refusal: refusals.tooLarge }
  const values = await parseBody(request.get('Content-Type') ?? '', bytes)
  if (!(values instanceof Map)) return values
  const topic = await findTopic(library, values.get(topicFieldName))
  // A cached page cannot name the page with the link that led to it. With scripts, the form says what it shows.
  if (topic !== undefined && wantsPage(request) && !values.has('entry')) {
    values.set('entry', readLinkedPage(request.get('Referer') ?? ''))
  }
  const decoys = [decoyFieldName, ...earlierDecoyFieldNames].map(name => values.get(name) ?? '')
  const isSuspect = decoys.some(decoy => typeof decoy !== 'string' || decoy.trim() !== '')
  return { ...checkFields(values, topic), topic, isSuspect }
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
  const type = toBodyType(contentType)
  try {
    if (type === 'multipart/form-data') {
      if (hasTooManyParts(contentType, bytes)) return { refusal: refusals.tooManyFields }
      const headers = { 'Content-Type': contentType }
      const values = collectFields(await new Response(bytes, { headers }).formData())
      // `formData` replaces what is not UTF-8. A file, which need not be text, has its own refusal.
      if (values instanceof Map) decodeUtf8(bytes)
      return values
    }
    const text = decodeUtf8(bytes)
    if (type === 'application/json') return parseJson(text)
    // Before thousands of fields are parsed only to be counted.
    if (text.split('&', maxFormFields + 1).length > maxFormFields) return { refusal: refusals.tooManyFields }
    decodeUtf8(decodePercents(bytes))
    return collectFields(new URLSearchParams(text))
  } catch {
    // The parsers' errors quote the body, which must not reach the log.
    return { refusal: refusals.unreadable }
  }
}

/** Throws for what is not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** The bytes that a form in UTF-8 encodes, of which `URLSearchParams` replaces those that are not UTF-8. */
function decodePercents(bytes: Buffer): Uint8Array {
  const text = bytes.toString('latin1')
  const decoded = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(decoded, 'latin1')
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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { refusal: refusals.notAnObject }
  return new Map(Object.entries(value))
}

/** Reads each entry once and stops after `maxFormFields`, so that a body costs no more than its bytes. */
export function collectFields(entries: Iterable<readonly [string, string | File]>): BodyValues | Refused {
  const values = new Map<string, string | typeof repeated>()
  let count = 0
  for (const [name, value] of entries) {
    count += 1
    if (count > maxFormFields) return { refusal: refusals.tooManyFields }
    if (typeof value !== 'string') return { refusal: refusals.withFile }
    values.set(name, values.has(name) ? repeated : value)
  }
  return values
}

/** The value of a repeated field: not text, so the field is refused. */
const repeated = Symbol('repeated')

type BodyType = (typeof acceptedTypes)[number]

function readBodyType(request: Request): BodyType | undefined {
  return toBodyType(request.get('Content-Type') ?? '')
}

/** Every JSON type of https://mimesniff.spec.whatwg.org/#json-mime-type is JSON. */
function toBodyType(contentType: string): BodyType | undefined {
  const essence = parseType(contentType)?.essence ?? ''
  if (/^text\/json$|\+json$/.test(essence)) return 'application/json'
  return acceptedTypes.find(type => type === essence)
}

function parseType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType)
  } catch {
    return undefined
  }
}

/** By any of its names: https://encoding.spec.whatwg.org/#names-and-labels */
function isUtf8(request: Request): boolean {
  const charset = parseType(request.get('Content-Type') ?? '')?.params.get('charset') ?? 'utf-8'
  try {
    return new TextDecoder(charset).encoding === 'utf-8'
  } catch {
    return false
  }
}

function isCompressed(request: Request): boolean {
  return (request.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity'
}
