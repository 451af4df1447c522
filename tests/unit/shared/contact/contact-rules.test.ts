import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ContactErrors, checkFields, toErrorMessages } from '../../../../shared/contact/contact-rules.ts'
import { type FormFields, typedFields } from '../../../../shared/contact/forms.ts'
import { contactFieldNames, makeFields } from '../../../support/make-fields.ts'

function findErrors(fields: FormFields): ContactErrors {
  return toErrorMessages(checkFields(new Map(Object.entries(makeFields(fields)))).errors)
}

function normalize(name: string, text: string): string | undefined {
  return checkFields(new Map([[name, text]])).fields[name]
}

test.each(['a@b.c', 'ada.lovelace+site@mail.example.co.uk', ' ada@example.com '])('"%s" passes', email => {
  expect(findErrors({ email })).toEqual({})
})

test.each([
  ['name', 'x'.repeat(200), 'x'.repeat(201), 'Name must have at most 200 characters'],
  // Composing makes one character three.
  ['name', '\uFB2C'.repeat(66), '\uFB2C'.repeat(100), 'Name must have at most 200 characters'],
  ['company', '\u{1F600}'.repeat(200), '\u{1F600}'.repeat(201), 'Company must have at most 200 characters'],
  ['email', `${'x'.repeat(249)}@b.co`, `${'x'.repeat(250)}@b.co`, 'Email must have at most 254 characters'],
  ['details', 'x'.repeat(10_000), 'x'.repeat(10_001), 'Details must have at most 10,000 characters'],
])('%s has a max length in characters', (name, longest, tooLong, message) => {
  expect(findErrors({ [name]: ` ${longest} ` })).toEqual({})
  expect(findErrors({ [name]: tooLong })).toEqual({ [name]: message })
})

test('control characters and line ends are refused within one-line fields, and never in pasted details', () => {
  for (const name of ['name', 'company', 'email']) {
    for (const character of ['\0', '\t', '\n', '\r', '\u007f', '\u0085', '\u2028']) {
      const message = expect.stringMatching(/ must be one line without control characters$/)
      expect(findErrors({ [name]: `ada${character}@example.com` })).toEqual({ [name]: message })
    }
  }
  const everyControl = Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)).join('')
  expect(findErrors({ details: `a${everyControl}\u2028\ud800` })).toEqual({})
})

test('text that is too long is refused before it is composed or matched, which would be slow', () => {
  const compose = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => compose.mockRestore())
  const match = vi.spyOn(RegExp.prototype, 'test')
  onTestFinished(() => match.mockRestore())
  for (const { name, maxLength } of typedFields) {
    const marks = `a${'\u0301\u0316'.repeat(maxLength / 2)}`
    const { errors } = checkFields(new Map([[name, marks]]))
    expect(errors).toContainEqual(expect.objectContaining({ field: name, code: 'too_long' }))
  }
  expect(compose.mock.contexts.filter(text => String(text) !== '')).toEqual([])
  expect(match.mock.calls.filter(([text]) => text.length > 200)).toEqual([])
})

test.each([
  ['details', ' a\r\nb\rc\vd\fe\u2028f\u2029g\th\u0000\u001b\u007f\u0085i\n', 'a\nb\nc\nd\ne\nf\ng\thi'],
  ['name', ' Zoe\u0308\ud800\u0000 ', 'Zo\u00eb\uFFFD\u0000'],
])('%s %j is normalized to %j', (name, typed, expected) => {
  expect(normalize(name, typed)).toBe(expected)
})

test('normalizing again changes nothing', () => {
  const odd = ['\r', '\n', '\0', '\u0085', 'e', '\u0301', '\u1100', '\u1161', ' ', '\ud83d', '\ude00', '\u037e']
  const parts = fc.array(fc.constantFrom(...odd)).map(characters => characters.join(''))
  const text = fc.oneof(fc.string({ unit: 'binary' }), parts)
  fc.assert(
    fc.property(fc.constantFrom(...contactFieldNames), text, (name, typed) => {
      const once = normalize(name, typed) ?? ''
      expect(normalize(name, once)).toBe(once)
    }),
    { numRuns: 300 },
  )
})
