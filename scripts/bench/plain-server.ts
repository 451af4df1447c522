import { join } from 'node:path'
import compression from 'compression'
import express from 'express'
import { renderToPipeableStream } from 'react-dom/server'
import type * as BuiltSite from '../../server/built-site.ts'
import { toRuntime } from '../../server/site.ts'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'

/** The same pages from a plain Express app: compression middleware, React's stream for each request and no cache. */
const distFolder = join(import.meta.dirname, '../../dist')
const built: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))

const config = built.parseConfig(process.env)
const { library } = built.readBuild(distFolder, config)
const { assetsOf } = built.readBuiltAssets(join(distFolder, 'client'), built.screenModules())
const runtime = toRuntime(config)

express()
  .use(compression())
  .get('/{*path}', async (request, response) => {
    const address = resolveAddress({ pathname: request.path, search: '' })
    const result = await loadPage(library, address, new Date())
    if (result.kind === 'redirect') return response.redirect(result.to)
    const { page, status } = result
    const document = await built.createDocument({ address, state: { page, runtime }, assets: assetsOf(page.screen) })
    const { pipe } = renderToPipeableStream(document, {
      onShellReady: () => pipe(response.status(status).type('html')),
    })
  })
  .listen(config.PORT, '127.0.0.1')
