import { expect, test } from 'vitest'
import { checkFields } from '../../../../shared/contact/contact-rules.ts'
import { readLinkedPage, toSource } from '../../../../shared/contact/message-source.ts'
import { makeFields } from '../../../support/make-fields.ts'

const empty = { entry: '', utm_source: '', utm_medium: '', utm_campaign: '', referrer: '' }

test('the address of the form says which page led to it', () => {
  const form = 'https://www.example.com/contact?topic=energy'
  expect(readLinkedPage(`${form}&from=/industries/energy`)).toBe('/industries/energy')
  for (const address of [form, '', 'contact?from=/about']) expect(readLinkedPage(address)).toBeNull()
})

test.each([
  ['campaign words of 5 kB are cut', { utm_source: 'x'.repeat(5000) }, { utm_source: 'x'.repeat(100) }],
  ['control characters are removed', { utm_medium: 'a\u0000b\r\nc\u2028d\ud800' }, { utm_medium: 'abcd\ufffd' }],
  ['a host is in lower case', { referrer: 'Partner.Example' }, { referrer: 'partner.example' }],
])('%s', (_, given, expected) => {
  expect(toSource(given)).toEqual({ ...empty, ...expected })
})

test.each([
  { entry: 'https://evil.example/page' },
  { entry: '//evil.example/page' },
  { entry: '/\\evil.example' },
  { entry: 'industries/energy' },
  { entry: '/a b' },
  { entry: 7 },
  { referrer: 'https://partner.example/path' },
  { referrer: 'partner.example:8080' },
  { referrer: '<script>' },
  { referrer: ['partner.example'] },
])('%j is left out', given => {
  expect(toSource(given)).toBeUndefined()
})

test('where a sender came from never refuses a message', () => {
  const typed = Object.entries(makeFields())
  const forged = Object.entries({ entry: '//evil.example', utm_source: 'x'.repeat(5000), referrer: { a: 1 } })
  const { fields, errors } = checkFields(new Map<string, unknown>([...typed, ...forged]))
  expect(errors).toEqual([])
  expect(fields).toMatchObject({ entry: '', utm_source: 'x'.repeat(100), referrer: '' })
})
