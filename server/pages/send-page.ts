import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from '../http/encoding.ts'
import type { EncodedBody, EncodedPage } from './encoded-page.ts'

/** Sends a page in the smallest encoding that the client accepts, or 304 when the client's copy is current. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, isHit }: { readonly page: EncodedPage; readonly isHit: boolean },
): void {
  const { body, etag, headers, hitHeaders, notModifiedHeaders } = chooseEncoding(request, page)
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModifiedHeaders).end()
    return
  }
  response.writeHead(page.status, isHit ? hitHeaders : headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function chooseEncoding({ headers }: IncomingMessage, { encodings }: EncodedPage): EncodedBody {
  for (const encoding of acceptedEncodings(headers['accept-encoding']?.toString())) {
    const encoded = encodings[encoding]
    if (encoded !== undefined) return encoded
  }
  return encodings.identity
}

/** Whether an If-None-Match header names the entity tag. RFC 9110 compares weakly here. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(tag => {
    const name = tag.trim()
    return name === '*' || name.replace(/^W\//, '') === etag
  })
}
