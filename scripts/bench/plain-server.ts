import { join } from 'node:path'
import { Readable } from 'node:stream'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'
import type * as BuiltSite from '../../server/built-site.ts'
import { loadPage } from '../../shared/pages.ts'
import { resolveAddress } from '../../shared/resolve-address.ts'

/** The same pages from a plain Express app: compression middleware, one streamed render per request and no cache. */
const distFolder = join(import.meta.dirname, '../../dist')
const { openBuiltSite, parseConfig }: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))

const config = parseConfig(process.env)
const log = pino({ level: 'silent' })
const now = () => new Date()
const { library, renderPage } = openBuiltSite({ config, log, now, distFolder, isReady: () => true }).services

express()
  .use(compression())
  .get('/{*path}', async (request, response) => {
    const address = resolveAddress({ pathname: request.path, search: '' })
    const result = await loadPage(library, address, now())
    if (result.kind === 'redirect') return response.redirect(result.to)
    const html = await renderPage({ address, page: result.page })
    response.status(result.status).type('html')
    Readable.from(toChunks(html)).pipe(response)
  })
  .listen(config.PORT, '127.0.0.1')

/** In the sizes that React's own stream has. */
function* toChunks(html: Buffer) {
  for (let start = 0; start < html.length; start += 2048) yield html.subarray(start, start + 2048)
}
