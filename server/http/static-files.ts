import type { RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

/** For `fs.createReadStream`. The default of 64 KiB would take 130 KiB of memory for each client that reads slowly. */
const readOptions = { highWaterMark: 16 * 1024 }

/** Serves the built files of a folder, precompressed. Files whose URL matches `immutable` contain a hash in it; browsers keep others for an hour. */
export function staticFiles(folder: string, immutable: RegExp): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      ...readOptions,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: response => {
        const isImmutable = immutable.test(response.req.url ?? '')
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
    // The compressed copies have no URLs; the router has rejected malformed encodings.
    if (/\.(br|gz)$/.test(decodeURIComponent(request.path))) return next()
    files(request, response, next)
  }
}
