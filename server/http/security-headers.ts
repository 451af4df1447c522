import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { SiteData } from '../../shared/content/library.ts'
import { trustedHtmlPolicy } from '../../shared/values/trusted-html-policy.ts'
import { hashedFolders } from '../assets/hashed-folders.ts'
import { type Config, isHttps, isPreview } from '../settings/config.ts'

export type HeaderPair = readonly [name: string, value: string]

/** Features that no page needs. Only names that browsers know, because they warn about others. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** The headers of every response; neither a preview nor an unfinished site is indexed. Their content security policy is for everything but pages, which have their own. */
export function toSecurityHeaders(
  config: Config,
  { isUnfinished }: Pick<SiteData, 'isUnfinished'> = {},
): readonly HeaderPair[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Pages and the sandboxed demos in their iframes would need different values, and Chromium warns about that.
    originAgentCluster: false,
    strictTransportSecurity: isHttps(config),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, () => {})
  response.setHeader('Permissions-Policy', unusedFeatures.map(feature => `${feature}=()`).join(', '))
  if (isPreview(config) || isUnfinished) response.setHeader('X-Robots-Tag', 'noindex')
  return response.getHeaderNames().map(name => [name, String(response.getHeader(name))])
}

/** Of a file with a hash in its name: scripts, styles, fonts and data, which are no documents. On HTTP/1.1 the others cost 500 bytes a file. */
const fileHeaders = ['strict-transport-security', 'x-content-type-options', 'x-robots-tag']

export function securityHeaders(headers: readonly HeaderPair[]): RequestHandler {
  const forFiles = headers.filter(([name]) => fileHeaders.includes(name))
  return function setSecurityHeaders(request, response, next) {
    const isHashedFile = hashedFolders.includes(request.path.split('/', 2)[1] ?? '')
    for (const [name, value] of isHashedFile ? forFiles : headers) response.setHeader(name, value)
    next()
  }
}

/** The headers of a page in HTML, as names and values in turn. */
export type PageHeaders = (html: Buffer) => readonly string[]

/** The content security policy of a page in HTML. */
export type PagePolicy = (html: Buffer) => string

export function createPageHeaders(headers: readonly HeaderPair[], toPolicy: PagePolicy): PageHeaders {
  const shared = headers.filter(([name]) => name !== 'content-security-policy').flat()
  return html => [...shared, 'Content-Security-Policy', toPolicy(html)]
}

type PageParts = {
  /** Inline, so the policy allows it by its hash. */
  readonly loader: string
  /** Where demos in iframes come from: an origin or 'self'. */
  readonly frameSource: string
  readonly isHttps: boolean
}

/** The content security policy of pages: the site's own files, the page's one inline style and the inline loader. */
export function createPagePolicy({ loader, frameSource, isHttps }: PageParts): PagePolicy {
  const others = [
    "default-src 'none'",
    `script-src 'self' ${hashSource(loader)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameSource}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedHtmlPolicy}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return html => `${others}; style-src 'self' ${hashSource(findStyle(html))}`
}

/** The text of the first style, which the server writes before anything that content could reach. */
function findStyle(html: Buffer): Buffer {
  const start = html.indexOf('>', html.indexOf('<style')) + 1
  return html.subarray(start, html.indexOf('</style>', start))
}

function hashSource(text: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
