import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

export type HeaderPair = readonly [name: string, value: string]

/** What could look at visitors, or take their money, and no page needs; names that browsers know, or they would complain. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

type Options = {
  readonly isHttps: boolean
  /** Keeps search engines away from all that this server answers. */
  readonly isPreview: boolean
}

/** Headers of every answer. The policy here fits what is not a page; pages have their own. */
export function toSecurityHeaders({ isHttps, isPreview }: Options): readonly HeaderPair[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // A page and the sandboxed demo in its frame would ask for it differently, and Chromium warns of that.
    originAgentCluster: false,
    // Costs every first visit a process of the browser, and protects nothing here: docs/decisions/0017-what-the-headers-leave-out.md.
    crossOriginOpenerPolicy: false,
    // Do nothing in browsers that can run the site; without them a long page and its headers fit the first flight of packets.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, () => {})
  response.setHeader('Permissions-Policy', unusedFeatures.map(feature => `${feature}=()`).join(', '))
  if (isPreview) response.setHeader('X-Robots-Tag', 'noindex')
  return response.getHeaderNames().map(name => [name, String(response.getHeader(name))])
}

/** Sets the headers, which are the same for every answer. */
export function securityHeaders(headers: readonly HeaderPair[]): RequestHandler {
  return function setSecurityHeaders(_request, response, next) {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}
