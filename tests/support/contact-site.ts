import request, { type Response } from 'supertest'
import type { FormFields } from '../../shared/contact/forms.ts'
import { getSharedSite, type TestApp } from './test-app.ts'
import { find } from './test-outbox.ts'

/** A partner's page may post, and two partners have keys. */
export const partner = 'https://partner.example.com'
export const tokens = { acme: '0123456789abcdef01234567', other: 'fedcba9876543210fedcba98' }
export const contactSettings = {
  PUBLIC_URL: 'https://www.example.com',
  TRUST_PROXY: '1',
  CONTACT_ALLOWED_ORIGINS: `${partner}, https://other.example`,
  CONTACT_API_KEYS: `acme:${tokens.acme}, other:${tokens.other}`,
  CONTACT_LIMIT_TOTAL_PER_MINUTE: '1000000',
}

export const contactSite = () => getSharedSite(contactSettings)

/** As of a browser that posts a form by itself. */
export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

let senders = 0

/** A post of a sender of its own unless it has an address, so that it repeats no other message and meets no limit. */
export function post(site: TestApp = contactSite(), address?: string) {
  senders += 1
  const own = `10.${Math.floor(senders / 256)}.${senders % 256}.1`
  return request(site.app)
    .post('/send-email')
    .set('X-Forwarded-For', address ?? own)
}

/** A post as a browser without scripts sends it. */
export function postForm(fields: object, site?: TestApp, address?: string) {
  return post(site, address).type('form').set('Accept', browserAccept).send(fields)
}

/** The stored fields of a message that was accepted. */
export async function findStored(
  { body, headers }: Response,
  { services }: TestApp = contactSite(),
): Promise<FormFields | undefined> {
  const id = String(body.id ?? new URLSearchParams(headers.location).get('id'))
  return (await find(services.outbox, id))?.fields
}

export async function countStored({ services }: TestApp = contactSite()): Promise<number> {
  const { waiting, suspect } = (await services.outbox.summary()).counts
  return waiting + suspect
}
