import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { type Config, isHttps, isPreview } from '../config.ts'

export type HeaderPair = readonly [name: string, value: string]

/** Features that no page needs; only names that browsers know, because they warn of others. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** Headers of every response, the same for all. The policy here fits what is not a page; pages have their own. */
export function toSecurityHeaders(config: Config): readonly HeaderPair[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Pages and the sandboxed demos in their iframes would ask for it differently, and Chromium warns of that.
    originAgentCluster: false,
    strictTransportSecurity: isHttps(config),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, () => {})
  response.setHeader('Permissions-Policy', unusedFeatures.map(feature => `${feature}=()`).join(', '))
  if (isPreview(config)) response.setHeader('X-Robots-Tag', 'noindex')
  return response.getHeaderNames().map(name => [name, String(response.getHeader(name))])
}

export function securityHeaders(headers: readonly HeaderPair[]): RequestHandler {
  return function setSecurityHeaders(_request, response, next) {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}

/** Headers of every page: the shared ones with the page's own policy. A deploy can change any page, so browsers revalidate. */
export function toPageHeaders(headers: readonly HeaderPair[], policy: string): readonly HeaderPair[] {
  const shared = headers.filter(([name]) => name !== 'content-security-policy')
  return [...shared, ['Cache-Control', 'no-cache'], ['Content-Security-Policy', policy]]
}
