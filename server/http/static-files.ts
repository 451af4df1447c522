import type { RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

/**
 * Built files, in the encoding made at build time. Paths that match `immutable` have a hash in their address and never
 * change; the rest is fetched again after an hour.
 */
export function staticFiles(folder: string, immutable: RegExp): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: response => {
        const isImmutable = immutable.test(response.req.url ?? '')
        // The demo programs run in an opaque origin, to which even this site's own scripts and fonts are foreign.
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
        response.setHeader(
          'Cache-Control',
          isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    },
  })
  return function serveFile(request, response, next) {
    // The compressed copies have no address of their own.
    if (/\.(br|gz)$/.test(request.path)) return next()
    files(request, response, next)
  }
}
