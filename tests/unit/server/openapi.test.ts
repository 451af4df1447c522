import { expect, test } from 'vitest'
import { destinations } from '../../../server/outbox/outbox.ts'
import { contactErrorCodes, topicFieldName } from '../../../shared/contact/contact-rules.ts'
import { contactFields, contactForm } from '../../../shared/contact/forms.ts'
import { kinds } from '../../../shared/content/schemas/passages.ts'
import { defaultLimit, maxLimit, maxQueryLength } from '../../../shared/search/search-request.ts'
import { description } from '../../support/api-contract.ts'
import { contactFieldNames } from '../../support/make-fields.ts'

/** What stands at a path of the description. */
function at(...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    description,
  )
}

const schemaAt = (...path: readonly (string | number)[]) => at('components', 'schemas', ...path)

test('the description has the fields of the contact form, with their lengths and which of them a message needs', () => {
  const topic = { type: 'string', description: expect.any(String) }
  const fields = contactFields.map(({ name, maxLength }) => [name, { ...topic, maxLength }] as const)
  expect(schemaAt('ContactMessage', 'properties')).toEqual(Object.fromEntries([...fields, [topicFieldName, topic]]))
  expect(schemaAt('ContactMessage', 'required')).toEqual(
    contactFields.flatMap(({ name, required }) => (required === undefined ? [] : [name])),
  )
  const event = ['ContactEvent', 'properties', 'data', 'properties']
  expect(schemaAt(...event, 'form', 'const')).toBe(contactForm.id)
  expect(schemaAt(...event, 'fields', 'required')).toEqual(contactFieldNames)
  expect(schemaAt('Problem', 'properties', 'errors', 'items', 'properties', 'field', 'enum')).toEqual(contactFieldNames)
})

test('the description has the codes, kinds, destinations and limits of the site', () => {
  const error = ['properties', 'errors', 'items', 'properties', 'code', 'enum']
  expect(schemaAt('Problem', ...error)).toEqual(contactErrorCodes)
  for (const list of ['counts', 'found']) {
    expect(schemaAt('SearchAnswer', 'properties', list, 'items', 'properties', 'kind', 'enum')).toEqual(kinds)
  }
  const delivery = ['properties', 'deliveries', 'items', 'properties', 'destination', 'enum']
  expect(schemaAt('MessageStatus', ...delivery)).toEqual(destinations)
  expect(at('paths', '/search.json', 'get', 'parameters')).toMatchObject([
    { name: 'q', description: expect.stringContaining(` ${maxQueryLength} `) },
    { name: 'kind', schema: { enum: kinds } },
    { name: 'topic' },
    { name: 'limit', schema: { maximum: maxLimit, default: defaultLimit } },
  ])
})
