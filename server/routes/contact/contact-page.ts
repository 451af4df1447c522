import type { Response } from 'express'
import { contactEndpoint } from '../../../shared/contact/contact-answer.ts'
import type { RefusedForm } from '../../../shared/contact/contact-rules.ts'
import { linkTo } from '../../../shared/links.ts'
import { loadPage } from '../../../shared/pages.ts'
import { resolveAddress } from '../../../shared/resolve-address.ts'
import type { Services } from '../../services.ts'
import { renderAndSend } from '../error-pages.ts'

type ContactAnswer = { readonly status: number; readonly refused?: RefusedForm }

/** The contact page as the answer to a post: with what was typed and what is wrong, where a form was refused. */
export async function sendContactPage(
  services: Services,
  response: Response,
  { status, refused }: ContactAnswer,
): Promise<void> {
  const result = await loadPage(
    services.library,
    resolveAddress({ pathname: linkTo('contact'), search: '' }),
    services.now(),
  )
  if (result.kind !== 'page' || result.page.screen !== 'contact') throw new Error('the contact page has no form')
  const { page } = result
  const title = refused === undefined ? page.meta.title : `Error: ${page.meta.title}`
  const answer = { ...page, meta: { ...page.meta, title }, data: { ...page.data, refused } }
  response.set('Cache-Control', 'no-store')
  // The browser stands at the address that it posted to; there the router must find what the server drew.
  const postedTo = { pathname: contactEndpoint, search: '' }
  await renderAndSend(services, response, { status, address: postedTo, page: answer })
}
