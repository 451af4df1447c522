import type { Request, Response } from 'express'
import { z } from 'zod'
import { contactEndpoint } from '../../shared/contact/contact-answer.ts'
import { emptyContactFields, findContactErrors } from '../../shared/contact/contact-rules.ts'
import { linkTo } from '../../shared/links.ts'
import { loadPage } from '../../shared/pages.ts'
import type { Services } from '../services.ts'
import { sendPage } from './send-page.ts'

const typedFields = z.object({
  name: z.string().catch(''),
  company: z.string().catch(''),
  email: z.string().catch(''),
  details: z.string().catch(''),
})

/** The contact page again with what was typed and what is wrong: for a form that the browser posted by itself. */
export async function sendRefusedForm(services: Services, request: Request, response: Response): Promise<void> {
  const result = await loadPage(services.library, { pathname: linkTo('contact'), search: '' }, services.now())
  if (result.kind !== 'page' || result.page.screen !== 'contact') throw new Error('the contact page has no form')
  const fields = typedFields.safeParse(request.body).data ?? emptyContactFields
  const { page } = result
  const title = `Error: ${page.meta.title}`
  const refused = { fields, errors: findContactErrors(fields) }
  const errorPage = { ...page, meta: { ...page.meta, title }, data: { ...page.data, refused } }
  response.set('Cache-Control', 'no-store')
  // The browser stands at the address that it posted to; there the router must find what the server drew.
  const postedTo = { pathname: contactEndpoint, search: '' }
  await sendPage(services, response, { status: 400, address: postedTo, page: errorPage })
}
