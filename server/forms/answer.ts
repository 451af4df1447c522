import type { Response } from 'express'
import { linkTo, toQueryString } from '../../shared/addresses/links.ts'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { contactMessages, type RefusedForm, toErrorMessages } from '../../shared/contact/contact-rules.ts'
import { contactForm, type FormFields, mapFields } from '../../shared/contact/forms.ts'
import { toStatusPath } from '../../shared/contact/message-status.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'
import { type Problem, sendProblem } from '../http/problem.ts'
import { toReference } from '../outbox/outbox.ts'
import { renderAndSend } from '../routes/error-pages.ts'
import type { Services } from '../routes/services.ts'
import { wantsPage } from './read-message.ts'

export type Refusal = Problem & {
  /** What the visitor typed; undefined when the body was not read. */
  readonly fields?: FormFields
  readonly topicId?: string | undefined
}

export function sendAccepted(response: Response, id: string, publicUrl = ''): void {
  response.set('Cache-Control', 'no-store')
  const path = toStatusPath(id) ?? ''
  if (wantsPage(response.req))
    return void response.redirect(303, linkTo(contactForm.page) + toQueryString({ sent: 1, id }))
  response.set('Location', path).json({
    ...{ success: true, message: contactMessages.sentText, id, reference: toReference(id), status: 'accepted' },
    statusUrl: publicUrl + path,
  })
}

/** Refuses a post with the page of the form for people, with a problem document for programs. */
export function createRefuse(services: Services): (response: Response, refusal: Refusal) => Promise<void> {
  return async function refuse(response, { fields, topicId, ...refusal }) {
    if (response.destroyed) return
    const problem = sayWait(response, refusal)
    if (!wantsPage(response.req)) return sendProblem(response, problem)
    const { status, detail, errors = [], headers = {} } = problem
    response.set(headers)
    const reason = fields === undefined ? `${detail} ${contactMessages.goBack}` : detail
    const failure = errors.length === 0 ? reason : undefined
    const refused = { fields: fields ?? mapFields(() => ''), errors: toErrorMessages(errors), failure }
    await sendFormPage(services, response, { status, topicId, refused })
  }
}

/** For clients that send too much to render a page for each post. */
export function refuseBriefly(response: Response, refusal: Problem): void {
  const problem = sayWait(response, refusal)
  if (!wantsPage(response.req)) return void sendProblem(response, problem)
  response.set({ ...problem.headers, 'Cache-Control': 'no-store' })
  response.status(problem.status).type('text/plain').send(`${problem.detail}\n`)
}

/** Says in the words of the problem how long to wait when a limit or the problem itself sets Retry-After. */
function sayWait(response: Response, problem: Problem): Problem {
  const seconds = problem.headers?.['Retry-After'] ?? response.get('Retry-After')
  const wait = seconds === undefined ? 'a minute' : seconds === '1' ? '1 second' : `${seconds} seconds`
  return { ...problem, detail: problem.detail.replace('{wait}', wait) }
}

type FormAnswer = {
  readonly status: number
  readonly topicId?: string | undefined
  readonly refused?: RefusedForm
}

/** Sends the page of a form in answer to a post, with the typed text and the errors of a refused one. */
export async function sendFormPage(
  services: Services,
  response: Response,
  { status, topicId, refused }: FormAnswer,
): Promise<void> {
  const formPage = resolveAddress({ pathname: linkTo(contactForm.page), search: toQueryString({ topic: topicId }) })
  const result = await loadPage(services.library, formPage, services.now())
  if (result.kind !== 'page' || result.page.screen !== 'contact')
    throw new Error(`the page ${contactForm.page} has no form`)
  const { page } = result
  const title = refused === undefined ? page.meta.title : `Error: ${page.meta.title}`
  const answer = { ...page, meta: { ...page.meta, title }, data: { ...page.data, refused } }
  response.set('Cache-Control', 'no-store')
  // The URL in the browser is the one it posted to; hydration must match the server's HTML there.
  const address = { pathname: contactForm.endpoint, search: '' }
  await renderAndSend(services, response, { status, address, page: answer })
}
