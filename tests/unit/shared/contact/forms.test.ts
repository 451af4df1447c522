import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toContactEmail } from '../../../../server/mail/contact-email.ts'
import { renderDetails, toJson } from '../../../../server/operator/format-messages.ts'
import { toHashes } from '../../../../server/outbox/message-hashes.ts'
import { toFields } from '../../../../server/outbox/message-row.ts'
import { toEventBody } from '../../../../server/webhook/webhook-event.ts'
import { contactFields, contactForm, type FormFields, mapFields } from '../../../../shared/contact/forms.ts'
import { description } from '../../../support/api-contract.ts'
import { makeFields } from '../../../support/make-fields.ts'
import { makeMessage, start } from '../../../support/test-outbox.ts'

test.each(contactFields.map(({ name }) => name))(
  'the field %s is stored, mailed, shown to the operator, and tells two messages apart',
  name => {
    /** Different for each field, and an address, which every field takes. */
    const fields = mapFields(field => `${field.name}@filled.example`)
    const hashes = toHashes(makeMessage({ fields }))
    const others = toHashes(makeMessage({ fields: { ...fields, [name]: 'other@filled.example' } }))
    expect(others.contentHash).not.toBe(hashes.contentHash)
    expect(others.fingerprint).not.toBe(hashes.fingerprint)
    expectShown(fields, name)
    // A message that was stored before there was the field is read without it.
    expect(toFields(Buffer.from(JSON.stringify(fields)))).toEqual(fields)
    const { [name]: _, ...earlier } = fields
    expect(toFields(Buffer.from(JSON.stringify(earlier)))).toEqual({ ...fields, [name]: '' })
  },
)

test('a field that only a later release knows is mailed, sent to the webhook and shown to the operator', () => {
  expectShown({ ...makeFields(), phone: '+31 20 123 45 67' }, 'phone')
})

function expectShown(fields: FormFields, name: string): void {
  const times = { receivedAt: start, queuedAt: start, dueAt: start, settledAt: undefined }
  const state = { state: 'waiting', attempts: 0, fault: undefined, others: {} } as const
  const stored = { id: 'a1b2c3d4-0000-4000-8000-000000000000', fields, ...state, ...times }
  const { text, html } = toContactEmail(stored, { from: 'website@site.example', to: 'info@site.example' })
  for (const shown of [text, html, renderDetails(stored)]) expect(shown).toContain(fields[name])
  expect(JSON.parse(toJson(stored)).fields[name]).toBe(fields[name])
  expect(JSON.parse(toEventBody(stored)).data.fields[name]).toBe(fields[name])
}

test('a message has the hash that earlier releases gave it, so that a deploy does not double it', () => {
  const { name, company, email, details } = makeFields()
  const earlier = createHash('sha256')
    .update(JSON.stringify([name, company, email, details]))
    .digest('base64url')
  expect(toHashes(makeMessage({ fields: makeFields() })).contentHash).toBe(earlier)
})

test('a field that came later counts in the hash only when it is filled in, and is optional', () => {
  const { entry: _, ...earlier } = makeFields()
  const { contentHash } = toHashes(makeMessage({ fields: { ...earlier, entry: '' } }))
  expect(toHashes(makeMessage({ fields: makeFields() })).contentHash).toBe(contentHash)
  expect(toHashes(makeMessage({ fields: { ...earlier, entry: '/pricing' } })).contentHash).not.toBe(contentHash)
  const added = contactFields.filter(({ isLater }) => isLater)
  expect(added.filter(({ required }) => required !== undefined)).toEqual([])
})

test('the names of the fields are unique, and the proxy never keeps what the endpoint answers', () => {
  const [, pattern = ''] = /location ~ (\S+)/.exec(readFileSync('deploy/nginx/site.conf', 'utf8')) ?? []
  const names = contactFields.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(contactForm.endpoint).toMatch(new RegExp(pattern))
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
