import { join } from 'node:path'
import compression from 'compression'
import express from 'express'
import type * as BuiltSite from '../../server/built-site.ts'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'

/** The same pages from a plain Express app: compression middleware, a render for each request and no cache. */
const distFolder = join(import.meta.dirname, '../../dist')
const built: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))

const config = built.parseConfig(process.env)
const { library, renderPage } = built.readBuild(distFolder, config)

express()
  .set('etag', false)
  .use(compression())
  .get('/{*path}', async (request, response) => {
    const address = resolveAddress({ pathname: request.path, search: '' })
    const result = await loadPage(library, address, new Date())
    if (result.kind === 'redirect') return response.redirect(result.to)
    const { page, status } = result
    response
      .status(status)
      .type('html')
      .send(await renderPage({ address, page }))
  })
  .listen(config.PORT, '127.0.0.1')
