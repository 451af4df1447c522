import { toQueryString } from '../../shared/addresses/links.ts'
import type { Library } from '../../shared/content/library.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { escapeMarkup } from '../../shared/values/escape-markup.ts'
import { listCanonicalPages } from './canonical-pages.ts'

export type SitemapEntry = { readonly path: string; readonly changed?: string }

/** The canonical, indexable pages in the order of the route table. */
export async function listSitemapEntries(library: Library, now: Date): Promise<readonly SitemapEntry[]> {
  const pages = await listCanonicalPages(library, now)
  return pages.flatMap(({ path, page }) => {
    const changed = findLastChange(page)
    return [path, ...listFurtherPages(path, page)].map(each => ({ path: each, changed }))
  })
}

/** The pages of a list after its first. */
function listFurtherPages(path: string, { screen, data }: Page): readonly string[] {
  if (screen !== 'blog' && screen !== 'blogs') return []
  return Array.from({ length: data.pageCount - 1 }, (_, index) => path + toQueryString({ page: index + 2 }))
}

/** https://www.sitemaps.org/protocol.html */
export function toSitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${escapeMarkup(publicUrl + path)}</loc>${lastmod}</url>`
  })
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return [start, ...urls, '</urlset>', ''].join('\n')
}

/** The date of an article, or of the newest article in a list. Undefined without a date: none is better than a wrong one. */
function findLastChange({ screen, data }: Page): string | undefined {
  switch (screen) {
    case 'post':
      return data.article.changedOn ?? data.article.publishedAt ?? data.article.publishedOn
    case 'whitePaper':
      return data.article.changedOn ?? data.article.datePublished
    case 'charts':
      return 'chart' in data ? (data.chart.changedOn ?? data.chart.publishedOn) : undefined
    case 'job':
      return data.job.datePosted
    case 'demo':
      return data.demo.createdAt
    case 'blog':
    case 'blogs':
      return newest(data.posts.map(({ publishedOn }) => publishedOn))
    case 'person':
      return newest(data.articles.map(({ publishedOn }) => publishedOn))
    case 'whitePapers':
      return newest(data.papers.map(({ datePublished }) => datePublished))
    case 'careers':
    case 'demos':
      return data.changedOn
    default:
      return undefined
  }
}

function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}
