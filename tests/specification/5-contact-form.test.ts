import request from 'supertest'
import { expect, test } from 'vitest'
import { type ContactErrors, checkFields, toErrorMessages } from '../../shared/contact/contact-rules.ts'
import { type FormFields, mapFields } from '../../shared/contact/forms.ts'
import { problemSchema } from '../support/api-contract.ts'
import { makeFields } from '../support/make-fields.ts'
import { createTestApp } from '../support/test-app.ts'

function findErrors(fields: FormFields): ContactErrors {
  return toErrorMessages(checkFields(new Map(Object.entries(fields))).errors)
}

test('Contact form, on submit: company optional', () => {
  expect(findErrors(makeFields())).toEqual({})
})

test("name required ('Name is required'); email required ('Email is required'); details required ('Please provide details for your inquiry')", () => {
  expect(findErrors(mapFields(() => ''))).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    details: 'Please provide details for your inquiry',
  })
})

test('name required and trimmed: fields of blanks count as empty', () => {
  expect(Object.keys(findErrors(mapFields(() => ' \n')))).toEqual(['name', 'email', 'details'])
})

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada example@example.com', 'ada@@example.com'])(
  "email must match a basic pattern of non-space text, @, text, dot, text ('Please enter a valid email address'): not %s",
  email => {
    expect(findErrors(makeFields({ email }))).toEqual({ email: 'Please enter a valid email address' })
  },
)

test('the server answers the messages for the three required fields', async () => {
  const { app } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .send({ name: ' ', email: '' })
    .expect(400)
    .expect('Content-Type', /application\/problem\+json/)
  expect(problemSchema.parse(response.body)).toMatchObject({
    title: 'Bad Request',
    status: 400,
    code: 'invalid_fields',
    errors: [
      { field: 'name', code: 'required', message: 'Name is required' },
      { field: 'email', code: 'required', message: 'Email is required' },
      { field: 'details', code: 'required', message: 'Please provide details for your inquiry' },
    ],
    requestId: response.headers['x-request-id'],
  })
})
