import { type RequestHandler, Router } from 'express'
import { toStatusPath } from '../../shared/contact/message-status.ts'
import { toClientGroup } from '../http/client-group.ts'
import { createLimiter } from '../http/limiter.ts'
import { type Problem, sendProblem } from '../http/problem.ts'
import type { Services } from '../routes/services.ts'
import { toDestinations } from '../settings/config.ts'
import { findStatus, type MessageStatus } from './message-status.ts'
import { type StatusAnswer, sendStatusPage } from './status-page.ts'

/** A program may ask once a second. */
const maxPerMinute = 60

const problems = {
  malformed: { status: 400, code: 'malformed_id', detail: 'This is no id of a message; send the id of the answer.' },
  // The same words for both, so that nobody learns of a message by its id once it is erased.
  unknown: { status: 404, code: 'unknown_message', detail: 'There is no such message, or it was erased.' },
  unavailable: {
    status: 503,
    code: 'storage_unavailable',
    detail: 'The status cannot be read at the moment; ask again in 30 seconds.',
    headers: { 'Retry-After': '30' },
  },
  tooMany: {
    status: 429,
    code: 'too_many_requests',
    detail: 'Too many requests for the status of messages within a minute; wait for the time in Retry-After.',
  },
} as const satisfies Readonly<Record<string, Problem>>

/** `GET /messages/{id}`: what became of a message, for those who know its id: its sender and the operator. */
export function statusRoutes(services: Services): RequestHandler {
  const { config, outbox, log, limitWork } = services
  const isWithin = createLimiter([{ name: 'status', max: maxPerMinute, toKey: toClientGroup }])

  async function find(id: string): Promise<StatusAnswer> {
    if (toStatusPath(id) === undefined) return 'malformed'
    try {
      return (await findStatus(outbox, id, toDestinations(config))) ?? 'unknown'
    } catch (err) {
      log.error({ err }, 'the status of a message could not be read')
      return 'unavailable'
    }
  }

  return Router().get('/messages/:id', async (request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).vary('Accept')
    if (!(await isWithin(request, response))) return sendProblem(response, problems.tooMany)
    const answer = await find(request.params.id)
    const status = typeof answer === 'string' ? problems[answer].status : 200
    if (request.accepts(['json', 'application/problem+json', 'html']) === 'html') {
      return limitWork(request, response, () => sendStatusPage(services, response, { status, answer }))
    }
    if (typeof answer === 'string') return sendProblem(response, problems[answer])
    response.json(answer satisfies MessageStatus)
  })
}
