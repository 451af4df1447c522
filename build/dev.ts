import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import express, { type RequestHandler } from 'express'
import { pino } from 'pino'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import type * as EntryServer from '../client/entry-server.tsx'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { createMemoryLibrary } from '../server/library.ts'
import { endOnSignal, listen } from '../server/lifecycle.ts'
import { openDelivery } from '../server/mail/delivery.ts'
import { createMetrics } from '../server/observability/metrics.ts'
import { openPages } from '../server/pages/open-pages.ts'
import { createIntroducer } from '../server/render/page-metadata.ts'
import type { PageRenderer } from '../server/render/page-renderer.ts'
import { toRuntime } from '../server/runtime.ts'
import type { Library } from '../shared/content/library.ts'
import { ownDemoBase } from '../shared/demos/demo-address.ts'
import { findContent } from './content-plugin.ts'

/** Serves with hot reload from the same app: pages are rendered from the sources as they are at the request. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = pino({ level: config.LOG_LEVEL, base: undefined, transport: { target: 'pino-pretty' } })
  const server = createServer()
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const loadEntry = async () => {
    const entry = await vite.ssrLoadModule('/client/entry-server.tsx')
    return entry as typeof EntryServer
  }
  const now = () => new Date()
  // Each time anew: Vite starts with another plugin when its configuration changes.
  const readLibrary = () => createMemoryLibrary(findContent(vite.config.plugins).readLibrary())
  const delivery = openDelivery({ config, site: readLibrary().siteData.site, now, log })
  const library: Library = {
    get siteData() {
      return readLibrary().siteData
    },
    read: name => readLibrary().read(name),
  }
  const renderPage: PageRenderer = async ({ address, page, signal = new AbortController().signal }) => {
    const { renderDocument, devModule } = await loadEntry()
    const assets = { style: '', screenStyles: '', font: '', loader: '', module: devModule }
    const runtime = toRuntime(config)
    // Preview pictures are drawn by the build.
    const introduce = createIntroducer({ siteData: library.siteData, publicUrl: runtime.publicUrl, cards: new Map() })
    const { page: introduced, structuredData } = introduce(page)
    const state = { page: introduced, runtime }
    const html = await renderDocument({ address, state, assets, structuredData, signal })
    // Vite adds styles and its client as inline parts; only development lets them through.
    return { html, policy: "frame-ancestors 'none'" }
  }
  // A page that was kept would not show what has been changed since.
  const { pages, securityHeaders } = openPages({ config: { ...config, PAGE_CACHE_MIB: 0 }, library, renderPage, now })
  const { outbox } = delivery
  const app = createApp({
    config,
    log,
    now,
    library,
    renderPage,
    pages,
    securityHeaders,
    metrics: createMetrics({ outbox, cacheBytes: pages.keptBytes, now }),
    files: express.Router().get('/design', serveDesignPage(vite)).use(vite.middlewares),
    demoApps: express.Router().get(`${ownDemoBase}/:demoId/`, serveDemoApp(vite)),
    outbox,
    wakeDelivery: delivery.wake,
    isReady: () => true,
  })
  server.on('request', app)
  const { port } = await listen(server, { port: config.PORT, host: config.HOST })
  log.info(`listening on http://localhost:${port}`)
  delivery.wake()
  endOnSignal({
    server,
    log,
    beginDrain: () => {},
    finish: async () => {
      await vite.close()
      await delivery.finish()
    },
    close: delivery.close,
  })
}

/** Every component in every state. */
function serveDesignPage(vite: ViteDevServer): RequestHandler {
  return async (request, response) => {
    const html = readFileSync('client/design/index.html', 'utf8')
    response.removeHeader('Content-Security-Policy')
    response.type('html').send(await vite.transformIndexHtml(request.url, html))
  }
}

/** A demo program from its sources; the sandbox is the built site's. */
function serveDemoApp(vite: ViteDevServer): RequestHandler<{ demoId: string }> {
  return async ({ params: { demoId } }, response, next) => {
    const folder = `client/demo-apps/${demoId}`
    if (!/^[a-z0-9-]+$/.test(demoId) || !existsSync(folder)) return next()
    const html = readFileSync(`${folder}/index.html`, 'utf8').replace('./entry.tsx', `/${folder}/entry.tsx`)
    response.removeHeader('Content-Security-Policy')
    response.type('html').send(await vite.transformIndexHtml(`/${folder}/index.html`, html))
  }
}

main()
