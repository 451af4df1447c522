import { routeTable } from '../../shared/routes.ts'

type Site = {
  /** A preview must stay readable for crawlers: they find `noindex` only in an answer that they may ask for. */
  readonly isPreview: boolean
  /** Undefined when the site has no sitemap. */
  readonly sitemapUrl: string | undefined
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function toRobotsText({ isPreview, sitemapUrl }: Site): string {
  if (isPreview) {
    return '# A preview: every answer says noindex, and crawlers must be able to read that.\nUser-agent: *\nAllow: /\n'
  }
  const rules = ['User-agent: *', ...closedFolders().map(folder => `Disallow: ${folder}`)]
  return [...rules, ...(sitemapUrl === undefined ? [] : ['', `Sitemap: ${sitemapUrl}`]), ''].join('\n')
}

/** The folders of pages that search engines have no business in. */
function closedFolders(): readonly string[] {
  const closed = routeTable.filter(({ indexable }) => !indexable).map(({ path }) => `/${path.split('/')[1]}/`)
  return [...new Set(closed)]
}
