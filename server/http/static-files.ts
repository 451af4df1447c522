import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'
import { compressible } from '../../shared/values/file-types.ts'

/** The first for `fs.createReadStream`: its default of 64 KiB would take 130 KiB of memory for each client that reads slowly. */
const options = { highWaterMark: 16 * 1024, index: false, redirect: false, dotfiles: 'ignore' } as const

/** Serves the built files of a folder, precompressed. Files whose URL matches `immutable` contain a hash in it; browsers keep others for an hour. */
export function staticFiles(folder: string, immutable: RegExp): RequestHandler {
  const files = servePrecompressed(folder, response => setHeaders(response, immutable.test(response.req.url)))
  return withoutCopies(files)
}

const encodings = { br: '.br', gzip: '.gz' } as const

/** Serves files of a folder, or the compressed copies beside them. Looks for them at each request: to list them all would delay the start. */
export function servePrecompressed(folder: string, setHeaders: (response: Response) => void): RequestHandler {
  const router = express.Router()
  for (const encoding of ['br', 'gzip'] as const) {
    const serve = express.static(folder, {
      ...options,
      setHeaders: (response, path) => {
        response.type(extname(path.slice(0, -encodings[encoding].length))).set('Content-Encoding', encoding)
        setHeaders(response)
      },
    })
    router.use((request, response, next) => {
      if (!compressible.test(request.path)) return next()
      response.vary('Accept-Encoding')
      if (request.acceptsEncodings(encoding) === false) return next()
      const { url } = request
      request.url = request.path + encodings[encoding]
      serve(request, response, error => {
        request.url = url
        next(error)
      })
    })
  }
  return router.use(express.static(folder, { ...options, setHeaders }))
}

function setHeaders(response: ServerResponse, isImmutable: boolean): void {
  // Demo programs run in an opaque origin, so their own scripts and fonts are cross-origin.
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
}

/** The compressed copies have no URLs; the router has rejected malformed encodings. */
function withoutCopies(files: RequestHandler): RequestHandler {
  return function serveFile(request, response, next) {
    if (/\.(br|gz)$/.test(decodeURIComponent(request.path))) return next()
    files(request, response, next)
  }
}
