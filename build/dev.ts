import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import express, { type RequestHandler } from 'express'
import { createServer as createViteServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite'
import type * as EntryServer from '../client/entry-server.tsx'
import { createMemoryLibrary } from '../server/library.ts'
import { createEnding, listen } from '../server/lifecycle.ts'
import { openSqlite } from '../server/outbox/sqlite.ts'
import { emptyStyle } from '../server/render/built-assets.ts'
import { createPageRenderer, type PageRenderer } from '../server/render/page-renderer.ts'
import { toFetchedPassages } from '../server/search/shorten-passages.ts'
import { readConfig } from '../server/settings/config.ts'
import { createSite, toRuntime } from '../server/site.ts'
import type { Library } from '../shared/content/library.ts'
import { ownDemoBase } from '../shared/demos/demo-address.ts'
import { buildIndex } from '../shared/search/build-index.ts'
import { passagesPath } from '../shared/search/search-request.ts'
import { findContent } from './content-plugin.ts'
import { createDevLog } from './dev-log.ts'

/** Serves the same app with hot reload; pages are rendered from the current sources. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createDevLog(config.LOG_LEVEL)
  const server = createServer()
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const loadEntry = async () => {
    const entry = await vite.ssrLoadModule('/client/entry-server.tsx')
    return entry as typeof EntryServer
  }
  // Read at each use: Vite starts with another plugin when its configuration changes.
  const readLibrary = () => createMemoryLibrary(findContent(vite.config.plugins).readLibrary())
  const library: Library = {
    get siteData() {
      return readLibrary().siteData
    },
    read: async name => {
      const own = readLibrary()
      // Rendered at the first search, and anew after a change of content.
      if (name !== 'passages') return own.read(name)
      const { readPassages } = await import('../server/search/read-passages.ts')
      // The type of a document follows from its name.
      const pages = await readPassages({ library: own, renderPage, now: new Date() })
      const { kindWords } = await own.read('search')
      return { pages, index: buildIndex(pages, kindWords) } as never
    },
  }
  const renderPage: PageRenderer = createPageRenderer({
    renderDocument: async input => (await loadEntry()).renderDocument(input),
    assetsOf: () => undefined,
    completeDocument: async html => {
      const styles = await renderStyles(vite)
      return html.replace(emptyStyle, () => styles)
    },
    siteData: readLibrary().siteData,
    runtime: {
      ...toRuntime(config),
      get edition() {
        const { preview } = findContent(vite.config.plugins).readEditions()
        return preview && { version: preview.version, files: {}, notice: preview.notice }
      },
    },
    // The first render waits for Vite to transform the sources.
    deadlineMs: 60_000,
  })
  const { requestHandler, delivery } = createSite(
    // A cached page would not show changed sources.
    { ...config, PAGE_CACHE_MIB: 0 },
    {
      ...{ log, now: () => new Date(), isReady: () => true },
      // Without DATABASE_URL, which is for several processes.
      outbox: openSqlite(config.DATA_DIR, { minFreeMib: config.DISK_FLOOR_MIB }),
      database: undefined,
      library,
      renderPage,
      // Vite inserts inline styles and scripts, which the policy of the built site blocks.
      toPolicy: () => "frame-ancestors 'none'",
      files: express
        .Router()
        .get('/design', serveDesignPage(vite))
        .get(passagesPath, async (_request, response) => {
          response.json(toFetchedPassages((await library.read('passages')).pages))
        })
        .use(vite.middlewares),
      folders: new Set(),
      // It edits what is built.
      editor: express.Router(),
      demoApps: express.Router().get(`${ownDemoBase}/:demoId/`, serveDemoApp(vite)),
    },
  )
  server.on('request', requestHandler)
  const { port } = await listen(server, { port: config.PORT, host: config.HOST })
  log.info(`listening on http://localhost:${port}`)
  delivery.wake()
  const ending = createEnding({
    server,
    log,
    drainMs: 0,
    beginDrain: () => {},
    finish: async () => {
      await vite.close()
      await delivery.finish()
    },
    close: delivery.close,
  })
  ending.endOnSignal()
}

/**
 * The style sheets of all that has been rendered since the start, in the order of their imports. In the browser, Vite
 * takes them over by the attribute.
 */
async function renderStyles({ environments: { ssr }, ssrLoadModule }: ViteDevServer): Promise<string> {
  const seen = new Set<EnvironmentModuleNode>()
  const sheets: EnvironmentModuleNode[] = []
  const add = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    for (const imported of node.importedModules) add(imported)
    if (node.id?.endsWith('.scss')) sheets.push(node)
  }
  const entry = await ssr.moduleGraph.getModuleByUrl('/client/entry-server.tsx')
  if (entry !== undefined) add(entry)
  const styles = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const { default: text } = await ssrLoadModule(`${url}?inline`)
      return `<style data-vite-dev-id="${id}">${text}</style>`
    }),
  )
  return styles.join('')
}

/** Every component in every state. */
function serveDesignPage(vite: ViteDevServer): RequestHandler {
  return async (request, response) => {
    const html = readFileSync('client/design/index.html', 'utf8')
    response.removeHeader('Content-Security-Policy')
    response.type('html').send(await vite.transformIndexHtml(request.url, html))
  }
}

/** A demo program from its sources. */
function serveDemoApp(vite: ViteDevServer): RequestHandler<{ demoId: string }> {
  return async ({ params: { demoId } }, response, next) => {
    const folder = `demos/${demoId}/program`
    if (!/^[a-z0-9-]+$/.test(demoId) || !existsSync(folder)) return next()
    const html = readFileSync(`${folder}/index.html`, 'utf8').replace('./entry.tsx', `/${folder}/entry.tsx`)
    response.removeHeader('Content-Security-Policy')
    response.type('html').send(await vite.transformIndexHtml(`/${folder}/index.html`, html))
  }
}

main()
