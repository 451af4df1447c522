import { readFileSync } from 'node:fs'
import express from 'express'
import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { createMessageSender } from '../../client/features/contact/send-message.ts'
import { createRefuse } from '../../server/forms/answer.ts'
import { refusals } from '../../server/forms/refusals.ts'
import type { Problem } from '../../server/http/problem.ts'
import type { Services } from '../../server/routes/services.ts'
import { contactForm } from '../../shared/contact/forms.ts'
import { makeFields, typedContactFields } from '../support/make-fields.ts'
import { wordsOf } from '../support/page-words.ts'
import { createTestApp } from '../support/test-app.ts'

const cases = Object.entries<Problem>(refusals).map(([name, refusal]) => ({ name, refusal }))
const wrong = [{ field: 'email', code: 'invalid', message: 'Please enter a valid email address' }] as const
const sentence = 'Failed to send message. Try again.'

/** Refuses every post for this reason, 42 seconds before the next one is accepted. */
function createRefusingApp(services: Services, refusal: Problem) {
  const refuse = createRefuse(services, contactForm)
  const errors = refusal.code === 'invalid_fields' ? wrong : []
  return express().post('/send-email', (_request, response) => {
    response.set('Retry-After', '42')
    return refuse(response, { ...refusal, errors })
  })
}

/** Sends a message as the scripts of the page do. */
async function sendWithScripts(site: ReturnType<typeof createRefusingApp>) {
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const { text, status } = await request(site).post(path).set(headers).send(body)
    return new Response(text, { status })
  })
  const outcome = await createMessageSender(contactForm)(makeFields())
  vi.unstubAllGlobals()
  return outcome
}

test.each(cases)('a visitor reads the same about $name with scripts and without', async ({ refusal }) => {
  const { services } = createTestApp()
  const site = createRefusingApp(services, refusal)
  const { failure, errors } = await sendWithScripts(site)
  const page = await request(site).post('/send-email').accept('html').type('form').send(makeFields())
  expect(page.status).toBe(refusal.status)
  const words = wordsOf(page.text).join(' ')
  if (refusal.code === 'invalid_fields') {
    expect(failure).toBe(sentence)
    expect(errors).toEqual({ email: 'Please enter a valid email address' })
    expect(words).toContain(errors.email)
  } else if (refusal.status === 500) {
    expect(failure).toBe(sentence)
  } else {
    const wait = refusal.headers?.['Retry-After'] ?? '42'
    const reason = refusal.detail
      .replace('{wait}', wait === '1' ? '1 second' : `${wait} seconds`)
      .replace('{fields}', new Intl.ListFormat('en-GB').format(typedContactFields.map(({ name }) => name)))
    expect(failure).toBe(`${sentence} ${reason}`)
    expect(words).toContain(`${sentence} ${reason}`)
    expect(errors).toEqual({})
  }
})

test.each(cases)('docs/http-api.md has the code of $name', ({ refusal: { status, code } }) => {
  expect(readFileSync('docs/http-api.md', 'utf8')).toContain(`| ${status} | \`${code}\` | `)
})
