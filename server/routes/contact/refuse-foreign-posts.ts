import type { Request, RequestHandler } from 'express'
import type { Config } from '../../config.ts'
import type { Refuse } from './refuse.ts'

type Origins = Pick<Config, 'CONTACT_ALLOWED_ORIGINS' | 'PUBLIC_URL'>

/** Refuses what a browser sends for another website. A client that is no browser says nothing of origins and may post. */
export function refuseForeignPosts(origins: Origins, refuse: Refuse): RequestHandler {
  return async function refuseForeignPost(request, response, next) {
    if (!isForeign(request, origins)) return next()
    const detail = 'The post comes from another website, which may not send messages here; use the form on this one.'
    await refuse(response, { status: 403, code: 'foreign_origin', detail })
  }
}

function isForeign(request: Request, { CONTACT_ALLOWED_ORIGINS, PUBLIC_URL }: Origins): boolean {
  const origin = request.get('Origin')
  if (origin !== undefined && CONTACT_ALLOWED_ORIGINS.includes(origin)) return false
  // A page of this site may send "Origin: null" all the same, under a strict referrer policy; this header knows better.
  const site = request.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'none') return false
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined) return false
  return origin !== (PUBLIC_URL && new URL(PUBLIC_URL).origin) && !isOwnHost(origin, request.host)
}

/** Compares without the scheme, which a proxy in front may have changed. */
function isOwnHost(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  const own = `${protocol}//${host}`
  return originHost !== '' && URL.canParse(own) && new URL(own).host === originHost
}
