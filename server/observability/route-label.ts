import { contactEndpoint } from '../../shared/contact/contact-answer.ts'
import { matchRoute } from '../../shared/match-route.ts'

/** First path segments of static files and demos. */
const folders = new Set(['assets', 'brand', 'content', 'demo-apps', 'icons', 'images', 'industries', 'media', 'og'])
const exactPaths = new Set([contactEndpoint, '/healthz', '/readyz', '/metrics', '/openapi.json'])

/** The metrics label of a path: its route pattern, or one of a few fixed words, because clients can request any path. */
export function toRouteLabel(path: string): string {
  if (exactPaths.has(path)) return path
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
