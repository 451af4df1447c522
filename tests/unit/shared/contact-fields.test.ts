import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeApi } from '../../../server/api/describe-api.ts'
import { toContactEmail } from '../../../server/mail/contact-email.ts'
import { renderDetails, toJson } from '../../../server/operator/format-messages.ts'
import { toHashes } from '../../../server/outbox/message-hashes.ts'
import { toFields } from '../../../server/outbox/message-row.ts'
import { contactFieldNames, contactFields, mapFields } from '../../../shared/contact/contact-fields.ts'
import { makeFields } from '../../support/make-fields.ts'
import { makeMessage, start } from '../../support/test-outbox.ts'

// tests/http/contact-contract.test.ts looks for the fields in the form, tests/unit/compiler/privacy.test.ts on the privacy page.

/** Different for each field, and an address, which every field takes. */
const filled = mapFields(({ name }) => `${name}@filled.example`)
const stored = {
  id: 'a1b2c3d4-0000-4000-8000-000000000000',
  state: 'waiting',
  receivedAt: start,
  queuedAt: start,
  dueAt: start,
  attempts: 0,
  settledAt: undefined,
  fault: undefined,
  hasUnknownForm: false,
  fields: filled,
} as const

test.each(contactFieldNames)('%s decides whether a message repeats another', name => {
  const one = toHashes(makeMessage({ fields: filled }))
  const other = toHashes(makeMessage({ fields: { ...filled, [name]: 'other@filled.example' } }))
  expect(other.contentHash).not.toBe(one.contentHash)
  expect(other.fingerprint).not.toBe(one.fingerprint)
})

test('a message has the hash that earlier releases gave it, so that a deploy does not double it', () => {
  const { name, company, email, details } = makeFields()
  const earlier = createHash('sha256')
    .update(JSON.stringify([name, company, email, details]))
    .digest('base64url')
  expect(toHashes(makeMessage({ fields: makeFields() })).contentHash).toBe(earlier)
})

test.each(contactFields)('$name is in the email', ({ name }) => {
  const { text, html } = toContactEmail(stored, { from: 'website@site.example', to: 'info@site.example' })
  expect(text).toContain(filled[name])
  expect(html).toContain(filled[name])
})

test.each(contactFieldNames)('the operator sees %s, in the text and in the export', name => {
  expect(renderDetails(stored)).toContain(filled[name])
  expect(JSON.parse(toJson(stored)).fields[name]).toBe(filled[name])
})

test('all fields are stored', () => {
  expect(toFields(JSON.stringify(filled))).toEqual(filled)
})

test.each(contactFieldNames)('a message that was stored before there was %s is read without it', name => {
  const { [name]: _, ...earlier } = filled
  expect(toFields(JSON.stringify(earlier))).toEqual({ ...filled, [name]: '' })
})

test.each(contactFields)('OpenAPI describes $name', ({ name, maxLength, required, description }) => {
  const site = { name: 'Site', publicUrl: undefined, calculators: [] }
  const { properties, required: needed } = describeApi(site).components.schemas.ContactMessage
  expect(properties[name]).toEqual({ type: 'string', maxLength, description })
  expect(needed.includes(name)).toBe(required !== undefined)
})

test.each(contactFields)('docs/http-api.md has the row of $name', ({ name, maxLength, required, description }) => {
  const need = required === undefined ? 'optional' : 'required'
  const limit = `${maxLength.toLocaleString('en-US')} characters`
  expect(readFileSync('docs/http-api.md', 'utf8')).toContain(`| \`${name}\` | ${need}; ${description} | ${limit} |`)
})
