import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ContactForm } from '../../../../client/features/contact/ContactForm.tsx'
import { toContactEmail } from '../../../../server/mail/contact-email.ts'
import { renderDetails, toJson } from '../../../../server/operator/format-messages.ts'
import { findForm, toStoredVersion } from '../../../../server/outbox/message-form.ts'
import { toHashes } from '../../../../server/outbox/message-hashes.ts'
import { toFields } from '../../../../server/outbox/message-row.ts'
import { contactForm, forms, mapFields, typedFields } from '../../../../shared/contact/forms.ts'
import { description } from '../../../support/api-contract.ts'
import { applicationForm } from '../../../support/application-form.ts'
import { contactFields, makeFields } from '../../../support/make-fields.ts'
import { makeMessage, start } from '../../../support/test-outbox.ts'

// React refuses the empty address that style sheets have here.
vi.mock('../../../../client/features/contact/contact.scss?url', () => ({ default: '/contact.css' }))

test.each([contactForm, applicationForm].flatMap(form => form.fields.map(({ name }) => ({ form, id: form.id, name }))))(
  'the field $name of the form $id is stored, mailed, shown to the operator, and tells two messages apart',
  ({ form, name }) => {
    /** Different for each field, and an address, which every field takes. */
    const fields = mapFields(form, field => `${field.name}@filled.example`)
    const hashes = toHashes(makeMessage({ form, fields }))
    const others = toHashes(makeMessage({ form, fields: { ...fields, [name]: 'other@filled.example' } }))
    expect(others.contentHash).not.toBe(hashes.contentHash)
    expect(others.fingerprint).not.toBe(hashes.fingerprint)

    const times = { receivedAt: start, queuedAt: start, dueAt: start, settledAt: undefined }
    const state = { state: 'waiting', attempts: 0, fault: undefined, others: {} } as const
    const stored = { id: 'a1b2c3d4-0000-4000-8000-000000000000', form, fields, ...state, ...times }
    const { text, html } = toContactEmail(stored, { from: 'website@site.example', to: 'info@site.example' })
    for (const shown of [text, html, renderDetails(stored)]) expect(shown).toContain(fields[name])
    expect(JSON.parse(toJson(stored)).fields[name]).toBe(fields[name])

    // A message that was stored before there was the field is read without it.
    expect(toFields(JSON.stringify(fields), form)).toEqual(fields)
    const { [name]: _, ...earlier } = fields
    expect(toFields(JSON.stringify(earlier), form)).toEqual({ ...fields, [name]: '' })
  },
)

test('the page of a second form has its fields in their order, and the text that a link has filled in', () => {
  const props = { form: applicationForm, prompt: 'A hint', details: 'A text' }
  const html = renderToStaticMarkup(createElement(ContactForm, props))
  expect(html).toContain(' action="/send-application"')
  const found = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g)].map(([, name]) => name)
  expect(found).toEqual([...typedFields(applicationForm).map(({ name }) => name), 'extra_remark'])
  expect(html).toMatch(/<textarea[^>]*>A text<\/textarea>/)
})

test('a message has the hash that earlier releases gave it, so that a deploy does not double it', () => {
  const { name, company, email, details } = makeFields()
  const earlier = createHash('sha256')
    .update(JSON.stringify([name, company, email, details]))
    .digest('base64url')
  expect(toHashes(makeMessage({ fields: makeFields() })).contentHash).toBe(earlier)
})

test('a field that came later raises the version and counts in the hash when it is filled in, and is optional', () => {
  const first = { ...applicationForm, fields: applicationForm.fields.filter(({ since }) => since === undefined) }
  expect(findForm([first], 'application', 2)).toBeUndefined()
  expect(findForm([applicationForm], 'application', 1)).toBe(applicationForm)
  const fields = mapFields(first, () => 'x')
  const versions = ['', '1'].map(phone => toStoredVersion(applicationForm, { ...fields, phone }))
  expect(versions).toEqual([1, 2])
  const { contentHash } = toHashes(makeMessage({ form: first, fields }))
  const later = toHashes(makeMessage({ form: applicationForm, fields: { ...fields, phone: '' } }))
  expect(later.contentHash).toBe(contentHash)
  const added = forms.flatMap(form => form.fields).filter(({ since }) => since !== undefined)
  expect(added.filter(({ required }) => required !== undefined)).toEqual([])
})

test('two forms with the same values are two messages', () => {
  const hashOf = (id: string) => toHashes(makeMessage({ form: { ...contactForm, id } })).contentHash
  expect(hashOf('twin')).not.toBe(hashOf(contactForm.id))
})

test('ids, endpoints and names are unique, and the proxy never keeps what an endpoint answers', () => {
  const [, pattern = ''] = /location ~ (\S+)/.exec(readFileSync('deploy/nginx/site.conf', 'utf8')) ?? []
  const rows = [...forms, applicationForm]
  for (const names of [rows.map(({ id }) => id), ...rows.map(({ fields }) => fields.map(({ name }) => name))]) {
    expect(new Set(names).size).toBe(names.length)
  }
  expect(new Set(rows.map(({ endpoint }) => endpoint)).size).toBe(rows.length)
  for (const { endpoint } of rows) expect(endpoint).toMatch(new RegExp(pattern))
})

test('docs/http-api.md has the row of each field', () => {
  const described = z
    .object({ properties: z.record(z.string(), z.object({ description: z.string() })) })
    .parse(description.components.schemas.ContactMessage)
  const document = readFileSync('docs/http-api.md', 'utf8')
  for (const { name, maxLength, required } of contactFields) {
    const need = required === undefined ? 'optional' : 'required'
    const limit = `${maxLength.toLocaleString('en-US')} characters`
    expect(document).toContain(`| \`${name}\` | ${need}; ${described.properties[name]?.description} | ${limit} |`)
  }
})
