import fc from 'fast-check'
import request from 'supertest'
import { expect, test } from 'vitest'
import { checkFields } from '../../shared/contact/contact-rules.ts'
import { contactForm, type FormFields, mapFields } from '../../shared/contact/forms.ts'
import { problemSchema } from '../support/api-contract.ts'
import { contactFieldNames } from '../support/make-fields.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

/** Without limits, and with a clock that advances a minute at each reading, so that no message repeats another. */
function createUnlimitedApp(): TestApp {
  let moment = Date.parse('2025-08-20T12:00:00Z')
  const now = () => {
    moment += 60_000
    return new Date(moment)
  }
  const settings = { CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_TOTAL_PER_MINUTE: '1000000' }
  return createTestApp({ settings, now })
}

const oddities = [
  '\u0000',
  '\r\n',
  '\u0085',
  '\u2028',
  '\ud800',
  '\udc00',
  'e\u0301',
  '\u202e',
  '\uFEFF',
  '@',
  '.',
  ' ',
]
const oddText = fc
  .array(fc.oneof(fc.constantFrom(...oddities), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
  .map(parts => parts.join(''))
const oneLine = oddText.map(text => `A${text.replace(/[\p{Control}\u2028\u2029]/gu, '')}`)
const localPart = oneLine.map(text => text.replace(/[\s@]/gu, ''))
const address = localPart.map(text => `${text}@example.com`)
const text = oddText.map(text => `B${text}`)
const goodFields: fc.Arbitrary<FormFields> = fc.record(
  mapFields(contactForm, ({ type, rows }) => (type === 'email' ? address : rows === undefined ? oneLine : text)),
)

async function storedAs({ services }: TestApp, id: string): Promise<FormFields | undefined> {
  return (await services.outbox.findById(id))[0]?.fields
}

function normalize(fields: FormFields): FormFields {
  return checkFields(contactForm, new Map(Object.entries(fields))).fields
}

test('whatever JSON values the fields have, the message is accepted or refused with known codes', async () => {
  const site = createUnlimitedApp()
  const anything = fc.oneof(fc.jsonValue(), oddText)
  const body = fc.dictionary(fc.constantFrom(...contactFieldNames, 'extra_remark', '__proto__', 'toString'), anything)
  await fc.assert(
    fc.asyncProperty(body, async fields => {
      const response = await request(site.app).post('/send-email').type('json').send(JSON.stringify(fields))
      expect([200, 400]).toContain(response.status)
      if (response.status === 400) expect(problemSchema.parse(response.body).code).toBe('invalid_fields')
    }),
    { numRuns: 150 },
  )
})

test('the stored fields are the normalized form of the posted ones', async () => {
  const site = createUnlimitedApp()
  await fc.assert(
    fc.asyncProperty(goodFields, async fields => {
      const { body } = await request(site.app).post('/send-email').send(fields).expect(200)
      expect(await storedAs(site, body.id)).toEqual(normalize(fields))
    }),
    { numRuns: 100 },
  )
})

test('JSON, urlencoded and multipart bodies of the same fields are stored alike', async () => {
  const site = createUnlimitedApp()
  await fc.assert(
    fc.asyncProperty(goodFields, async fields => {
      const stored = []
      for (const [type, text] of toBodies(fields)) {
        const post = request(site.app).post('/send-email').set('Content-Type', type).accept('json')
        const { body } = await post.send(text).expect(200)
        stored.push(await storedAs(site, body.id))
      }
      expect(stored).toEqual([stored[0], stored[0], stored[0]])
    }),
    { numRuns: 50 },
  )
})

function toBodies(fields: FormFields): readonly (readonly [type: string, text: string])[] {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return [
    ['application/json', JSON.stringify(fields)],
    ['application/x-www-form-urlencoded', new URLSearchParams(fields).toString()],
    ['multipart/form-data; boundary=limit', `${parts.join('')}--limit--\r\n`],
  ]
}
