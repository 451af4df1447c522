import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { serve } from './raw-request.ts'

export const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
export const newSecret = `whsec_${Buffer.from('fedcba9876543210fedcba9876543210').toString('base64')}`

const headersSchema = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
})
type Headers = z.infer<typeof headersSchema>

type Received = { readonly id: string; readonly path: string; readonly headers: Headers; readonly body: string }

/** A receiver of events on 127.0.0.1 that answers as it is told. */
export async function startReceiver(answer: (response: ServerResponse, count: number) => void = accept) {
  const received: Received[] = []
  const state = { answer }
  const { port } = await serve(async (request, response) => {
    const body = await text(request)
    const headers = headersSchema.parse(request.headers)
    received.push({ id: headers['webhook-id'], path: request.url ?? '', headers, body })
    state.answer(response, received.length)
  })
  const url = `http://127.0.0.1:${port}/hooks/secret-path`
  return { received, url, settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }, state }
}

export function accept(response: ServerResponse): void {
  response.writeHead(204).end()
}

export function answerWith(status: number, headers: Readonly<Record<string, string>> = {}) {
  return (response: ServerResponse) => void response.writeHead(status, headers).end('words of the receiver')
}

/** The judge of signatures; throws when the event is not of the site. */
export function verify({ headers, body }: Received, key = secret): unknown {
  return new Webhook(key).verify(body, headers)
}
