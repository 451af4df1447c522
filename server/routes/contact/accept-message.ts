import type { Request, RequestHandler, Response } from 'express'
import { contactMessages } from '../../../shared/contact/contact-rules.ts'
import { linkTo } from '../../../shared/links.ts'
import type { Problem } from '../../http/problem.ts'
import { toReference } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'
import type { Accepted } from './answer-schemas.ts'
import { toClientGroup } from './client-group.ts'
import { parseContactPost } from './contact-schema.ts'
import { readMediaType, wantsPage } from './media-type.ts'
import { parseBody } from './parse-body.ts'
import { createPostCounter } from './rate-limits.ts'
import type { Refusal, Refuse } from './refuse.ts'
import { createStoreMessage, type Outcome } from './store-message.ts'

/** Takes a post whose bytes are read: success is answered only once the message is stored. */
export function acceptMessage(services: Services, refuse: Refuse): RequestHandler {
  const countPost = createPostCounter(services.config, services.log)
  const storeMessage = createStoreMessage(services)
  return async function acceptContactMessage(request, response) {
    const body = await parseBody(readBody(request))
    if ('problem' in body) return refuse(response, body.problem)
    const { fields, errors, isSuspect } = parseContactPost(body.values)
    const idempotencyKey = request.get('Idempotency-Key')
    if (idempotencyKey !== undefined && !keyPattern.test(idempotencyKey)) {
      return refuse(response, { ...malformedKey, fields })
    }
    if (errors.length > 0) return refuse(response, { ...invalidFields, errors, fields })
    if (!(await countPost(request, response))) return refuse(response, { ...tooMany, fields })
    const outcome = await storeMessage({ fields, isSuspect, idempotencyKey, client: toClientGroup(request) })
    if (outcome.kind === 'accepted') return sendAccepted(response, outcome.id)
    return refuse(response, { ...notStored[outcome.kind], fields })
  }
}

function readBody(request: Request) {
  const bytes: unknown = request.body
  return {
    mediaType: readMediaType(request),
    contentType: request.get('Content-Type') ?? '',
    bytes: Buffer.isBuffer(bytes) ? Buffer.from(bytes) : Buffer.alloc(0),
  }
}

function sendAccepted(response: Response, id: string): void {
  response.set('Cache-Control', 'no-store')
  const reference = toReference(id)
  const answer: Accepted = { success: true, message: contactMessages.sentText, id, reference, status: 'accepted' }
  if (wantsPage(response.req)) response.redirect(303, linkTo('contact', undefined, { sent: 1 }))
  else response.json(answer)
}

const keyPattern = /^[\x20-\x7e]{1,255}$/

const malformedKey: Problem = {
  status: 400,
  code: 'invalid_idempotency_key',
  detail: 'The Idempotency-Key must be 1 to 255 printable ASCII characters.',
}

const invalidFields: Problem = {
  status: 400,
  code: 'invalid_fields',
  detail: 'Some fields are missing or wrong; see errors.',
}

const tooMany: Problem = {
  status: 429,
  code: 'too_many_requests',
  detail: 'Too many messages came within a minute; wait a minute, then send this one again.',
}

const notStored: { readonly [Kind in Exclude<Outcome['kind'], 'accepted'>]: Refusal } = {
  keyReused: {
    status: 422,
    code: 'idempotency_key_reused',
    detail: 'This Idempotency-Key came with another message before; take a new key for a new message.',
  },
  inProgress: {
    status: 409,
    code: 'request_in_progress',
    detail: 'A request with this Idempotency-Key is being answered; send it again in a moment.',
    headers: { 'Retry-After': '1' },
  },
  unavailable: {
    status: 503,
    code: 'storage_unavailable',
    detail: 'The message could not be stored and was not accepted; send it again in a minute.',
    headers: { 'Retry-After': '60' },
  },
}
