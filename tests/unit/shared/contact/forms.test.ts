import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
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

// tests/http/contact-contract.test.ts looks for the fields in the page, tests/unit/compiler/privacy.test.ts on the privacy page.

describe.each([contactForm, applicationForm])('of the form $id', form => {
  /** Different for each field, and an address, which every field takes. */
  const filled = mapFields(form, ({ name }) => `${name}@filled.example`)
  const times = { receivedAt: start, queuedAt: start, dueAt: start, settledAt: undefined }
  const id = 'a1b2c3d4-0000-4000-8000-000000000000'
  const stored = {
    id,
    form,
    fields: filled,
    state: 'waiting',
    attempts: 0,
    fault: undefined,
    others: {},
    ...times,
  } as const
  const names = form.fields.map(({ name }) => name)

  test.each(names)('%s decides whether a message repeats another', name => {
    const one = toHashes(makeMessage({ form, fields: filled }))
    const other = toHashes(makeMessage({ form, fields: { ...filled, [name]: 'other@filled.example' } }))
    expect(other.contentHash).not.toBe(one.contentHash)
    expect(other.fingerprint).not.toBe(one.fingerprint)
  })

  test.each(names)('%s is in the email, and the operator sees it in the text and in the export', name => {
    const { text, html } = toContactEmail(stored, { from: 'website@site.example', to: 'info@site.example' })
    expect(text).toContain(filled[name])
    expect(html).toContain(filled[name])
    expect(renderDetails(stored)).toContain(filled[name])
    expect(JSON.parse(toJson(stored)).fields[name]).toBe(filled[name])
  })

  test.each(names)('%s is stored, and a message that was stored before there was one is read without it', name => {
    expect(toFields(JSON.stringify(filled), form)).toEqual(filled)
    const { [name]: _, ...earlier } = filled
    expect(toFields(JSON.stringify(earlier), form)).toEqual({ ...filled, [name]: '' })
  })

  test('the page has each field in its order, and the text that a link has filled in', () => {
    const html = renderToStaticMarkup(createElement(ContactForm, { form, prompt: 'A hint', details: 'A text' }))
    expect(html).toContain(` action="${form.endpoint}"`)
    const found = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g)].map(([, name]) => name)
    expect(found).toEqual([...typedFields(form).map(({ name }) => name), 'extra_remark'])
    expect(html).toMatch(/<textarea[^>]*>A text<\/textarea>/)
  })
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
  expect(toHashes(makeMessage({ form: applicationForm, fields: { ...fields, phone: '' } })).contentHash).toBe(
    contentHash,
  )
  const later = forms.flatMap(form => form.fields).filter(({ since }) => since !== undefined)
  expect(later.filter(({ required }) => required !== undefined)).toEqual([])
})

test('two forms with the same values are two messages', () => {
  const fields = makeFields()
  const twin = { ...contactForm, id: 'twin' }
  expect(toHashes(makeMessage({ form: twin, fields })).contentHash).not.toBe(
    toHashes(makeMessage({ fields })).contentHash,
  )
})

test('ids, endpoints and names are unique, and the proxy never keeps what an endpoint answers', () => {
  const [, pattern = ''] = /location ~ (\S+)/.exec(readFileSync('deploy/nginx/site.conf', 'utf8')) ?? []
  const rows = [...forms, applicationForm]
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ endpoint }) => endpoint)).size).toBe(rows.length)
  for (const { id, endpoint, fields } of rows) {
    expect(id).toMatch(/^[a-z-]+$/)
    expect(endpoint).toMatch(new RegExp(pattern))
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
  }
})

const { properties: describedFields } = z
  .object({ properties: z.record(z.string(), z.object({ description: z.string() })) })
  .parse(description.components.schemas.ContactMessage)

test.each(contactFields)('docs/http-api.md has the row of $name', ({ name, maxLength, required }) => {
  const need = required === undefined ? 'optional' : 'required'
  const limit = `${maxLength.toLocaleString('en-US')} characters`
  expect(readFileSync('docs/http-api.md', 'utf8')).toContain(
    `| \`${name}\` | ${need}; ${describedFields[name]?.description} | ${limit} |`,
  )
})
