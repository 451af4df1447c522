import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ContactErrors, checkFields, toErrorMessages } from '../../../../shared/contact/contact-rules.ts'
import { contactForm, type FormFields } from '../../../../shared/contact/forms.ts'
import { contactFieldNames, makeFields, typedContactFields } from '../../../support/make-fields.ts'

function findErrors(fields: FormFields): ContactErrors {
  return toErrorMessages(checkFields(contactForm, new Map(Object.entries(fields))).errors)
}

function normalize(name: string, text: string): string | undefined {
  return checkFields(contactForm, new Map([[name, text]])).fields[name]
}

test.each(['a@b.c', 'ada.lovelace+site@mail.example.co.uk', ' ada@example.com '])('"%s" passes', email => {
  expect(findErrors(makeFields({ email }))).toEqual({})
})

test.each([
  ['name', 'x'.repeat(200), 'x'.repeat(201), 'Name must have at most 200 characters'],
  ['company', '\u{1F600}'.repeat(200), '\u{1F600}'.repeat(201), 'Company must have at most 200 characters'],
  ['email', `${'x'.repeat(249)}@b.co`, `${'x'.repeat(250)}@b.co`, 'Email must have at most 254 characters'],
  ['details', 'x'.repeat(10_000), 'x'.repeat(10_001), 'Details must have at most 10,000 characters'],
])('%s has a max length in characters', (name, longest, tooLong, message) => {
  expect(findErrors(makeFields({ [name]: ` ${longest} ` }))).toEqual({})
  expect(findErrors(makeFields({ [name]: tooLong }))).toEqual({ [name]: message })
})

test.each(['name', 'company', 'email'])('control characters and line ends are refused within %s', name => {
  for (const character of ['\0', '\t', '\n', '\r', '\u007f', '\u0085', '\u2028']) {
    const errors = findErrors(makeFields({ [name]: `ada${character}@example.com` }))
    expect(errors).toEqual({ [name]: expect.stringMatching(/ must be one line without control characters$/) })
  }
})

test('pasted details are never refused for their characters', () => {
  const everyControl = Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)).join('')
  expect(findErrors(makeFields({ details: `a${everyControl}\u2028\ud800` }))).toEqual({})
})

test('text that is too long is refused before it is composed, which would be slow', () => {
  const compose = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => compose.mockRestore())
  for (const { name, maxLength } of typedContactFields) {
    const marks = `a${'\u0301\u0316'.repeat(maxLength / 2)}`
    expect(checkFields(contactForm, new Map([[name, marks]])).errors).toContainEqual({
      field: name,
      code: 'too_long',
      message: expect.stringMatching(/ must have at most [\d,]+ characters$/),
    })
  }
  expect(compose.mock.contexts.filter(text => String(text) !== '')).toEqual([])
})

test('text that composing makes too long is refused too', () => {
  // U+FB2C becomes three characters.
  expect(findErrors(makeFields({ name: '\uFB2C'.repeat(100) }))).toEqual({
    name: 'Name must have at most 200 characters',
  })
})

test('a too long email is refused before the slow pattern', () => {
  const start = performance.now()
  expect(findErrors(makeFields({ email: `a@${'.'.repeat(200_000)}@` }))).toEqual({
    email: 'Email must have at most 254 characters',
  })
  expect(performance.now() - start).toBeLessThan(1000)
})

test('normalized details have line feeds and tabs, and no other control characters', () => {
  expect(normalize('details', ' a\r\nb\rc\vd\fe\u2028f\u2029g\th\u0000\u001b\u007f\u0085i\n')).toBe(
    'a\nb\nc\nd\ne\nf\ng\thi',
  )
})

test('normalized fields are composed and well-formed, and one-line fields keep control characters', () => {
  expect(normalize('name', ' Zoe\u0308\ud800\u0000 ')).toBe('Zo\u00eb\uFFFD\u0000')
})

test('normalizing again changes nothing', () => {
  const article = fc.constantFrom(
    '\r',
    '\n',
    '\0',
    '\u0085',
    'e',
    '\u0301',
    '\u1100',
    '\u1161',
    ' ',
    '\ud83d',
    '\ude00',
    '\u037e',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(article).map(articles => articles.join('')),
  )
  fc.assert(
    fc.property(fc.constantFrom(...contactFieldNames), text, (name, typed) => {
      const once = normalize(name, typed) ?? ''
      expect(normalize(name, once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
})
