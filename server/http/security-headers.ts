import type { RequestHandler } from 'express'
import helmet from 'helmet'

type Options = { readonly isHttps: boolean }

/** Headers for every answer. The policy here fits what is not a page; pages replace it with their own. */
export function securityHeaders({ isHttps }: Options): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // A page and the sandboxed demo in its frame would ask for it differently, and Chromium warns of that.
    originAgentCluster: false,
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  return function setSecurityHeaders(request, response, next) {
    setHeaders(request, response, next)
  }
}
