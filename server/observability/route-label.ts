import { contactEndpoint } from '../../shared/contact/contact-rules.ts'
import type { ResolvedAddress } from '../../shared/resolve-address.ts'

/** First segments under which files and helpers lie. */
const folders = new Set(['assets', 'brand', 'content', 'demo-apps', 'icons', 'images', 'industries', 'media', 'og'])
const endpoints = new Set([contactEndpoint, '/healthz', '/readyz', '/metrics', '/openapi.json'])

/** The label of a request in metrics: its pattern in the route table, or one of a few words, so that clients cannot add labels. */
export function toRouteLabel(address: ResolvedAddress): string {
  const { kind, pathname } = address
  if (kind === 'page') return address.path
  if (kind === 'malformed') return kind
  if (endpoints.has(pathname)) return pathname
  const [, first = ''] = pathname.split('/')
  if (folders.has(first)) return `/${first}/*`
  return /^\/[\w.-]+\.\w+$/.test(pathname) ? 'file' : 'other'
}
