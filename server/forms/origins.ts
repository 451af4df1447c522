import type { Request, RequestHandler } from 'express'
import type { Config } from '../settings/config.ts'

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type,Idempotency-Key',
  'Access-Control-Max-Age': '600',
}
const exposedHeaders = 'X-Request-Id,Location,Retry-After,RateLimit,RateLimit-Policy'

/** Lets scripts of the listed origins post and read the answer. Other origins never get a CORS header. */
export function allowListedOrigins(origins: readonly string[]): RequestHandler {
  return function allowListedOrigin(request, response, next) {
    if (origins.length === 0) return next()
    response.vary('Origin')
    const origin = request.get('Origin') ?? ''
    if (!origins.includes(origin)) return next()
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposedHeaders })
    if (request.method === 'OPTIONS') response.status(204).set(preflightHeaders).end()
    else next()
  }
}

type Origins = Pick<Config, 'CONTACT_ALLOWED_ORIGINS' | 'PUBLIC_URL'>

/** Whether a browser posts for another website. Clients other than browsers send no origin and may post. */
export function isForeignPost(request: Request, { CONTACT_ALLOWED_ORIGINS, PUBLIC_URL }: Origins): boolean {
  const origin = request.get('Origin')
  if (origin !== undefined && CONTACT_ALLOWED_ORIGINS.includes(origin)) return false
  // Takes precedence: under a strict referrer policy our own pages send "Origin: null".
  const site = request.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'none') return false
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined) return false
  return origin !== (PUBLIC_URL && new URL(PUBLIC_URL).origin) && !isOwnHost(origin, request.host)
}

/** Ignores the scheme, which a proxy may have changed. */
function isOwnHost(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  const own = `${protocol}//${host}`
  return originHost !== '' && URL.canParse(own) && new URL(own).host === originHost
}
