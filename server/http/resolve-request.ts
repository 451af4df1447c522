import type { RequestHandler } from 'express'
import { toMarkdownAddress, toPagePath } from '../../shared/addresses/markdown-path.ts'
import { type ResolvedAddress, resolveAddress } from '../../shared/addresses/resolve-address.ts'
import type { Library } from '../../shared/content/library.ts'
import { type ServedFolders, toRouteLabel } from './route-label.ts'

declare global {
  namespace Express {
    interface Locals {
      /** The request's address, matched against the route table; for a Markdown version that of its page. */
      address: ResolvedAddress
      /** The path is that of a Markdown version, such as /about.md. */
      isMarkdownFile: boolean
      /** The label of the request in metrics and the log; complete after the response. */
      readRoute: () => string
      /** The anchor of the only section of a Markdown version that the request asks for. */
      section: string | undefined
      /** The response came from the page cache. */
      isCacheHit?: boolean
    }
  }
}

type Resources = {
  readonly folders: ServedFolders
  readonly library: Library
}

export function resolveRequest({ folders, library }: Resources): RequestHandler {
  return async function resolveRequestAddress(request, response, next) {
    const [pathname = '/', ...query] = request.url.split('?')
    const search = query.length === 0 ? '' : `?${query.join('?')}`
    const pagePath = toPagePath(pathname)
    response.locals.isMarkdownFile = pagePath !== undefined
    response.locals.section = new URLSearchParams(search).get('section') ?? undefined
    const inputs = search === '' ? [] : await listInputs(library)
    response.locals.address = resolveAddress({ pathname: pagePath ?? pathname, search }, inputs)
    response.locals.readRoute = () => toRouteLabel(request, response.locals.address, folders)
    next()
  }
}

/** None when the list cannot be read now: the page will fail where it reads its own data. */
async function listInputs(library: Library): Promise<readonly string[]> {
  try {
    return (await library.read('calculators')).flatMap(({ inputs }) => inputs)
  } catch {
    return []
  }
}

/** Redirects other spellings of a page's URL to the canonical one and rejects malformed URLs with 400. */
export function canonicalRedirect(): RequestHandler {
  return function redirectToCanonical(_request, response, next) {
    const { address, isMarkdownFile } = response.locals
    if (address.kind === 'malformed') return next(new URIError(`malformed address: ${address.pathname}`))
    if (address.kind !== 'redirect') return next()
    response.redirect(301, isMarkdownFile ? toMarkdownAddress(address.to) : address.to)
  }
}
