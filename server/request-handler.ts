import type { RequestListener } from 'node:http'
import { createApp } from './app.ts'
import { serveKeptPages } from './pages/serve-cached-pages.ts'
import type { Services } from './services.ts'

/** All that the server does with a request: kept pages at once, everything else by the app. */
export function createListener(services: Services): RequestListener {
  const serve = serveKeptPages(services, createApp(services))
  return function answer(request, response) {
    // While the site stops, clients open their next connection elsewhere.
    if (!services.isReady()) response.shouldKeepAlive = false
    serve(request, response)
  }
}
