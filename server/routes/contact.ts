import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { contactEndpoint } from '../../shared/contact/contact-rules.ts'
import { composeDetails } from '../../shared/contact/topics.ts'
import { sendProblem } from '../http/problem.ts'
import type { Receipt } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import { createRefuse, type Refusal, refuseBriefly, sendAccepted, sendContactPage } from './contact/answer.ts'
import { describeApi, idempotencyKeyPattern } from './contact/api-description.ts'
import { allowListedOrigins, isForeignPost } from './contact/origins.ts'
import { createRateLimits, toClientGroup } from './contact/rate-limits.ts'
import { readMessage, wantsPage } from './contact/read-message.ts'

/** `POST /send-email` and its OpenAPI description. Programs get JSON; a form posted without scripts gets a page. */
export function contactRoutes(services: Services): RequestHandler {
  const { config, library } = services
  const router = Router()
  router
    .route(contactEndpoint)
    .all(allowListedOrigins(config.CONTACT_ALLOWED_ORIGINS))
    .post(postMessage(services))
    .all(refuseOtherMethods(services))
  router.use(contactEndpoint, answerFaults(services))
  router.get('/openapi.json', (_request, response) => {
    const { name } = library.siteData.site
    response.set('Cache-Control', 'no-cache').json(describeApi({ name, publicUrl: config.PUBLIC_URL }))
  })
  return router
}

/** Answers success only once the message is stored. */
function postMessage(services: Services): RequestHandler {
  const { config, library, outbox, now, wakeDelivery, log, sharedLimits } = services
  const refuse = createRefuse(services)
  const limits = createRateLimits(config, log, sharedLimits)
  const keysInProgress = new Set<string>()

  return async function handlePost(request, response) {
    if (!(await limits.checkRefused(request, response))) return refuseBriefly(response, refusals.tooManyRefused)
    if (isForeignPost(request, config)) return refuse(response, refusals.foreignOrigin)
    const message = await readMessage(request, library)
    if ('refusal' in message) return refuse(response, message.refusal)
    const { fields, topic, errors, isSuspect } = message
    const typed = { fields, topicId: topic?.id }
    const key = request.get('Idempotency-Key')
    if (key !== undefined && !idempotencyKeyPattern.test(key)) {
      return refuse(response, { ...refusals.malformedKey, ...typed })
    }
    if (errors.length > 0) return refuse(response, { ...refusals.invalidFields, errors, ...typed })
    if (!(await limits.checkMessage(request, response, isSuspect))) {
      return refuse(response, { ...refusals.tooManyRequests, ...typed })
    }
    const client = toClientGroup(request)
    const ownKey = key === undefined ? undefined : JSON.stringify([client, isSuspect, key])
    if (ownKey !== undefined && keysInProgress.has(ownKey)) {
      return refuse(response, { ...refusals.inProgress, ...typed })
    }

    let receipt: Receipt
    try {
      if (ownKey !== undefined) keysInProgress.add(ownKey)
      const sent = { ...fields, details: composeDetails(fields.details, topic) }
      receipt = await outbox.put({ fields: sent, isSuspect, idempotencyKey: key, client, receivedAt: now() })
    } catch (error) {
      log.error({ err: error }, 'a contact message could not be stored')
      return refuse(response, { ...refusals.unavailable, ...typed })
    } finally {
      if (ownKey !== undefined) keysInProgress.delete(ownKey)
    }

    if (receipt.kind === 'keyReused') return refuse(response, { ...refusals.keyReused, ...typed })
    if (receipt.kind === 'stored') wakeDelivery()
    sendAccepted(response, receipt.id)
  }
}

function refuseOtherMethods(services: Services): RequestHandler {
  return async function refuseOtherMethod(request, response) {
    response.set('Allow', 'POST')
    // The browser's reload or address bar asks for this URL after a refused form.
    const isVisitor = request.method === 'GET' && request.accepts(['json', 'html']) === 'html'
    if (isVisitor) return sendContactPage(services, response, { status: 405 })
    const detail = `${request.method} is not allowed here; send a POST.`
    sendProblem(response, { status: 405, code: 'method_not_allowed', detail })
  }
}

/** Unexpected errors: programs get a problem document, people the error page. Only the log has the cause. */
function answerFaults({ log }: Services): ErrorRequestHandler {
  return function answerFault(error: unknown, request, response, next) {
    if (response.headersSent || wantsPage(request)) return next(error)
    if (response.destroyed) return
    log.error({ err: error, requestId: String(request.id) }, 'a request failed')
    sendProblem(response, refusals.internalError)
  }
}

const refusals = {
  foreignOrigin: {
    status: 403,
    code: 'foreign_origin',
    detail: 'This message comes from another website, which may not send messages here; use the form on this site.',
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
  tooManyRefused: {
    status: 429,
    code: 'too_many_requests',
    detail: 'Too many messages were refused within a minute; wait a minute, then try again.',
    // The body stays unread.
    headers: { Connection: 'close' },
  },
  tooManyRequests: {
    status: 429,
    code: 'too_many_requests',
    detail: 'Too many messages arrived within a minute; wait a minute, then send this one again.',
  },
  inProgress: {
    status: 409,
    code: 'request_in_progress',
    detail: 'A request with this Idempotency-Key is being answered; send it again in a moment.',
    headers: { 'Retry-After': '1' },
  },
  keyReused: {
    status: 422,
    code: 'idempotency_key_reused',
    detail: 'This Idempotency-Key was already used for another message; use a new key for a new message.',
  },
  unavailable: {
    status: 503,
    code: 'storage_unavailable',
    detail: 'The message could not be stored and was not accepted; send it again in half a minute.',
    // Within `repeatWindowMs`: should it be stored after all, its repetition counts as the same message.
    headers: { 'Retry-After': '30' },
  },
  internalError: {
    status: 500,
    code: 'internal_error',
    detail: 'Something went wrong on our side; send the message again, with the same Idempotency-Key.',
  },
} as const satisfies Readonly<Record<string, Refusal>>
