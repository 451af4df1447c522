import type { RequestHandler } from 'express'
import { contactEndpoint } from '../../shared/contact/contact-rules.ts'
import type { ResolvedAddress } from '../../shared/resolve-address.ts'
import { searchEndpoint } from '../../shared/search/search-request.ts'
import type { Metrics } from '../metrics.ts'

/** Counts every response of the app and measures its duration. */
export function requestMetrics({ countRequest }: Pick<Metrics, 'countRequest'>): RequestHandler {
  return function measureRequest(_request, response, next) {
    const start = performance.now()
    const route = toRouteLabel(response.locals.address)
    response.once('close', () => {
      const { isCacheHit = false } = response.locals
      countRequest({ route, status: response.statusCode, isCacheHit, seconds: (performance.now() - start) / 1000 })
    })
    next()
  }
}

/** First path segments of files. */
const folders = [
  'assets',
  'brand',
  'calculators',
  'content',
  'demo-apps',
  'demo-assets',
  'icons',
  'images',
  'industries',
  'media',
  'og',
]
const endpoints = [contactEndpoint, '/healthz', '/readyz', '/metrics', '/openapi.json', searchEndpoint]

/** The pattern in the route table, or one of a few words, so that clients cannot create labels. */
export function toRouteLabel(address: ResolvedAddress): string {
  const { kind, pathname } = address
  if (kind === 'page') return address.path
  if (kind === 'malformed') return kind
  if (endpoints.includes(pathname)) return pathname
  const [, first = ''] = pathname.split('/')
  if (folders.includes(first)) return `/${first}/*`
  return /^\/[\w.-]+\.\w+$/.test(pathname) ? 'file' : 'other'
}
