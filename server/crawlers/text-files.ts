import { routeTable } from '../../shared/addresses/routes.ts'
import type { Site } from '../../shared/content/schemas/site.ts'

type RobotsOptions = {
  /** Crawlers may read all of a preview, because they must see that every response says `noindex`. */
  readonly isPreview: boolean
  readonly sitemapUrl: string | undefined
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function toRobotsText({ isPreview, sitemapUrl }: RobotsOptions): string {
  if (isPreview) {
    return '# A preview: every response says noindex, and crawlers must be able to read that.\nUser-agent: *\nAllow: /\n'
  }
  const folders = routeTable.flatMap(({ path, indexable }) => {
    const [, folder, page] = path.split('/')
    return indexable || page === undefined ? [] : [`/${folder}/`]
  })
  const rules = [
    '# Every page as Markdown: /llms.txt',
    'User-agent: *',
    ...[...new Set(folders)].map(folder => `Disallow: ${folder}`),
  ]
  return [...rules, ...(sitemapUrl === undefined ? [] : ['', `Sitemap: ${sitemapUrl}`]), ''].join('\n')
}

type SecurityText = {
  readonly site: Pick<Site, 'email'>
  readonly expires: Date
  /** The absolute URL of the file, if known. */
  readonly canonical: string | undefined
}

/** Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
export function toSecurityText({ site, expires, canonical }: SecurityText): string {
  return [
    `Contact: mailto:${site.email.info}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    ...(canonical === undefined ? [] : [`Canonical: ${canonical}`]),
    '',
  ].join('\n')
}
