import { Validator } from '@seriousme/openapi-schema-validator'
import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { acceptedSchema } from '../../server/routes/contact/api-description.ts'
import { contactMessage as message } from '../support/contact-message.ts'
import { createTestApp } from '../support/test-app.ts'

async function readDescription(settings = {}) {
  const { app } = createTestApp({ settings })
  const { body } = await request(app)
    .get('/openapi.json')
    .expect(200)
    .expect('Content-Type', /^application\/json/)
  return body
}

test('the description is a valid OpenAPI 3.1 document', async () => {
  const description = await readDescription()
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(description))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('the description lists the types, fields and responses of the endpoint', async () => {
  const { paths, components, servers } = await readDescription({ PUBLIC_URL: 'https://www.example.com' })
  const operation = paths['/send-email'].post
  expect(servers).toEqual([{ url: 'https://www.example.com' }])
  expect(Object.keys(operation.requestBody.content)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ])
  expect(components.schemas.ContactMessage).toMatchObject({
    type: 'object',
    required: ['name', 'email', 'details'],
    properties: {
      name: { type: 'string', maxLength: 200 },
      company: { type: 'string', maxLength: 200 },
      email: { type: 'string', maxLength: 254 },
      details: { type: 'string', maxLength: 10_000 },
    },
  })
  expect(Object.keys(operation.responses)).toEqual(
    [200, 303, 400, 403, 405, 409, 413, 415, 422, 429, 500, 503].map(String),
  )
  expect(JSON.stringify(components)).not.toContain('contact_url')
})

test('an accepted message is answered as described', async () => {
  const { components } = await readDescription()
  const { app } = createTestApp()
  const { body } = await request(app).post('/send-email').send(message).expect(200)
  const described = z.object({ properties: z.record(z.string(), z.unknown()) }).parse(components.schemas.Accepted)
  expect(Object.keys(body).sort()).toEqual(Object.keys(described.properties).sort())
  expect(acceptedSchema.parse(body)).toEqual(body)
})
