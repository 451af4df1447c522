import type { PageAddress } from '../../shared/page-address.ts'
import type { Page, PageState, Runtime, ScreenId } from '../../shared/page-data.ts'
import type { PageIntroduction } from './page-metadata.ts'
import { withDeadline } from './with-deadline.ts'

export type RenderRequest = { readonly address: PageAddress; readonly page: Page; readonly signal?: AbortSignal }

export type RenderedPage = {
  readonly html: Buffer
  /** The content security policy that fits the page's inline parts. */
  readonly policy: string
}

export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>

/** The document's build-time parts for a screen, with the policy that allows them. */
export type ScreenAssets<Assets> = (screen: ScreenId) => { readonly assets: Assets; readonly policy: string }

type Dependencies<Assets> = {
  readonly renderDocument: (input: {
    address: PageAddress
    state: PageState
    assets: Assets
    structuredData: object | undefined
    signal: AbortSignal
  }) => Promise<Buffer>
  readonly assetsOf: ScreenAssets<Assets>
  readonly introduce: (page: Page) => PageIntroduction
  readonly runtime: Runtime
  readonly deadlineMs?: number
  /** Told how long each render took. */
  readonly onRender?: (seconds: number) => void
}

/** Renders pages within a deadline. */
export function createPageRenderer<Assets>(dependencies: Dependencies<Assets>): PageRenderer {
  const { renderDocument, assetsOf, introduce, runtime, deadlineMs = 5000, onRender } = dependencies
  return async ({ address, page, signal }) => {
    const start = performance.now()
    const { assets, policy } = assetsOf(page.screen)
    const { page: introduced, structuredData } = introduce(page)
    const state = { page: introduced, runtime }
    const html = await withDeadline({ milliseconds: deadlineMs, signal }, ending =>
      renderDocument({ address, state, assets, structuredData, signal: ending }),
    )
    onRender?.((performance.now() - start) / 1000)
    return { html, policy }
  }
}
