import type { RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

const immutablePaths = /^\/(assets|demo-assets|content|og)\//

/** Serves the built files of a folder, precompressed. Files with a hash in their URL are immutable; browsers keep others for an hour. */
export function staticFiles(folder: string): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: response => {
        const isImmutable = immutablePaths.test(response.req.url ?? '')
        // Demo programs run in an opaque origin, so their own scripts and fonts are cross-origin.
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
    // The compressed copies have no URLs.
    if (/\.(br|gz)$/.test(request.path)) return next()
    files(request, response, next)
  }
}
