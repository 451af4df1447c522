import type { Library } from '../../shared/content/library.ts'
import { type Config, isHttps, isPreview } from '../config.ts'
import { toSecurityHeaders } from '../http/security-headers.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { Services } from '../services.ts'
import { createPageStore } from './page-cache.ts'

type Dependencies = {
  readonly config: Config
  readonly library: Library
  readonly renderPage: PageRenderer
  readonly now: () => Date
}

/** The store of pages as the operator's settings want it. */
export function openPages({ config, ...dependencies }: Dependencies): Pick<Services, 'pages' | 'securityHeaders'> {
  const securityHeaders = toSecurityHeaders({
    isHttps: isHttps(config),
    isPreview: isPreview(config),
  })
  // A deploy changes pages at any time: browsers ask whether theirs is still good, which costs next to nothing.
  const shared = securityHeaders.filter(([name]) => name !== 'content-security-policy')
  const headers = [...shared.flat(), 'Cache-Control', 'no-cache']
  const pages = createPageStore({ ...dependencies, headers, maxBytes: config.PAGE_CACHE_MIB * 1024 * 1024 })
  return { pages, securityHeaders }
}
