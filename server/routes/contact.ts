import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express'
import { contactEndpoint } from '../../shared/contact/contact-answer.ts'
import { type ContactFields, contactMessages } from '../../shared/contact/contact-rules.ts'
import { linkTo } from '../../shared/links.ts'
import { sendProblem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { parseContactPost } from './contact-schema.ts'
import { sendRefusedForm } from './refused-form.ts'

const maxBodyBytes = 32 * 1024
const acceptedTypes = ['application/json', 'application/x-www-form-urlencoded']

/** `POST /send-email`: answers success only once the message is stored. JSON is answered with JSON, a form with a page. */
export function contactRoutes(services: Services): RequestHandler {
  const router = Router()
  const parsers = [
    express.json({ limit: maxBodyBytes }),
    express.urlencoded({ limit: maxBodyBytes, extended: false, parameterLimit: 20 }),
  ]
  router
    .route(contactEndpoint)
    .post(refuseOtherTypes, ...parsers, acceptMessage(services))
    .all(refuseOtherMethods)
  router.use(contactEndpoint, refuseUnreadableBody)
  return router
}

const refuseOtherTypes: RequestHandler = (request, response, next) => {
  // The JSON parser would take any charset that begins with utf-, UTF-7 with its hidden characters among them.
  const charset = /charset\s*=\s*"?([^;"\s]+)/i.exec(request.get('Content-Type') ?? '')?.[1] ?? 'utf-8'
  if (request.is(acceptedTypes) && charset.toLowerCase() === 'utf-8') return next()
  response.set('Accept-Post', acceptedTypes.join(', '))
  const detail = `The body must be ${acceptedTypes.join(' or ')} in UTF-8; say which in Content-Type.`
  sendProblem(response, { status: 415, code: 'unsupported_media_type', detail })
}

const refuseOtherMethods: RequestHandler = (request, response) => {
  response.set('Allow', 'POST')
  const detail = `${request.method} is not taken here; send a POST.`
  sendProblem(response, { status: 405, code: 'method_not_allowed', detail })
}

function acceptMessage(services: Services): RequestHandler {
  const { outbox, now, wakeDelivery } = services
  return async function acceptContactMessage(request, response) {
    const isForm = request.is('application/x-www-form-urlencoded') !== false
    const post = parseContactPost(request.body)
    if ('errors' in post) {
      if (isForm) return sendRefusedForm(services, request, response)
      const detail = 'Some fields are missing or wrong; see errors.'
      return sendProblem(response, { status: 400, code: 'invalid_fields', detail, errors: post.errors })
    }
    const id = await storeMessage(post.fields)
    if (id === undefined) return refuseForNow(response)
    wakeDelivery()
    response.set('Cache-Control', 'no-store')
    if (isForm) response.redirect(303, linkTo('contact', undefined, { sent: 1 }))
    else response.json({ success: true, message: contactMessages.sentText, id })
  }

  async function storeMessage(fields: ContactFields): Promise<string | undefined> {
    try {
      const receipt = await outbox.put({ fields, receivedAt: now(), client: '', isSuspect: false })
      return receipt.kind === 'keyReused' ? undefined : receipt.id
    } catch (error) {
      services.log.error({ err: error }, 'a contact message could not be stored')
      return undefined
    }
  }
}

function refuseForNow(response: Response): void {
  response.set('Retry-After', '60')
  const detail = 'The message could not be stored and was not accepted; send it again in a minute.'
  sendProblem(response, { status: 503, code: 'storage_unavailable', detail })
}

/** Faults that the body parsers find: each has a status of its own and a type. */
const refuseUnreadableBody: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent || typeof error?.status !== 'number' || error.status >= 500) return next(error)
  const details: Readonly<Record<number, string>> = {
    400: 'The body is not what its Content-Type says; send well-formed JSON or form data.',
    413: `The body is larger than ${maxBodyBytes} bytes; shorten the message.`,
    415: 'The charset or content encoding of the body is not supported; send plain UTF-8.',
  }
  const detail = details[error.status] ?? 'The body cannot be read.'
  sendProblem(response, { status: error.status, code: 'unreadable_body', detail })
}
