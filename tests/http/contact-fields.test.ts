import request from 'supertest'
import { expect, test } from 'vitest'
import { problemSchema } from '../support/api-contract.ts'
import { listStored, contactMessage as message } from '../support/contact-message.ts'
import { createTestApp } from '../support/test-app.ts'

test.each([
  [{ email: 'ada' }, 'email', 'invalid', 'Please enter a valid email address'],
  [{ name: 'x'.repeat(201) }, 'name', 'too_long', 'Name must have at most 200 characters'],
  [{ name: 'Ada\nBcc: a@b.c' }, 'name', 'control_characters', 'Name must be one line without control characters'],
  [{ name: 7 }, 'name', 'not_text', 'Name must be text'],
])('%j is refused at its field', async (change, field, code, text) => {
  const { app, services } = createTestApp()
  const response = await request(app)
    .post('/send-email')
    .send({ ...message, ...change })
    .expect(400)
  expect(problemSchema.parse(response.body).errors).toEqual([{ field, code, message: text }])
  expect(await listStored(services)).toEqual([])
})

test('a field that is not text does not hide the errors of the others', async () => {
  const { app } = createTestApp()
  const response = await request(app).post('/send-email').send({ name: {}, email: 'ada' }).expect(400)
  const { errors } = problemSchema.parse(response.body)
  expect(errors.map(({ field, code }) => [field, code])).toEqual([
    ['name', 'not_text'],
    ['email', 'invalid'],
    ['details', 'required'],
  ])
})

test('unknown fields change nothing, whatever their names', async () => {
  const { app, services } = createTestApp()
  const body = `{"__proto__":{"name":"x","isAdmin":true},"constructor":1,"isSuspect":true,${JSON.stringify(message).slice(1)}`
  await request(app).post('/send-email').type('json').send(body).expect(200)
  await request(app).post('/send-email').type('form').send('__proto__=x&__proto__[name]=y').expect(400)
  expect(await listStored(services)).toEqual([message])
  expect({}).not.toHaveProperty('isAdmin')
})
