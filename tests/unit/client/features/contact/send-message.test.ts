import { afterEach, expect, test, vi } from 'vitest'
import { createMessageSender } from '../../../../../client/features/contact/send-message.ts'
import { makeFields } from '../../../../support/make-fields.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers each post with the next of these; records the keys. */
function answerWith(...answers: readonly (readonly [status: number, body: string])[]) {
  const keys: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    const [status, body] = answers[keys.length] ?? [500, '']
    keys.push(headers['Idempotency-Key'])
    return new Response(body, { status })
  })
  return keys
}

const failed = 'Failed to send message. Try again.'
const broken = 'Something went wrong. Please try again later.'

test.each([
  [200, '{"success":false}', failed],
  [200, '{}', failed],
  [200, 'null', failed],
  [400, '["success"]', failed],
  [429, '{"success":false,"detail":{"text":"x"}}', failed],
  [429, '{"success":false,"detail":""}', failed],
  [500, '{"success":false,"detail":"The stack"}', failed],
  [502, '{"success":false,"detail":"The gateway"}', failed],
  [413, '<html>Request Entity Too Large</html>', broken],
  [200, '', broken],
])('the answer %d %s becomes "%s"', async (status, body, failure) => {
  answerWith([status, body])
  expect(await createMessageSender()(makeFields())).toEqual({ failure, errors: {} })
})

test('of a reason only the first 300 characters are shown, and of errors only those of known fields', async () => {
  const errors = [
    { field: 'email', message: 'y'.repeat(500) },
    { field: '__proto__', message: 'x' },
    { field: 'toString', message: 'x' },
    { field: 'name', message: 7 },
    null,
  ]
  answerWith(
    [409, JSON.stringify({ success: false, detail: 'x'.repeat(500), errors: 'many' })],
    [400, JSON.stringify({ success: false, detail: 'See errors', errors })],
  )
  const send = createMessageSender()
  expect(await send(makeFields())).toEqual({ failure: `${failed} ${'x'.repeat(300)}`, errors: {} })
  expect(await send(makeFields())).toEqual({ failure: failed, errors: { email: 'y'.repeat(300) } })
})

test('a message keeps its key until it is accepted, or until the key turns out to be that of another', async () => {
  const keys = answerWith([409, '{}'], [429, '{}'], [422, '{}'], [200, '{"success":true}'], [200, '{"success":true}'])
  const send = createMessageSender()
  for (let count = 0; count < 5; count += 1) await send(makeFields())
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3], keys[4]])
  expect(new Set(keys).size).toBe(3)
})
