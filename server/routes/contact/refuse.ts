import type { Response } from 'express'
import {
  type ContactErrors,
  type ContactFields,
  contactMessages,
  emptyContactFields,
} from '../../../shared/contact/contact-rules.ts'
import { type Problem, sendProblem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { sendContactPage } from './contact-page.ts'
import { wantsPage } from './media-type.ts'

export type Refusal = Problem & {
  readonly headers?: Readonly<Record<string, string>>
  /** What was typed; undefined where it was not read. */
  readonly fields?: ContactFields
}

export type Refuse = (response: Response, refusal: Refusal) => Promise<void>

/** Refuses a post in the way that its sender understands: with the form again, or with a problem document. */
export function createRefuse(services: Services): Refuse {
  return async function refuse(response, { headers = {}, fields, ...problem }) {
    response.set(headers)
    if (!wantsPage(response.req)) return sendProblem(response, problem)
    const { status, detail, errors = [] } = problem
    const reason = fields === undefined ? `${detail} ${contactMessages.goBack}` : detail
    const failure = errors.length === 0 ? reason : undefined
    const refused = { fields: fields ?? emptyContactFields, errors: toContactErrors(errors), failure }
    await sendContactPage(services, response, { status, refused })
  }
}

function toContactErrors(errors: Problem['errors'] = []): ContactErrors {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}
