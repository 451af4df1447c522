import { content } from 'virtual:content'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createBrowserSource, importLoaders } from './browser-source.ts'
import { serverHtml } from './components/lazy-part.ts'
import { AuthProvider } from './features/auth/AuthProvider.tsx'
import { BlogStoreContext, createBlogStore } from './features/blog/blog-store.ts'
import { keepPage } from './keep-page.ts'
import { appId, readPageState } from './page-state.ts'
import { AppRoutes } from './routes.tsx'
import { loadScreen } from './screens.ts'
import { createStaticLibrary } from './static-library.ts'

async function hydrate(): Promise<void> {
  const app = document.getElementById(appId)
  if (app === null) return
  listCarriedSheets()
  serverHtml.isShown = true
  const { pathname, search } = window.location
  const state = readPageState()
  const loaded = {
    result: { kind: 'page', status: 200, page: state.page },
    Screen: await loadScreen(state.page.screen),
  } as const
  const { version } = state.runtime.edition ?? content
  const library = createStaticLibrary({ ...content, version })
  const staff = { passwordHash: state.runtime.staffPasswordHash, read: () => library.read('staff') }
  const store = createBlogStore(library)
  const source = createBrowserSource(store, { address: { pathname, search }, loaded })
  startTransition(() => {
    hydrateRoot(
      app,
      <BrowserRouter>
        <AuthProvider staff={staff}>
          <BlogStoreContext value={store}>
            <AppRoutes source={source} runtime={state.runtime} />
          </BlogStoreContext>
        </AuthProvider>
      </BrowserRouter>,
      keepPage(app),
    )
  })
  whenIdle(() => {
    // The visitor's next page asks again when this fails.
    if (navigator.connection?.saveData !== true) importLoaders().catch(() => {})
  })
}

/** After the page has loaded: its own files come first. */
function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(callback))
  else if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback)
}

/** With a link, though a disabled one, Vite does not fetch a style sheet that the document carries. */
function listCarriedSheets(): void {
  const { sheets = '' } = document.querySelector<HTMLElement>('style[data-sheets]')?.dataset ?? {}
  for (const href of sheets.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, disabled: true }))
  }
}

hydrate()
