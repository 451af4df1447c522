import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from '../http/encoding.ts'
import { matchesEtag } from '../http/etag.ts'
import type { FinishedPage, Variant } from './finished-page.ts'

/** Sends a page in the smallest form that the client takes, or tells that what the client has is still good. */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  { page, isKept }: { readonly page: FinishedPage; readonly isKept: boolean },
): void {
  const variant = chooseVariant(request, page)
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end()
    return
  }
  response.writeHead(page.status, isKept ? variant.keptHeaders : variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

function chooseVariant({ headers }: IncomingMessage, { variants }: FinishedPage): Variant {
  for (const encoding of acceptedEncodings(headers['accept-encoding']?.toString())) {
    const variant = variants[encoding]
    if (variant !== undefined) return variant
  }
  return variants.identity
}
