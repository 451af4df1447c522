import { chartFilePath, chartFormats } from '../../shared/addresses/chart-files.ts'
import { linkTo } from '../../shared/addresses/links.ts'
import { toCitation } from '../../shared/blog/citation.ts'
import { citeChart } from '../../shared/blog/cite-chart.ts'
import type { SiteData } from '../../shared/content/library.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { toOwnTitle } from '../../shared/site-pages/page-title.ts'

type Facts = { readonly siteData: SiteData; readonly publicUrl: string }
type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a page's Markdown begins with: facts that its document has in the head. `anchor` is that of a part of the page. */
export function toFrontMatter(page: Page, { siteData: { site, sample }, publicUrl }: Facts, anchor?: string): string {
  const { title, description, canonicalPath } = page.meta
  const url = canonicalPath && `${publicUrl}${canonicalPath}${anchor === undefined ? '' : `#${anchor}`}`
  const fields: Fields = {
    title: toOwnTitle(title, site.name),
    description,
    url,
    ...toOwnFields(page, site.name, publicUrl),
    publisher: site.name,
    notice: sample?.footer,
  }
  // YAML whose values are written as JSON, which is a subset of it.
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value).replaceAll('\u00a0', ' ')}`],
  )
  return ['---', ...lines, '---', ''].join('\n')
}

function toOwnFields({ screen, data }: Page, company: string, publicUrl: string): Fields {
  switch (screen) {
    case 'post': {
      const { id, displayTitle: title, author, publishedOn, changedOn, topics } = data.article
      const path = linkTo('blogsPost', { postId: id })
      return toArticleFields({
        title,
        authors: [author.name],
        publishedOn,
        changedOn,
        topics,
        company,
        url: publicUrl + path,
      })
    }
    case 'whitePaper': {
      const { id, title, authors, datePublished: publishedOn, changedOn, tags: topics } = data.article
      const names = authors.map(({ name }) => name)
      const path = linkTo('whitePaper', { paperId: id })
      return toArticleFields({ title, authors: names, publishedOn, changedOn, topics, company, url: publicUrl + path })
    }
    case 'charts': {
      if (!('chart' in data)) return {}
      const { chart, words } = data
      const { authors, publishedOn: published, changedOn: changed } = chart
      const files = chartFormats.map(format => publicUrl + chartFilePath(chart.id, format))
      const cite = citeChart(chart, { company, publicUrl })
      return { ...(authors.length > 0 && { authors }), published, changed, license: words.licenseUrl, files, cite }
    }
    case 'job':
      return { published: data.job.datePosted }
    default:
      return {}
  }
}

type Article = Parameters<typeof toCitation>[0] & { readonly topics: readonly string[]; readonly url: string }

function toArticleFields({ topics, url, ...cited }: Article): Fields {
  const { title, authors, publishedOn: published, changedOn: changed } = cited
  return { title, authors, published, changed, topics, cite: `${toCitation(cited)} ${url}` }
}
