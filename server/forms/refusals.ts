import { typedFields } from '../../shared/contact/forms.ts'
import type { Problem } from '../http/problem.ts'
import { acceptedTypes, maxBodyBytes, maxFormFields } from './accepted-bodies.ts'

// British English, because American English has a comma before the last "and".
const fields = new Intl.ListFormat('en-GB').format(typedFields.map(({ name }) => name))
const maxBodySize = `${maxBodyBytes / 1024} KiB`

/** Why a post is not accepted. Visitors read the `detail`, with scripts and without; `{wait}` is the time in Retry-After. */
export const refusals = {
  otherMethod: {
    status: 405,
    code: 'method_not_allowed',
    detail: 'Only POST is allowed here.',
    headers: { Allow: 'POST' },
  },
  tooManyRefused: {
    status: 429,
    code: 'too_many_requests',
    detail: 'Too many messages were refused within a minute; try again in {wait}.',
    // The body stays unread.
    headers: { Connection: 'close' },
  },
  foreignOrigin: {
    status: 403,
    code: 'foreign_origin',
    detail: 'This message comes from another website, which may not send messages here; use the form on this site.',
  },
  unknownKey: {
    status: 401,
    code: 'unknown_api_key',
    detail: 'The API key is unknown; send one of this site as a bearer token, or none.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  },
  unsupportedType: {
    status: 415,
    code: 'unsupported_media_type',
    detail: `The body must be ${acceptedTypes.join(' or ')}, in UTF-8 and not compressed; say which in Content-Type.`,
    headers: { 'Accept-Post': acceptedTypes.join(', ') },
  },
  tooLarge: {
    status: 413,
    code: 'body_too_large',
    detail: `The message is larger than ${maxBodySize}; shorten it.`,
    // The rest of the body stays unread.
    headers: { Connection: 'close' },
  },
  unreadable: {
    status: 400,
    code: 'unreadable_body',
    detail: 'The body does not match its Content-Type; send well-formed JSON or form data in UTF-8.',
  },
  notAnObject: {
    status: 400,
    code: 'not_an_object',
    detail: `The JSON must be one object with the fields ${fields}.`,
  },
  tooManyFields: {
    status: 400,
    code: 'too_many_fields',
    detail: `The form has more than ${maxFormFields} fields; send ${fields}.`,
  },
  withFile: {
    status: 400,
    code: 'file_not_taken',
    detail: 'Files are not accepted; send the fields as text.',
  },
  malformedKey: {
    status: 400,
    code: 'invalid_idempotency_key',
    detail: 'The Idempotency-Key must be 1 to 255 printable ASCII characters.',
  },
  invalidFields: {
    status: 400,
    code: 'invalid_fields',
    detail: 'Some fields are missing or wrong; see errors.',
  },
  tooManyRequests: {
    status: 429,
    code: 'too_many_requests',
    detail: 'Too many messages arrived within a minute; send this one again in {wait}.',
  },
  inProgress: {
    status: 409,
    code: 'request_in_progress',
    detail: 'This message is being stored already (its Idempotency-Key is in use); send it again in {wait}.',
    headers: { 'Retry-After': '1' },
  },
  keyReused: {
    status: 422,
    code: 'idempotency_key_reused',
    detail: 'Another message was sent with the same Idempotency-Key; send this one again with a new key.',
  },
  unavailable: {
    status: 503,
    code: 'storage_unavailable',
    detail: 'The message could not be stored and was not accepted; send it again in {wait}.',
    // Within `repeatWindowMs`: should it be stored after all, its repetition counts as the same message.
    headers: { 'Retry-After': '30' },
  },
  internalError: {
    status: 500,
    code: 'internal_error',
    detail: 'Something went wrong on our side; send the message again, with the same Idempotency-Key.',
  },
} as const satisfies Readonly<Record<string, Problem>>
