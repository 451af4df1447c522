import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { builtFolders } from '../assets/archive.ts'

/** The first for `fs.createReadStream`: its default of 64 KiB would take 130 KiB of memory for each client that reads slowly. */
const options = { highWaterMark: 16 * 1024, index: false, redirect: false, dotfiles: 'ignore' } as const

/** Serves the built files of a folder, precompressed. Files whose URL matches `immutable` contain a hash in it; browsers keep others for an hour. */
export function staticFiles(folder: string, immutable: RegExp): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      ...options,
      setHeaders: response => setHeaders(response, immutable.test(response.req.url ?? '')),
    },
  })
  return withoutCopies(files)
}

/** Serves the hashed files of other releases from ASSETS_DIR, whose content changes while the site runs. */
export function archivedFiles(folder: string): RequestHandler {
  const router = express.Router()
  for (const name of Object.keys(builtFolders)) {
    const setOwnHeaders = (response: ServerResponse) => setHeaders(response, true)
    router.use(`/${name}`, express.static(join(folder, name), { ...options, setHeaders: setOwnHeaders }))
  }
  return withoutCopies(router)
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
