import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { serve } from './raw-request.ts'
import { secret } from './webhook-receiver.ts'

const headersSchema = z.looseObject({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
})
const bodySchema = z.object({ data: z.object({ id: z.string() }) })

/**
 * A receiver of events on 127.0.0.1 that verifies each, refuses some for the moment, and closes some connections without an
 * answer. While it is down, it closes all.
 */
export async function startUnsteadyReceiver() {
  const ids: string[] = []
  const wrong: string[] = []
  const state = { isDown: false }
  let requests = 0
  const { port } = await serve(async (request, response) => {
    const body = await text(request).catch(() => undefined)
    if (body === undefined || state.isDown) return void request.socket.destroy()
    requests += 1
    if (requests % 41 === 0) return void response.writeHead(503, { 'Retry-After': '1' }).end()
    const headers = headersSchema.parse(request.headers)
    const id = headers['webhook-id']
    try {
      new Webhook(secret).verify(body, headers)
      if (bodySchema.parse(JSON.parse(body)).data.id !== id) wrong.push(id)
    } catch {
      wrong.push(id)
    }
    ids.push(id)
    if (requests % 97 === 0) request.socket.destroy()
    else response.writeHead(204).end()
  })
  const settings = { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: secret }
  return { ids, wrong, state, settings }
}
