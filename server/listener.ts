import type { RequestListener } from 'node:http'
import { createApp } from './app.ts'
import { serveKeptPages } from './pages/kept-pages.ts'
import type { Services } from './services.ts'

/** All that the server does with a request: kept pages at once, everything else by the app. */
export function createListener(services: Services): RequestListener {
  return serveKeptPages(services, createApp(services))
}
