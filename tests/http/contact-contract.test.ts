import { Validator } from '@seriousme/openapi-schema-validator'
import request from 'supertest'
import { expect, test } from 'vitest'
import { description, getDescribed } from '../support/api-contract.ts'
import { contactMessage as message } from '../support/contact-message.ts'
import { contactFieldNames, typedContactFields } from '../support/make-fields.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

test('the description is a valid OpenAPI 3.1 document, and is served as it is', async () => {
  const { body } = await request(getSharedApp())
    .get('/openapi.json')
    .expect(200)
    .expect('Content-Type', /^application\/json/)
    .expect('Cache-Control', 'no-cache')
  expect(body).toEqual(description)
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(body))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('the description lists the types, fields and responses of the endpoint', async () => {
  const { body } = await request(getSharedApp()).get('/openapi.json').expect(200)
  const operation = body.paths['/send-email'].post
  expect(body.servers).toEqual([{ url: '/' }])
  expect(Object.keys(operation.requestBody.content)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ])
  expect(Object.keys(body.components.schemas.ContactMessage.properties)).toEqual([...contactFieldNames, 'topic'])
  expect(Object.keys(operation.responses)).toEqual(
    [200, 303, 400, 401, 403, 405, 409, 413, 415, 422, 429, 500, 503].map(String),
  )
  expect(JSON.stringify(body.components)).not.toContain('extra_remark')
})

test('the form has each field of the table in its order, with its label and its attributes', async () => {
  const { text } = await request(getSharedApp()).get('/contact').expect(200)
  const [form = ''] = /<form[\s\S]*?<\/form>/.exec(text) ?? []
  const names = [...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual([...typedContactFields.map(({ name }) => name), 'extra_remark'])
  const [trap = ''] = /<div hidden(?:="")?>(?:(?!<\/div>).)*<\/div>/s.exec(form) ?? []
  expect(trap).toContain('name="extra_remark"')
  for (const mark of ['tabindex="-1"', 'autocomplete="off"', 'data-lpignore="true"', 'data-form-type="other"']) {
    expect(trap.toLowerCase()).toContain(mark)
  }
  expect(trap).toMatch(/ data-1p-ignore=""[^>]* data-bwignore=""/)
  // What managers look for in names.
  expect(trap).not.toMatch(/(?:name|id|for)="[^"]*(?:url|web|site|link|mail|phone|tel|company|address|name|user|pass)/i)
  for (const { name, label, required, rows, type = 'text', autoComplete = '' } of typedContactFields) {
    const [control = ''] = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(form) ?? []
    expect(form).toContain(`<label for="${name}">${label}${required === undefined ? ' (optional)' : ''}</label>`)
    expect(control).toContain(rows === undefined ? `type="${type}"` : `rows="${rows}"`)
    expect(control).toContain(autoComplete)
    expect(/ required=/.test(control)).toBe(required !== undefined)
  }
})

test('an accepted message is answered as described', async () => {
  const { app } = createTestApp()
  const { body } = await request(app).post('/send-email').send(message).expect(200)
  expect(getDescribed('Accepted').parse(body)).toEqual(body)
})
