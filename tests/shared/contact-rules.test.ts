import { expect, test } from 'vitest'
import { emptyContactFields, findContactErrors } from '../../shared/contact/contact-rules.ts'

const complete = { name: 'Ada', company: '', email: 'ada@example.com', details: 'Hello' }

test('a form with name, email and details has no errors; company is optional', () => {
  expect(findContactErrors(complete)).toEqual({})
})

test('an empty form tells what each required field wants', () => {
  expect(findContactErrors(emptyContactFields)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    details: 'Please provide details for your inquiry',
  })
})

test('fields of blanks count as empty', () => {
  expect(Object.keys(findContactErrors({ name: '  ', company: ' ', email: ' ', details: '\n' }))).toEqual([
    'name',
    'email',
    'details',
  ])
})

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada example@example.com', 'ada@@example.com'])(
  '%s is no valid email address',
  email => {
    expect(findContactErrors({ ...complete, email })).toEqual({ email: 'Please enter a valid email address' })
  },
)

test.each(['a@b.c', 'ada.lovelace+site@mail.example.co.uk', ' ada@example.com '])('"%s" passes', email => {
  expect(findContactErrors({ ...complete, email })).toEqual({})
})
