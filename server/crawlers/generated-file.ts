import { createHash } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { toBrotli, toGzip } from '../compress.ts'
import { acceptedEncodings, type Encoding } from '../http/encoding.ts'

/** A text that this process makes once and sends often. */
export type MadeFile = {
  readonly type: string
  readonly changed: Date | undefined
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  readonly hash: string
}

type Source = {
  readonly text: string
  /** Media type without the charset, which is UTF-8. */
  readonly type: string
  /** When its content last changed, where that is known. */
  readonly changed?: Date
}

export async function makeFile({ text, type, changed }: Source): Promise<MadeFile> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([toBrotli(identity), toGzip(identity, 9)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20)
  return { type: `${type}; charset=utf-8`, changed, bodies: { br, gzip: zipped, identity }, hash }
}

/** Answers with a file that is made at the first request and kept; one that could not be made is tried again. */
export function serveMadeFile(make: () => Promise<MadeFile>): RequestHandler {
  let making: Promise<MadeFile> | undefined
  return async function serveFile(request, response) {
    making ??= make()
    try {
      sendMadeFile(response, await making, request.get('Accept-Encoding'))
    } catch (error) {
      making = undefined
      throw error
    }
  }
}

function sendMadeFile(response: Response, { type, changed, bodies, hash }: MadeFile, accepted?: string): void {
  const [encoding = 'identity'] = acceptedEncodings(accepted)
  response.vary('Accept-Encoding').set({
    'Content-Type': type,
    'Cache-Control': 'public, max-age=3600',
    ETag: `"${hash}-${encoding}"`,
    ...(changed !== undefined && { 'Last-Modified': changed.toUTCString() }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  // Express answers HEAD, If-None-Match and If-Modified-Since from these headers.
  response.send(bodies[encoding])
}
