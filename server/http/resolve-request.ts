import type { RequestHandler } from 'express'
import { type ResolvedAddress, resolveAddress } from '../../shared/resolve-address.ts'

declare global {
  namespace Express {
    interface Locals {
      /** The request's address, matched against the route table. */
      address: ResolvedAddress
      /** The response came from the page cache. */
      isCacheHit?: boolean
    }
  }
}

export function resolveRequest(): RequestHandler {
  return function resolveRequestAddress(request, response, next) {
    const [pathname = '/', ...query] = request.url.split('?')
    const search = query.length === 0 ? '' : `?${query.join('?')}`
    response.locals.address = resolveAddress({ pathname, search })
    next()
  }
}

/** Redirects other spellings of a page's URL to the canonical one and rejects malformed URLs with 400. */
export function canonicalRedirect(): RequestHandler {
  return function redirectToCanonical(request, response, next) {
    const { address } = response.locals
    if (address.kind === 'malformed') return next(new URIError(`malformed address: ${address.pathname}`))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (address.kind !== 'redirect' || !isRead) return next()
    response.redirect(301, address.to)
  }
}
