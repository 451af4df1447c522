import { Writable } from 'node:stream'
import { content } from 'virtual:content'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageAddress } from '../shared/addresses/resolve-address.ts'
import type { PageState } from '../shared/site-pages/page-data.ts'
import { Document, type DocumentAssets } from './Document.tsx'
import { AuthProvider } from './features/auth/AuthProvider.tsx'
import { AppRoutes } from './routes.tsx'
import { loadScreen, loadScreens, screenModules } from './screens.ts'

export type { DocumentAssets }
export { content, loadScreens, screenModules }

/** Staff sign in in the browser only. */
const noStaff = { passwordHash: '', read: async () => [] }

export type RenderInput = {
  readonly address: PageAddress
  readonly state: PageState
  readonly assets: DocumentAssets | undefined
  readonly structuredData?: object
  /** Aborts the render, after the deadline or when the client disconnects. */
  readonly signal: AbortSignal
}

/** Renders the whole document. Rejects with the first error of the render, or with the signal's reason. */
export async function renderDocument(input: RenderInput): Promise<Buffer> {
  const { state, assets, structuredData, signal } = input
  const app = await renderToBuffer(await createApp(input), signal)
  return renderToBuffer(
    <Document assets={assets} state={state} structuredData={structuredData} app={app.toString()} />,
    signal,
  )
}

async function createApp({ address, state }: RenderInput): Promise<React.ReactElement> {
  const Screen = await loadScreen(state.page.screen)
  const source = {
    get: () => ({ result: { kind: 'page', status: 200, page: state.page } as const, Screen }),
    prefetch: () => {},
    subscribe: () => () => {},
  }
  return (
    <StaticRouter location={`${address.pathname}${address.search}`}>
      <AuthProvider staff={noStaff}>
        <AppRoutes source={source} runtime={state.runtime} />
      </AuthProvider>
    </StaticRouter>
  )
}

/** Waits for the whole tree: React would add inline scripts to insert parts that it streams later. */
export function renderToBuffer(tree: React.ReactNode, signal: AbortSignal): Promise<Buffer> {
  let cancel = () => {}
  const html = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    let failure: unknown
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => {
        failure ??= error
      },
      onShellError: reject,
      onAllReady: () => (failure === undefined ? pipe(sink) : reject(failure)),
    })
    cancel = () => {
      abort(signal.reason)
      reject(signal.reason)
    }
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel)
  })
  // The listener holds the rendered tree, and a signal with a deadline lives until then.
  return html.finally(() => signal.removeEventListener('abort', cancel))
}
