import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

export const acceptEncoding = 'br, gzip'

export const recordedResponsesSchema = z.array(
  z.object({ path: z.string(), headers: z.array(z.string()), bodyBase64: z.string() }),
)

export type RecordedResponse = z.infer<typeof recordedResponsesSchema>[number]

// Node writes these itself; a second copy would make another answer of it.
const connectionHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** Fetches a page once and keeps its headers and its body as they came, still encoded. */
export async function recordResponse(origin: string, path: string): Promise<RecordedResponse> {
  // fetch() would decode the body, and the encoded bytes are the point.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': acceptEncoding } }, resolve).on('error', reject)
  })
  const body = await buffer(response)
  if (response.statusCode !== 200)
    throw new Error(`${path} answers ${response.statusCode}: only pages with 200 are measured`)
  return { path, headers: keepOwnHeaders(response.rawHeaders, body.length), bodyBase64: body.toString('base64') }
}

/** Names and values in turn, as Node's `rawHeaders` and `writeHead` have them. */
function keepOwnHeaders(rawHeaders: readonly string[], bodyBytes: number): string[] {
  const own = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? ''
    return !connectionHeaders.has(name.toLowerCase())
  })
  return [...own, 'Content-Length', String(bodyBytes)]
}
