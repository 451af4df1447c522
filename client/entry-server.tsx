import { Writable } from 'node:stream'
import { content } from 'virtual:content'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageState } from '../shared/page-data.ts'
import type { PageAddress } from '../shared/resolve-address.ts'
import { Document, type DocumentAssets } from './Document.tsx'
import { AuthProvider } from './features/auth/AuthProvider.tsx'
import { AppRoutes } from './routes.tsx'
import { loadScreen, screenModules } from './screens.ts'

export type { DocumentAssets }
export { content, screenModules }

/** People sign in in the browser only. */
const nobody = { passwordHash: '', read: async () => [] }

export type RenderInput = {
  readonly address: PageAddress
  readonly state: PageState
  readonly assets: DocumentAssets | undefined
  readonly structuredData?: object
  /** Ends the render: the deadline passed, or nobody waits any more. */
  readonly signal: AbortSignal
}

/** The whole document as bytes. Rejects with the first error of the render, or with the signal's reason. */
export async function renderDocument(input: RenderInput): Promise<Buffer> {
  const { address, state, assets, structuredData, signal } = input
  const Screen = await loadScreen(state.page.screen)
  const source = {
    get: () => ({ result: { kind: 'page', status: 200, page: state.page } as const, Screen }),
    prefetch: async () => {},
    subscribe: () => () => {},
  }
  return renderToBuffer(
    <Document assets={assets} state={state} structuredData={structuredData}>
      <StaticRouter location={`${address.pathname}${address.search}`}>
        <AuthProvider staff={nobody}>
          <AppRoutes source={source} runtime={state.runtime} />
        </AuthProvider>
      </StaticRouter>
    </Document>,
    signal,
  )
}

/** Waits for the whole tree, so that React has no reason to stream in later parts by scripts of its own. */
export function renderToBuffer(tree: React.ReactNode, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
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
    const stop = () => {
      abort(signal.reason)
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
