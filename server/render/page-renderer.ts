import type { DocumentAssets, RenderInput } from '../../client/entry-server.tsx'
import type { PageAddress } from '../../shared/addresses/resolve-address.ts'
import type { SiteData } from '../../shared/content/library.ts'
import type { Page, Runtime, ScreenId } from '../../shared/site-pages/page-data.ts'
import { toSocialPicture } from '../../shared/site-pages/social-picture.ts'
import type { WorkQueue } from '../http/work-queue.ts'
import { toStructuredData } from '../seo/structured-data.ts'
import type { CompleteDocument } from './built-assets.ts'

export type RenderRequest = { readonly address: PageAddress; readonly page: Page; readonly signal?: AbortSignal }

/** Renders a whole document. Rejects when the render fails, takes over five seconds or is aborted. */
export type PageRenderer = (request: RenderRequest) => Promise<Buffer>

type Dependencies = {
  readonly renderDocument: (input: RenderInput) => Promise<Buffer>
  /** The document's assets for a screen; undefined in development. */
  readonly assetsOf: (screen: ScreenId) => DocumentAssets | undefined
  /** None: the page is not for a browser. */
  readonly completeDocument?: CompleteDocument
  readonly siteData: SiteData
  readonly runtime: Runtime
  readonly deadlineMs?: number
}

export function createPageRenderer(dependencies: Dependencies): PageRenderer {
  const { renderDocument, assetsOf, completeDocument, siteData, runtime, deadlineMs = 5000 } = dependencies
  return async ({ address, page, signal }) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const picture = toSocialPicture(page, siteData.site)
    const html = await renderDocument({
      address,
      state: { page: { ...page, meta: { ...page.meta, picture } }, runtime },
      assets: assetsOf(page.screen),
      structuredData: toStructuredData(page, { siteData, publicUrl: runtime.publicUrl }),
      signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
    })
    return completeDocument === undefined ? html : Buffer.from(await completeDocument(html.toString(), page.screen))
  }
}

/** Tells the duration of each render in seconds. */
export function observeRenders(render: PageRenderer, onRender: (seconds: number) => void): PageRenderer {
  return async request => {
    const start = performance.now()
    try {
      return await render(request)
    } finally {
      onRender((performance.now() - start) / 1000)
    }
  }
}

/** Renders one page at a time. */
export function takeTurns(render: PageRenderer, queue: WorkQueue): PageRenderer {
  return request =>
    queue(() => {
      request.signal?.throwIfAborted()
      return render(request)
    })
}
