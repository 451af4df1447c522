import { content } from 'virtual:content'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Document } from './Document.tsx'
import { createBrowserSource } from './page-source.ts'
import { readDocumentAssets, readPageState } from './page-state.ts'
import { AppRoutes } from './routes.tsx'
import { loadScreen } from './screens.ts'
import { createStaticLibrary } from './static-library.ts'
import './styles/global.scss'

async function hydrate(): Promise<void> {
  const { pathname, search } = window.location
  const state = readPageState(document)
  const loaded = {
    result: { kind: 'page', status: 200, page: state.page },
    Screen: await loadScreen(state.page.screen),
  } as const
  const source = createBrowserSource(createStaticLibrary(content), { address: { pathname, search }, loaded })
  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={readDocumentAssets(document)} state={state}>
        <BrowserRouter>
          <AppRoutes source={source} runtime={state.runtime} />
        </BrowserRouter>
      </Document>,
    )
  })
}

hydrate()
