import type { RequestHandler } from 'express'
import { findRightPath } from '../../shared/match-route.ts'

/** Leads to a page's one right address by 301: no trailing or doubled slash, no capitals but the aliases' own. */
export function oneAddress(): RequestHandler {
  return function redirectToRightAddress(request, response, next) {
    const [pathname = '/', ...query] = request.url.split('?')
    // Malformed percent-encoding throws here, before anything else tries to read the address.
    decodeURIComponent(pathname)
    const rightPath = findRightPath(pathname)
    if (rightPath === undefined || !(request.method === 'GET' || request.method === 'HEAD')) return next()
    response.redirect(301, [rightPath, ...query].join('?'))
  }
}
