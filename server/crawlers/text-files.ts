import { linkTo } from '../../shared/addresses/links.ts'
import { routeTable } from '../../shared/addresses/routes.ts'
import type { SiteData } from '../../shared/content/library.ts'

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
  readonly siteData: Pick<SiteData, 'site' | 'sample'>
  readonly expires: Date
  /** The absolute URL of the file, if known. */
  readonly canonical: string | undefined
  /** Without a slash at the end; empty when it is unknown. */
  readonly publicUrl: string
}

/** Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116. An invented company has a form, but no mailbox. */
export function toSecurityText({ siteData: { site, sample }, expires, canonical, publicUrl }: SecurityText): string {
  const form = publicUrl + linkTo('contact', undefined, { topic: 'security' })
  return [
    `Contact: ${sample === undefined ? `mailto:${site.email.info}` : form}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    ...(canonical === undefined ? [] : [`Canonical: ${canonical}`]),
    '',
  ].join('\n')
}
