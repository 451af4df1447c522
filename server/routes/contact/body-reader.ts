import express, { type RequestHandler } from 'express'
import { acceptedTypes, readCharset, readMediaType } from './media-type.ts'
import type { Refusal, Refuse } from './refuse.ts'

export const maxBodyBytes = 32 * 1024

/** Reads the bytes of a body; a larger or compressed one becomes an error that `toBodyRefusal` knows. */
export const readBytes: RequestHandler = express.raw({ type: () => true, limit: maxBodyBytes, inflate: false })

const unsupportedType: Refusal = {
  status: 415,
  code: 'unsupported_media_type',
  detail: `The body must be ${acceptedTypes.join(' or ')}, in UTF-8 and not compressed; say which in Content-Type.`,
  headers: { 'Accept-Post': acceptedTypes.join(', ') },
}

const refusals: ReadonlyMap<unknown, Refusal> = new Map([
  [400, { status: 400, code: 'unreadable_body', detail: 'The body is not as long as it says; send it again.' }],
  [413, { status: 413, code: 'body_too_large', detail: 'The message is larger than 32 KiB; shorten it.' }],
  [415, unsupportedType],
])

/** Refuses types and charsets that are not taken. */
export function refuseOtherTypes(refuse: Refuse): RequestHandler {
  return async function refuseOtherType(request, response, next) {
    const isUtf8 = (readCharset(request) ?? 'utf-8') === 'utf-8'
    if (isUtf8 && acceptedTypes.includes(readMediaType(request))) next()
    else await refuse(response, unsupportedType)
  }
}

/** What to tell of an error of the reader; undefined for any other error. */
export function toBodyRefusal(error: unknown): Refusal | undefined {
  return error instanceof Error && 'status' in error ? refusals.get(error.status) : undefined
}
