import { join } from 'node:path'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'
import type * as BuiltSite from '../../server/built-site.ts'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'

/** The same pages from a plain Express app: compression middleware, a render for each request and no cache. */
const distFolder = join(import.meta.dirname, '../../dist')
const built: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))

const config = built.parseConfig(process.env)
const log = pino({ level: 'silent' })
const now = () => new Date()
const { library, renderPage } = built.openBuiltSite({ config, log, now, distFolder, isReady: () => true }).services

express()
  .set('etag', false)
  .use(compression())
  .get('/{*path}', async (request, response) => {
    const address = resolveAddress({ pathname: request.path, search: '' })
    const result = await loadPage(library, address, now())
    if (result.kind === 'redirect') return response.redirect(result.to)
    const { page, status } = result
    response
      .status(status)
      .type('html')
      .send(await renderPage({ address, page }))
  })
  .listen(config.PORT, '127.0.0.1')
