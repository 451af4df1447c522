import type { Request } from 'express'
import type { ResolvedAddress } from '../../shared/addresses/resolve-address.ts'
import { contactForm } from '../../shared/contact/forms.ts'
import { searchEndpoint } from '../../shared/search/search-request.ts'

/** Names of the folders that the site serves files from, at the root of its addresses. */
export type ServedFolders = ReadonlySet<string>

const endpoints: readonly string[] = [
  ...['/healthz', '/readyz', '/metrics', '/openapi.json'],
  ...[searchEndpoint, contactForm.endpoint],
]

/**
 * The pattern in the route table, or one of a few words, so that clients cannot create labels. Called after the response,
 * when Express has found the route of what is neither a page nor a file.
 */
export function toRouteLabel(request: Request, address: ResolvedAddress, folders: ServedFolders): string {
  const { kind, pathname } = address
  // A file may be in a folder of pages, such as /industries/energy.png; an id never has a dot.
  if (kind === 'page' && !pathname.includes('.')) return address.path
  if (kind === 'malformed') return kind
  if (endpoints.includes(pathname)) return pathname
  if (/^\/[\w.-]+\.\w+$/.test(pathname)) return 'file'
  const [, first = ''] = pathname.split('/')
  const isRouted = String(request.route?.path ?? '').startsWith(`/${first}/`)
  return first !== '' && (folders.has(first) || isRouted) ? `/${first}/*` : 'other'
}
