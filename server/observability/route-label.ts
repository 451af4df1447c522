import { contactEndpoint } from '../../shared/contact/contact-rules.ts'
import { matchRoute } from '../../shared/match-route.ts'

/** First segments under which files and helpers lie. */
const folders = new Set(['assets', 'brand', 'content', 'demo-apps', 'icons', 'images', 'industries', 'media', 'og'])
const single = new Set([contactEndpoint, '/healthz', '/readyz', '/metrics', '/openapi.json'])

/** What a request's path is counted under: its pattern in the route table, or one of few words, whatever clients think up. */
export function toRouteLabel(path: string): string {
  if (single.has(path)) return path
  try {
    const match = matchRoute(path)
    if (match !== undefined) return match.path
  } catch {
    return 'unreadable'
  }
  const [, first = ''] = path.split('/')
  if (folders.has(first)) return `/${first}/*`
  return /^\/[\w.-]+\.\w+$/.test(path) ? 'file' : 'other'
}
