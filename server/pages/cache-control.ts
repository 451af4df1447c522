import type { PageResult } from '../../shared/site-pages/page-data.ts'
import type { Config } from '../settings/config.ts'

/** The value of `Cache-Control` for a page. */
export type PageCacheControl = (shown: Extract<PageResult, { kind: 'page' }>) => string

/** `no-transform`: a CDN would hide addresses in the page, or add scripts of its own, before the site's scripts see it. */
const revalidate = 'no-cache, no-transform'

/** For how long a cache in front may answer from its copy while the site fails. */
const staleIfErrorSeconds = 86_400

/**
 * A deploy can change any page, so browsers revalidate each. With `CDN_SECONDS` caches in front may keep those that all
 * visitors get at an address of their own. They may not keep what follows from free input, such as results of a search,
 * because it would fill them, nor a not-found page: during a deploy another replica may have the page.
 */
export function toCacheControl({ CDN_SECONDS: seconds }: Pick<Config, 'CDN_SECONDS'>): PageCacheControl {
  if (seconds === 0) return () => revalidate
  // `no-cache` would bind caches in front, too.
  const shared = [
    'max-age=0',
    `s-maxage=${seconds}`,
    `stale-while-revalidate=${seconds}`,
    `stale-if-error=${staleIfErrorSeconds}`,
    'no-transform',
  ].join(', ')
  return ({ status, cacheKey }) => (status === 200 && cacheKey !== undefined ? shared : revalidate)
}
