import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import type { ResolvedAddress } from '../../shared/addresses/resolve-address.ts'
import type { SiteData } from '../../shared/content/library.ts'
import type { PageResult } from '../../shared/site-pages/page-data.ts'
import type { PageHeaders } from '../http/security-headers.ts'
import { hasMarkdown } from '../markdown/has-markdown.ts'
import type { PageMarkdown } from '../markdown/page-markdown.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { PageCacheControl } from './cache-control.ts'
import type { HeaderList, RenderedPage } from './encoded-page.ts'
import type { PageFormat } from './format.ts'

export type ShownPage = Extract<PageResult, { kind: 'page' }>

export type FormatRenderer = {
  /** A page in a format, which must be HTML when the page has no Markdown version; of a Markdown version perhaps only the part at an anchor. */
  readonly renderFormat: (
    address: ResolvedAddress,
    shown: ShownPage,
    format: PageFormat,
    section?: string,
  ) => Promise<RenderedPage>
  /** The anchors of the parts that a page's Markdown version has. */
  readonly listAnchors: (address: ResolvedAddress, shown: ShownPage) => Promise<ReadonlySet<string>>
}

type Dependencies = {
  readonly renderPage: PageRenderer
  readonly siteData: SiteData
  /** Headers of a page in HTML, and of every one in Markdown. */
  readonly headers: { readonly html: PageHeaders; readonly markdown: HeaderList }
  readonly cacheControl: PageCacheControl
  /** Without a slash at the end; empty when it is unknown. */
  readonly publicUrl: string
}

export function createFormatRenderer(dependencies: Dependencies): FormatRenderer {
  const { renderPage, siteData, headers, cacheControl, publicUrl } = dependencies
  return { renderFormat, listAnchors: async (address, shown) => (await toMarkdown(address, shown)).anchors }

  async function renderFormat(
    address: ResolvedAddress,
    shown: ShownPage,
    format: PageFormat,
    section?: string,
  ): Promise<RenderedPage> {
    const { page, status } = shown
    const caching = ['Cache-Control', cacheControl(shown)]
    const common = { status, route: address.kind === 'page' ? address.path : 'other' }
    const negotiated = hasMarkdown(page.screen) && { vary: 'Accept' as const }
    if (format === 'html') {
      const bytes = await renderPage({ address, page })
      const links = listLinks(shown, 'alternate')
      return {
        bytes,
        type: 'text/html',
        headers: [...headers.html(bytes), ...caching, ...links],
        ...negotiated,
        ...common,
      }
    }
    const { markdown } = await toMarkdown(address, shown, section)
    const own = format === 'markdownFile' ? unindexed(headers.markdown) : listLocation(shown)
    return {
      bytes: Buffer.from(markdown),
      type: 'text/markdown',
      headers: [...headers.markdown, ...caching, ...listLinks(shown, 'canonical'), ...own],
      ...(format === 'markdown' && negotiated),
      ...common,
    }
  }

  /** The packages that read HTML are loaded with the first page that is asked for as Markdown. */
  async function toMarkdown(address: ResolvedAddress, { page }: ShownPage, section?: string): Promise<PageMarkdown> {
    const [html, { toPageMarkdown }] = await Promise.all([
      renderPage({ address, page }),
      import('../markdown/page-markdown.ts'),
    ])
    return toPageMarkdown({ page, html: html.toString(), siteData, publicUrl }, section)
  }

  /** The Markdown version of a page, or the page of a Markdown version; none for a message. */
  function listLinks(shown: ShownPage, relation: 'alternate' | 'canonical'): HeaderList {
    const { canonicalPath } = shown.page.meta
    const markdownAddress = findMarkdownAddress(shown)
    if (canonicalPath === undefined || markdownAddress === undefined) return []
    if (relation === 'canonical') return ['Link', `<${publicUrl}${canonicalPath}>; rel="canonical"`]
    return ['Link', `<${publicUrl}${markdownAddress}>; rel="alternate"; type="text/markdown"`]
  }
}

/** Where the Markdown of a page's own address is too. */
function listLocation(shown: ShownPage): HeaderList {
  const markdownAddress = findMarkdownAddress(shown)
  return markdownAddress === undefined ? [] : ['Content-Location', markdownAddress]
}

function findMarkdownAddress({ page, cacheKey }: ShownPage): string | undefined {
  const { canonicalPath } = page.meta
  if (canonicalPath === undefined || !hasMarkdown(page.screen)) return undefined
  return toMarkdownAddress(cacheKey ?? canonicalPath)
}

/** Search results should show the page. The headers of a preview say so already. */
function unindexed(headers: HeaderList): HeaderList {
  return headers.includes('x-robots-tag') ? [] : ['X-Robots-Tag', 'noindex']
}
