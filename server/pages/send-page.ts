import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as expressRequest } from 'express'
import { LRUCache } from 'lru-cache'
import { type EncodedBody, type EncodedPage, encodings } from './encoded-page.ts'

/** Sends a page in the smallest encoding that the client accepts, or 304 when the client's copy is current. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, isHit }: { readonly page: EncodedPage; readonly isHit: boolean },
): void {
  const { body, etag, headers, hitHeaders, notModifiedHeaders } = chooseEncoding(request, page)
  if (page.status === 200 && isCurrent(request, page, etag)) {
    response.writeHead(304, notModifiedHeaders).end()
    return
  }
  response.writeHead(page.status, isHit ? hitHeaders : headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Express's parser takes a quarter of a cached page's processor time, and browsers send a handful of headers. */
const acceptedEncodings = new LRUCache<string, readonly string[]>({
  max: 100,
  memoMethod: header => {
    const request = { headers: { 'accept-encoding': header } }
    return encodings.filter(encoding => expressRequest.acceptsEncodings.call(request, encoding) !== false)
  },
})

/** The smallest encoding that the client accepts, whatever order it prefers. */
function chooseEncoding({ headers }: IncomingMessage, page: EncodedPage): EncodedBody {
  const accepted = acceptedEncodings.memo(headers['accept-encoding']?.toString() ?? '')
  for (const encoding of encodings) {
    const encoded = page.encodings[encoding]
    if (encoded !== undefined && accepted.includes(encoding)) return encoded
  }
  return page.encodings.identity
}

/** As RFC 9110 says, a date counts only without an entity tag. */
function isCurrent({ headers }: IncomingMessage, { changed }: EncodedPage, etag: string): boolean {
  const since = headers['if-modified-since']
  if (changed === undefined || since === undefined || headers['if-none-match'] !== undefined)
    return matchesEtag(headers['if-none-match'], etag)
  return changed.getTime() - new Date(since).getTime() < 1000
}

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(tag => {
    const name = tag.trim()
    return name === '*' || name.replace(/^W\//, '') === etag
  })
}
