import { toTwinAddress } from '../../shared/addresses/markdown-path.ts'
import type { ResolvedAddress } from '../../shared/addresses/resolve-address.ts'
import type { SiteData } from '../../shared/content/library.ts'
import type { PageResult } from '../../shared/site-pages/page-data.ts'
import { hasMarkdown } from '../markdown/has-markdown.ts'
import type { PageMarkdown } from '../markdown/page-markdown.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { PageCacheControl } from './cache-control.ts'
import type { HeaderList, RenderedPage } from './encoded-page.ts'
import type { PageForm } from './form.ts'

export type ShownPage = Extract<PageResult, { kind: 'page' }>

export type Representer = {
  /** A page in a form, which must be HTML when the page has no twin; of a twin perhaps only the part at an anchor. */
  readonly represent: (
    address: ResolvedAddress,
    shown: ShownPage,
    form: PageForm,
    section?: string,
  ) => Promise<RenderedPage>
  /** The anchors of the parts that a page's twin has. */
  readonly listAnchors: (address: ResolvedAddress, shown: ShownPage) => Promise<ReadonlySet<string>>
}

type Dependencies = {
  readonly renderPage: PageRenderer
  readonly siteData: SiteData
  /** Headers of every page in HTML, and of every one in Markdown. */
  readonly headers: Readonly<Record<'html' | 'markdown', HeaderList>>
  readonly cacheControl: PageCacheControl
  /** Without a slash at the end; empty when it is unknown. */
  readonly publicUrl: string
}

export function createRepresenter(dependencies: Dependencies): Representer {
  const { renderPage, siteData, headers, cacheControl, publicUrl } = dependencies
  return { represent, listAnchors: async (address, shown) => (await toMarkdown(address, shown)).anchors }

  async function represent(
    address: ResolvedAddress,
    shown: ShownPage,
    form: PageForm,
    section?: string,
  ): Promise<RenderedPage> {
    const { page, status } = shown
    const caching = ['Cache-Control', cacheControl(shown)]
    const common = { status, route: address.kind === 'page' ? address.path : 'other' }
    const negotiated = hasMarkdown(page.screen) && { vary: 'Accept' as const }
    if (form === 'html') {
      const bytes = await renderPage({ address, page })
      const links = listLinks(shown, 'alternate')
      return { bytes, type: 'text/html', headers: [...headers.html, ...caching, ...links], ...negotiated, ...common }
    }
    const { markdown } = await toMarkdown(address, shown, section)
    const own = form === 'twin' ? unindexed(headers.markdown) : listLocation(shown)
    return {
      bytes: Buffer.from(markdown),
      type: 'text/markdown',
      headers: [...headers.markdown, ...caching, ...listLinks(shown, 'canonical'), ...own],
      ...(form === 'markdown' && negotiated),
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

  /** The twin of a page, or the page of a twin; none for a message. */
  function listLinks(shown: ShownPage, relation: 'alternate' | 'canonical'): HeaderList {
    const { canonicalPath } = shown.page.meta
    const twin = findTwin(shown)
    if (canonicalPath === undefined || twin === undefined) return []
    if (relation === 'canonical') return ['Link', `<${publicUrl}${canonicalPath}>; rel="canonical"`]
    return ['Link', `<${publicUrl}${twin}>; rel="alternate"; type="text/markdown"`]
  }
}

/** Where the Markdown of a page's own address is too. */
function listLocation(shown: ShownPage): HeaderList {
  const twin = findTwin(shown)
  return twin === undefined ? [] : ['Content-Location', twin]
}

function findTwin({ page, cacheKey }: ShownPage): string | undefined {
  const { canonicalPath } = page.meta
  if (canonicalPath === undefined || !hasMarkdown(page.screen)) return undefined
  return toTwinAddress(cacheKey ?? canonicalPath)
}

/** Search results should show the page. The headers of a preview say so already. */
function unindexed(headers: HeaderList): HeaderList {
  return headers.includes('x-robots-tag') ? [] : ['X-Robots-Tag', 'noindex']
}
